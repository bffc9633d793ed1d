import { expect, it } from 'vitest'
import { halvesOf } from './headline.tsx'

it.each([
  ['Erst die Stadt, *dann die Cayos*', ['Erst die Stadt,', '*dann die Cayos*']],
  ['De la puerta de su casa *a la escalera de baño*', ['De la puerta de su casa', '*a la escalera de baño*']],
  ['Fangen, putzen, kochen: ein Tag mit Mateo', ['Fangen, putzen, kochen:', 'ein Tag mit Mateo']],
  ['Vier Gründe, mit dem Boot zu reisen', ['Vier Gründe,', 'mit dem Boot zu reisen']],
])('%s falls into two halves', (title, halves) => expect(halvesOf(title)).toEqual(halves))

it.each([
  'Y, a barlovento, *Aruba*',
  'Catorce días por *San Blas*',
  'And *Aruba*, to windward',
  'Stadt, Inseln oder beides?',
  'Was wir wissen',
])('%s stays as it is', (title) => expect(halvesOf(title)).toBeUndefined())
