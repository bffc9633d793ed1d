/** What the company's facts and a yacht's may hold, for content/check.ts; messages say what to write instead. */
import { z } from 'zod'
import { mostGuests } from './schema.ts'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00')
export const companySchema = z
  .object({
    brand: z.string().min(1, 'is empty'),
    aboutSlug: z.string().regex(/^[a-z0-9-]+$/, 'may hold lower case letters, digits and hyphens only'),
    origin: z
      .string()
      .regex(
        /^https?:\/\/[^/]+$/,
        'must be an address such as https://www.example.com, without a slash at the end',
      ),
    infoMailbox: z.email('must be a mail address'),
    enquiryMailbox: z.email('must be a mail address'),
    phone: z
      .string()
      .regex(
        /^\+[1-9]\d{6,14}$/,
        'must be a plus sign, the country code and the number without spaces, such as +50760000000',
      ),
    phoneDisplay: z.string(),
    country: z.string().regex(/^[A-Z]{2}$/, 'must be the two capital letters of a country, such as PA'),
    timeZone: z
      .string()
      .refine(
        (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
        'must be a time zone such as America/Panama',
      ),
    chef: z.string().regex(/^\p{L}+$/u, 'must be one first name, because it is part of an address'),
    hours: z.array(
      z
        .object({
          days: z.array(
            z
              .number()
              .int()
              .min(1, 'is no day: 1 is Monday, 7 is Sunday')
              .max(7, 'is no day: 1 is Monday, 7 is Sunday'),
          ),
          opens: clock,
          closes: clock,
        })
        .refine(({ opens, closes }) => opens.length !== 5 || opens < closes, 'closes before it opens'),
    ),
  })
  .refine(({ phone, phoneDisplay }) => phoneDisplay.replace(/\D/g, '') === phone.replace(/\D/g, ''), {
    path: ['phoneDisplay'],
    message: 'must be the same number as phone, with spaces as people read it',
  })

const above = z.number('must be a number without quotation marks').positive('must be above 0')
export const yachtSchema = z.object({
  name: z.string().trim().min(1, 'is empty'),
  guests: above.int().max(mostGuests, `is more than the ${mostGuests} guests that the forms take`),
  cabins: above.int(),
  speed: above,
  rating: z.number().min(0).max(5, 'must be between 0 and 5'),
  specifications: z.object({
    length: above,
    beam: above,
    draft: above,
    year: z.string().regex(/^\d{4}(-(\d{4})?)?$/, 'must be "2009", "2009-2019" or "2020-"'),
  }),
})
