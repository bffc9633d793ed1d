import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { parseServerConfig } from './config.ts'

describe('SITE_URL', () => {
  const originOf = (SITE_URL: string) => parseServerConfig({ SITE_URL }).site.origin

  it.each([
    'https://www.alisios.example',
    'https://www.alisios.example/',
    'https://WWW.Alisios.example',
    'https://www.alisios.example:443',
    'HTTPS://www.alisios.example',
  ])('is taken as browsers name it: %s', (address) => {
    expect(originOf(address)).toBe('https://www.alisios.example')
  })
  it('keeps a port that is not the usual one', () =>
    expect(originOf('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000'))
  it('is the company’s own address where none is given', () => expect(originOf('')).toBe(company.origin))
  it.each([
    'https://www.alisios.example/es',
    'https://www.alisios.example/?lang=es',
    'https://user:word@www.alisios.example',
  ])('is refused with more than an origin: %s', (address) => {
    expect(() => originOf(address)).toThrow(/SITE_URL: must name the site alone/)
  })
  it.each(['www.alisios.example', 'ftp://www.alisios.example'])(
    'is refused where it is no address of a site: %s',
    (address) => {
      expect(() => originOf(address)).toThrow(/SITE_URL: must be an address such as/)
    },
  )
})
