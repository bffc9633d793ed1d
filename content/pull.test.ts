import { expect, it } from 'vitest'
import { locales } from './locales.ts'
import { destinationIds } from './schema.ts'
import { copyOf } from './site.server.ts'

/** Without capitals, because a clause set alone begins with one. */
const plain = (text: string) => text.toLowerCase().replaceAll('*', '')

it('sets large only what the page says in its own place', () => {
  for (const locale of locales) {
    const { destination, about } = copyOf(locale)
    for (const id of destinationIds)
      expect(
        destination[id].intro.some((paragraph) => plain(paragraph).includes(plain(destination[id].pull))),
        `${locale} ${id}`,
      ).toBe(true)
    expect(
      [...about.journey.paragraphs, ...about.vision.paragraphs].some((paragraph) =>
        plain(paragraph).includes(plain(about.pull)),
      ),
      `${locale} about`,
    ).toBe(true)
  }
})
