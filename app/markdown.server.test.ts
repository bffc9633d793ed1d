import { describe, expect, it } from 'vitest'
import { inHalves, renderMarkdown } from './markdown.server.ts'

const render = (markdown: string) =>
  renderMarkdown(markdown, { newTab: 'new tab', where: 'content/en/articles/chef.md' })

describe('Markdown of articles', () => {
  it.each([
    [
      '[x](page:fqa)',
      'content/en/articles/chef.md: the link "page:fqa" leads to no page. Use page:ID with an ID of app/pages.ts, or page:yacht/SLUG.',
    ],
    [
      '[x](page:yacht/lagon-56)',
      'content/en/articles/chef.md: the link "page:yacht/lagon-56" leads to no page. Use page:ID with an ID of app/pages.ts, or page:yacht/SLUG.',
    ],
    [
      '[x](page:faq#seesick)',
      'content/en/articles/chef.md: the link "page:faq#seesick" leads to no answer. After "page:faq#" stands the name of an answer in content/es/faq.ts.',
    ],
    ['[x](/faq)', 'content/en/articles/chef.md: the link "/faq" is neither page:ID, https, mailto nor tel'],
    [
      '[x](http://example.com)',
      'content/en/articles/chef.md: the link "http://example.com" is neither page:ID, https, mailto nor tel',
    ],
    [
      'A <b>bold</b> word',
      'content/en/articles/chef.md: "<b>" is HTML, which is not understood here. Write Markdown: **bold**, *italics*, ## a heading, - a point',
    ],
    [
      '<script>x</script>',
      'content/en/articles/chef.md: "<script>x</script>" is HTML, which is not understood here. Write Markdown: **bold**, *italics*, ## a heading, - a point',
    ],
    [
      '![boat](boat.jpg)',
      'content/en/articles/chef.md: the picture "boat.jpg" cannot stand inside a text. An article\'s two pictures are named in content/articles.ts',
    ],
  ])('refuses %s', (markdown, message) => {
    expect(() => render(markdown)).toThrow(new Error(message))
  })
  it('links inside and outside', () => {
    expect(render('[x](page:faq)')).toContain('<a href="/faq">x</a>')
    expect(render('[x](page:faq#seasick)')).toContain('<a href="/faq#seasick">x</a>')
    expect(render('[x](https://example.com)')).toContain(
      'target="_blank" rel="noopener">x<span class="sr-only"> (new tab)</span></a>',
    )
  })
  it('names the language of a foreign word in italics, and stresses any other', () => {
    expect(render('the *onmaked nega* and the *comarca*')).toContain(
      '<i lang="cuk">onmaked nega</i> and the <i lang="es">comarca</i>',
    )
    expect(render('ask *first*, *constructor*')).toContain('<em>first</em>, <em>constructor</em>')
  })
  it('is parted before the chapter nearest its middle', () => {
    const html = render('One long beginning of it.\n\n## A\n\nShort.\n\n## B\n\nA last chapter.')
    const [opening, rest] = inHalves(html)
    expect(opening + rest).toBe(html)
    expect(rest).toMatch(/^<h2>B<\/h2>/)
    expect(inHalves('<p>No chapter.</p>')).toEqual(['<p>No chapter.</p>', ''])
  })
})
