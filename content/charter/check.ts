/** Looks through the facts of charters for what types cannot see; part of content/check.ts. */
import { z } from 'zod'
import type { Yacht } from '../schema.ts'
import { cabinPlaces } from './cabins.ts'
import type { CharterFacts } from './facts.ts'

const whole = z
  .number('must be a number without quotation marks')
  .int('must be a whole number')
  .positive('must be above 0')
const percent = z
  .number('must be a number without quotation marks')
  .min(0, 'must be a percentage between 0 and 100, such as 30')
  .max(100, 'must be a percentage between 0 and 100, such as 30')
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 15:00')
const day = z.iso.date('must be a day such as 2026-11-20')
const money = z.object({ amount: whole, currency: z.enum(['USD', 'EUR'], "must be 'USD' or 'EUR'") })
const fact = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    source: z.string().min(1, 'is empty: write a key of docs/sources.md').optional(),
    write: z.string().min(1, 'is empty: say what the owner has to write').optional(),
    asOf: day.optional(),
  })

const rate = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('boat'),
    night: fact(money),
    highWeek: fact(money).optional(),
    minimumNights: fact(whole),
  }),
  z.object({
    kind: z.literal('person'),
    boat: fact(whole),
    person: fact(whole),
    childDiscount: fact(percent),
    childAge: whole,
    minimumNights: fact(whole),
  }),
])
const fee = z.object({
  amount: fact(z.number('must be a number without quotation marks').positive('must be above 0')).optional(),
  source: z.string().min(1, 'is empty: write a key of docs/sources.md'),
})
const monthDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-([0-2]\d|3[01])$/, 'must be a month and day such as 12-20')
const offset = z.number().int('must be a whole number of days from Easter Sunday')

const words = z.string().trim().min(1, 'is empty')
const inEveryLanguage = z.object({ es: words, en: words, de: words })

const schemas = {
  rates: z.object({
    rates: z.record(z.string(), rate),
    dollarsPerEuro: fact(
      z.object({
        rate: z
          .number()
          .min(0.5, 'must be dollars for one euro, such as 1.16')
          .max(2, 'must be dollars for one euro, such as 1.16'),
        day,
      }),
    ),
  }),
  seasons: z.object({
    highSeason: z.object({
      surcharge: fact(percent),
      fixed: z.array(z.object({ first: monthDay, last: monthDay })),
      byEaster: z.array(
        z
          .object({ first: offset, last: offset })
          .refine(({ first, last }) => first <= last, 'ends before it begins'),
      ),
    }),
  }),
  waters: z.object({ relocationRate: z.record(z.string(), fact(whole)) }),
  fees: z.object({ fees: z.record(z.string(), z.array(fee)) }),
  terms: z.object({
    terms: z.object({
      boarding: fact(hour),
      ashore: fact(hour),
      turnaround: fact(whole),
      deposit: fact(percent),
      balanceDays: fact(whole),
      agencyCommission: fact(percent),
      cancellation: fact(
        z
          .array(z.object({ days: whole, percent }))
          .refine(
            (steps) =>
              steps.every(
                (step, i) =>
                  i === 0 || (step.days < steps[i - 1]!.days && step.percent >= steps[i - 1]!.percent),
              ),
            'must go from many days to few, and keep more with each step',
          ),
      ),
    }),
  }),
  journey: z.object({
    journeys: z.record(
      z.string(),
      z.object({
        landBy: fact(hour),
        homeFrom: fact(hour),
        aircraft: z.object({ leaves: fact(hour), minutes: fact(whole) }).optional(),
        road: z.object({ leaves: fact(hour), hours: fact(whole), boatHours: fact(whole) }).optional(),
      }),
    ),
    weighsAnchor: fact(hour),
  }),
  cabins: z.object({
    sleeping: z.record(
      z.string(),
      fact(
        z.object({
          cabins: z.array(
            z.object({
              bed: z.enum(['double', 'twin'], "must be 'double' or 'twin'"),
              lies: z.enum(cabinPlaces, `must be one of ${cabinPlaces.join(', ')}`),
            }),
          ),
        }),
      ),
    ),
  }),
  'on-board': z.object({
    onBoard: z.object({
      youngest: z.record(z.string(), fact(whole)),
      drinks: fact(inEveryLanguage),
      safetyGear: fact(inEveryLanguage),
    }),
  }),
} satisfies Record<keyof CharterFacts, z.ZodType>

