import { describe, expect, it } from 'vitest'
import { serverHtmlStore } from './server-html.ts'

describe('HTML drawn by the server', () => {
  it('stays out of the data of a document, which shows it', () => {
    const { keep, parts } = serverHtmlStore({ url: 'https://www.example/itinerary-cuba?lang=de' })
    expect(keep('chart', '<svg/>')).toEqual({ key: 'chart' })
    expect(parts.get('chart')).toBe('<svg/>')
  })
  it('comes with the data of a page to which a visitor goes inside the site', () => {
    const { keep } = serverHtmlStore({ url: 'https://www.example/itinerary-cuba.data?lang=de' })
    expect(keep('chart', '<svg/>')).toEqual({ key: 'chart', html: '<svg/>' })
  })
  it('refuses two parts of one name, of which one would be lost', () => {
    const { keep } = serverHtmlStore({ url: 'https://www.example/' })
    keep('chart', 'a')
    expect(() => keep('chart', 'b')).toThrow('"chart"')
  })
})
