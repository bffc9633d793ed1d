/** What the facts of charters may hold, for check.ts; messages say what to write instead. */
import { z } from 'zod'
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

export const rate = z.discriminatedUnion('kind', [
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

export const schemas = {
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
  waters: z.object({
    motorPassageRun: fact(whole),
    motorPassageMost: fact(whole),
    relocationRate: z.record(z.string(), fact(whole)),
  }),
  ashore: z.object({
    hotelNight: fact(whole),
    transferPrices: z.record(z.string(), fact(whole)),
    seatPrices: z.record(z.string(), fact(whole)),
  }),
  fees: z.object({ fees: z.record(z.string(), z.array(fee)) }),
  terms: z.object({
    terms: z.object({
      boarding: fact(hour),
      ashore: fact(hour),
      turnaround: fact(whole),
      holdDays: fact(whole),
      deposit: fact(percent),
      balanceDays: fact(whole),
      refundDays: fact(whole),
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
        homeFromPort: fact(hour).optional(),
        aircraft: z.object({ leaves: fact(hour), minutes: fact(whole) }).optional(),
        road: z.object({ leaves: fact(hour), hours: fact(whole), boatHours: fact(whole) }).optional(),
        inland: z.object({ leaves: fact(hour), hours: fact(whole) }).optional(),
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
