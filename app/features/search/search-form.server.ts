/** The search form as a page carries it: its words, its places, and what it is filled with. */
import { dayIn } from '#charter/time-zones.ts'
import { mostOnTwo } from '#charter/two-yachts.ts'
import { charterFleet } from '#charter/yacht.ts'
import { watersIds, type WatersId } from '#content/charter/waters.ts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/locales.ts'
import { searchTexts } from '#content/search.server.ts'

/** What stands in the fields, as text. `from` is an ISO day or an ISO month, or empty. */
export type SearchValues = { to: string; from: string; days: string; adults: string; children: string }

/** A week for two, which nobody has to fill in. */
export const usualSearch: SearchValues = { to: '', from: '', days: '7', adults: '2', children: '' }

export function searchForm(locale: Locale, values: Partial<SearchValues> = {}) {
  const { places, ...labels } = searchTexts[locale].form
  return {
    labels,
    places: watersIds.map((id: WatersId) => ({ id, name: places[id] })),
    values: { ...usualSearch, ...values },
    /** As many as a search answers with yachts. */
    most: mostOnTwo(charterFleet),
    renderedOn: dayIn(company.timeZone, new Date()),
  }
}
export type SearchFormData = ReturnType<typeof searchForm>

/** The words of the marks and the button that lead from a list to the comparison. */
export function compareLabels(locale: Locale) {
  const { check, checkYacht, button, hint } = searchTexts[locale].compare
  return { check, checkYacht, button, hint }
}
