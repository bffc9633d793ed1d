/** Where a trip is found besides its page: on paper and as a calendar. Free of PDF and files, so that pages may link to it. */
import type { Locale } from '#content/locales.ts'

export const tripFiles = { pdf: '/trip.pdf', calendar: '/trip.ics' } as const

/** @param query of the trip, as charter/trip.ts writes it, with the price that it carries */
export function tripFilePath(file: keyof typeof tripFiles, query: string, locale: Locale): string {
  return `${tripFiles[file]}?${query}&lang=${locale}`
}
