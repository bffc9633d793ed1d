import { data } from 'react-router'
import { siteRequest } from '#app/context.ts'
import { ledgerCopy, offerView } from '#app/features/offer/offer-view.server.ts'
import { sectionFile, sectionIds } from '#app/hydration/section-file.server.ts'
import { sectionDataPath } from '#app/pages.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { isLocale } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/section-data.ts'

/** What a section of a page of this build needs in a language: `offer-de-3f2a91c07b5e`. */
export function loader({ context, params: { name } }: Route.LoaderArgs) {
  const [section, locale] = name.split('-')
  const id = sectionIds.find((each) => each === section)
  if (!id || !isLocale(locale)) throw data(null, { status: 404 })
  const { offerModel } = context.get(siteRequest)
  const values = {
    forms: () => ({ copy: offerTexts[locale], charter: ledgerCopy(locale) }),
    offer: () => offerView(copyOf(locale), locale, offerModel),
    answer: () => offerTexts[locale].answer,
    interface: () => interfaceTexts[locale],
  }
  const { href, json } = sectionFile(id, locale, values[id]())
  // A page of an earlier build keeps what the server rendered; its form is posted as without scripts.
  if (href !== sectionDataPath(name)) throw data(null, { status: 404 })
  return new Response(json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