/** @returns a line for each flaw, with file, field and what to write; none if all is well. */
export function charterFlaws(facts: CharterFacts, fleet: readonly Yacht[]): string[] {
  const flaws = Object.entries(schemas).flatMap(([name, schema]) => {
    const { error } = schema.safeParse(facts[name as keyof CharterFacts])
    return (error?.issues ?? []).map(
      ({ path, message }) => `content/charter/${name}.ts: "${path.map(String).join('.')}" ${message}`,
    )
  })
  return flaws.length > 0
    ? flaws
    : [...fleet.flatMap((yacht) => yachtFlaws(facts, yacht)), ...ownerFlaws(facts)]
}

/** What can be wrong only between two facts of a yacht. */
function yachtFlaws(
  { rates: { rates, dollarsPerEuro }, cabins: { sleeping } }: CharterFacts,
  yacht: Yacht,
): string[] {
  const { slug, guests, cabins } = yacht
  const flaws: string[] = []
  const rate = rates[slug]
  if (!rate)
    return [`content/charter/rates.ts: "${slug}" is missing. Copy the entry of a yacht that is like her`]
  if (rate.kind === 'boat' && rate.highWeek) {
    const { night, highWeek } = rate
    const dollars = ({ amount, currency }: { amount: number; currency: string }) =>
      currency === 'EUR' ? amount * dollarsPerEuro.value.rate : amount
    if (dollars(highWeek.value) < 7 * dollars(night.value))
      flaws.push(
        `content/charter/rates.ts: "${slug}.highWeek" is less than seven nights of low season. Make it at least as much`,
      )
  }
  const beds = sleeping[slug]?.value.cabins
  if (!beds)
    return [
      ...flaws,
      `content/charter/cabins.ts: "${slug}" is missing. Copy the entry of a yacht that is like her`,
    ]
  if (beds.length !== cabins)
    flaws.push(
      `content/charter/cabins.ts: "${slug}" has ${beds.length} cabins, but ${cabins} in content/fleet/${slug}.ts. Make them agree`,
    )
  if (beds.length * 2 < guests)
    flaws.push(
      `content/charter/cabins.ts: "${slug}" has beds for ${beds.length * 2}, but takes ${guests} guests in content/fleet/${slug}.ts. Make them agree`,
    )
  const places = beds.map(({ lies }) => lies)
  const inHulls = yacht.type === 'catamaran'
  if (inHulls ? places.some((place) => !isHull(place)) : new Set(places).size < places.length)
    flaws.push(
      `content/charter/cabins.ts: "${slug}" ${inHulls ? 'has a cabin in neither hull. Write port or starboard' : 'has two cabins in one place. Give each its own'}`,
    )
  return flaws
}
const isHull = (place: string) => place === 'port' || place === 'starboard'

/** An example says what to write, anything else where it comes from. */
function ownerFlaws(facts: CharterFacts): string[] {
  return Object.entries(facts).flatMap(([file, exports]) =>
    factsIn(exports).flatMap(([field, { example, write, source }]) =>
      (example ? write : source)
        ? []
        : [
            `content/charter/${file}.ts: "${field}" has no ${example ? 'hint of what to write' : 'source'}. Add it`,
          ],
    ),
  )
}

type AnyFact = { value: unknown; example?: boolean; write?: string; source?: string }
/** Every fact in a structure with its place, such as `rates.lagoon-56.minimumNights`. */
export function factsIn(value: unknown, path = ''): [string, AnyFact][] {
  if (!value || typeof value !== 'object') return []
  if ('value' in value && ('example' in value || 'source' in value)) return [[path, value as AnyFact]]
  return Object.entries(value).flatMap(([key, each]) => factsIn(each, path ? `${path}.${key}` : key))
}
