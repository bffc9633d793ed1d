import { describe, expect, it } from 'vitest'
import { inOrder } from './trip-order.ts'

const days = (...numbers: number[]) => numbers.map((day) => ({ iso: `2027-02-0${day}` }))
const told = (entries: ReturnType<typeof inOrder>) => entries.map(({ kind, iso }) => `${kind} ${iso.at(-1)}`)

describe('the order of a trip', () => {
  it('ends with the morning ashore', () =>
    expect(told(inOrder(days(1, 2), undefined, '2027-02-03'))).toEqual(['day 1', 'day 2', 'ashore 3']))
  it('goes ashore before the day that is spent on land', () =>
    expect(told(inOrder(days(1, 2, 3, 4), undefined, '2027-02-03'))).toEqual([
      'day 1',
      'day 2',
      'ashore 3',
      'day 3',
      'day 4',
    ]))
  it('has the free days where they fall', () =>
    expect(told(inOrder(days(1, 5), { iso: '2027-02-02' }, '2027-02-06'))).toEqual([
      'day 1',
      'free 2',
      'day 5',
      'ashore 6',
    ]))
})
