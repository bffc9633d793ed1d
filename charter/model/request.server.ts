/**
 * What of a visitor's request a language model may see. Name, mail address, telephone number and place of departure
 * end here: nothing behind this file can hold them.
 */
import { z } from 'zod'
import { isLocale, type Locale } from '#content/locales.ts'
import { isDay } from '#charter/calendar.ts'
import { emptyTrip, optionIds, type TripEnquiry } from '#enquiries/fields.ts'
import { cleanWords } from './clean-words.server.ts'

const choice = <T extends string>(values: readonly T[]) =>
  z.union([z.literal(''), z.enum(values)]).default('')
/** A departure may be a month or not fixed yet; the letter then goes without a date. */
const noDay = /^(\d{4}-\d{2}|open|day|month)?$/
const day = z
  .string()
  .refine((text) => noDay.test(text) || isDay(text))
  .transform((text) => (isDay(text) ? text : ''))
  .default('')
const count = z
  .string()
  .trim()
  .regex(/^\d{0,3}$/)
  .default('')
const personal = z.string().max(500).default('')

const schema = z.object({
  locale: z.custom<Locale>(isLocale),
  request: z.object({
    name: personal,
    email: personal,
    phone: personal,
    departureDate: day,
    returnDate: day,
    flexibleDates: z.boolean().default(false),
    destinationAirport: choice(optionIds.destinationAirport),
    flightOption: choice(optionIds.flightOption),
    chartingRegion: choice(optionIds.chartingRegion),
    duration: choice(optionIds.duration),
    passengers: count,
    children: count,
    yachtType: choice(optionIds.yachtType),
    services: z.array(z.enum(optionIds.services)).max(optionIds.services.length).default([]),
    activities: z.array(z.enum(optionIds.activities)).max(optionIds.activities.length).default([]),
    budget: choice(optionIds.budget),
    additional: z.string().default(''),
  }),
})

/** A request without a person: `trip` has no personal field and no free text, `words` are the visitor's own, cleaned and cut. */
export type Anonymous = { locale: Locale; trip: TripEnquiry; words: string }

/** Reads the body of a request for a letter; nothing where it cannot be used. */
export function readAnonymous(input: unknown): Anonymous | undefined {
  const result = schema.safeParse(input)
  if (!result.success) return undefined
  const { name, email, phone, additional, ...trip } = result.data.request
  return {
    locale: result.data.locale,
    trip: { ...emptyTrip, ...trip },
    words: cleanWords(additional, [name, email, phone]),
  }
}
