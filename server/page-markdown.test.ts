import { expect, it } from 'vitest'
import { pageMarkdown } from './page-markdown.ts'

const page = (main: string) =>
  `<html lang="en"><head><title>Brisa &amp; crew</title><meta name="description" content="A yacht"/><link rel="canonical" href="https://site.example/yacht/brisa?lang=en"/></head><body><header>menu</header><main id="main">${main}</main></body></html>`
const markdown = (main: string) =>
  pageMarkdown(page(main), 'https://site.example').split('---\n\n')[1]!.trim()

it('begins with what the page is', () => {
  expect(pageMarkdown(page('<p>Hello</p>'), 'https://site.example')).toBe(
    '---\ntitle: "Brisa & crew"\ndescription: "A yacht"\nlanguage: "en"\npage: "https://site.example/yacht/brisa?lang=en"\n---\n\nHello\n',
  )
})
it('leads from anywhere', () => {
  expect(markdown('<a href="/faq">Ask</a> <a href="#prices">Prices</a> <a href="tel:+507">Call</a>')).toBe(
    '[Ask](https://site.example/faq) [Prices](https://site.example/yacht/brisa?lang=en#prices) [Call](tel:+507)',
  )
})
it('keeps facts and tables, and leaves forms, buttons and drawings out', () => {
  expect(
    markdown(
      '<h2>Facts</h2><dl><div><dt>Length</dt><dd>18.9 m</dd></div><div><dt>Guests</dt><dd>12</dd></div></dl><svg><text>x</text></svg><form><label>Name</label></form><table><thead><tr><th>Night</th><th>Low</th></tr></thead><tbody><tr><td>One</td><td>US$ 3,000</td></tr></tbody></table>',
    ),
  ).toBe('## Facts\n\n- Length: 18.9 m\n- Guests: 12\n\n| Night | Low |\n| --- | --- |\n| One | US$ 3,000 |')
})
