import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { interfaceInstance } from '#app/i18n/instance.ts'
import { interfaceText } from '#content/en/interface.ts'
import { paginate, Pagination } from './pagination.tsx'

const yachts = Array.from({ length: 23 }, (_, i) => `yacht ${i + 1}`)

function markup(wanted: number) {
  const { current, pages } = paginate(yachts, wanted)
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => <Pagination current={current} pages={pages} /> },
  ])
  return renderToStaticMarkup(
    <I18nextProvider i18n={interfaceInstance('en', interfaceText)}>
      <Page hydrationData={{ loaderData: { root: { locale: 'en', explicit: false } } }} />
    </I18nextProvider>,
  )
}

describe('twenty-three yachts', () => {
  it('make three pages of ten, ten and three', () => {
    expect([1, 2, 3].map((page) => paginate(yachts, page).items.length)).toEqual([10, 10, 3])
    expect(paginate(yachts, 3).items).toEqual(['yacht 21', 'yacht 22', 'yacht 23'])
  })
  it.each([
    [0, 1],
    [-4, 1],
    [99, 3],
    [Number.NaN, 1],
    [1.5, 1],
  ])('answer page %d with page %d', (wanted, shown) => {
    expect(paginate(yachts, wanted).current).toBe(shown)
  })
  it('have previous disabled on the first page and next on the last', () => {
    expect(markup(1)).toMatch(/aria-disabled="true"[^>]*>Previous/)
    expect(markup(1)).toMatch(/<a[^>]*href="\/yachts\?page=2"[^>]*>Next/)
    expect(markup(3)).toMatch(/aria-disabled="true"[^>]*>Next/)
    expect(markup(3)).toMatch(/<a[^>]*href="\/yachts\?page=2"[^>]*>Previous/)
    expect(markup(2)).not.toContain('aria-disabled')
  })
  it('mark the page shown, and lead to the others by links that need no script', () => {
    expect(markup(2)).toMatch(/aria-current="page"[^>]*>2</)
    expect(markup(2)).toMatch(/href="\/yachts"[^>]*>1</)
    expect(markup(2)).toMatch(/href="\/yachts\?page=3"[^>]*>3</)
  })
})
