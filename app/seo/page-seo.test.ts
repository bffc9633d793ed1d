import { describe, expect, it } from 'vitest'
import { metaTags } from './meta-tags.ts'
import { pageSeo } from './page-seo.server.ts'

const seoOf = (title: string, more: Partial<Parameters<typeof pageSeo>[0]> = {}) =>
  pageSeo({
    origin: 'https://site.example',
    locale: 'en',
    explicit: true,
    id: 'faq',
    meta: { title, description: 'D', keywords: [] },
    ...more,
  })

describe('what a page says about itself', () => {
  it('adds the brand to a title where search results have room for it', () => {
    expect(seoOf('Marea Charter').title).toBe('Marea Charter | Alisios')
    expect(seoOf('x'.repeat(50)).title).toBe(`${'x'.repeat(50)} | Alisios`)
    expect(seoOf('x'.repeat(51)).title).toBe('x'.repeat(51))
  })
  it('says when an article appeared, of an article alone', () => {
    const tag = { property: 'article:published_time', content: '2024-03-12' }
    expect(metaTags(seoOf('Chef', { id: 'chef', published: '2024-03-12' }))).toContainEqual(tag)
    expect(
      metaTags(seoOf('Questions')).some(
        (each) => 'property' in each && each.property === 'article:published_time',
      ),
    ).toBe(false)
  })
})
