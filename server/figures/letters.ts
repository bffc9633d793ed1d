/** The letters that answer a request, for the proof: the guest's offer, the company's letter, and the mail of the form. */
import PostalMime from 'postal-mime'
import { tripLetter } from '#app/features/enquiry/trip-letter.ts'
import { tripMessage } from '#app/features/enquiry/trip.ts'
import { companyOffer } from '#charter/company-offer.ts'
import { facts } from '#charter/facts.ts'
import { ledger } from '#charter/ledger.ts'
import { ruleLetter } from '#charter/offer-letter.ts'
import { type Offer, offerFor } from '#charter/offer.ts'
import { charterTexts } from '#content/charter.server.ts'
import { waters, type WatersId } from '#content/charter/waters.ts'
import { company } from '#content/company.ts'
import { formats } from '#content/format.ts'
import { daysOfStay } from '#content/itinerary-lengths.ts'
import { itineraryStages } from '#content/itinerary-stages.ts'
import { type Locale, locales } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { emptyTrip, type TripEnquiry } from '#enquiries/fields.ts'
import { readEnquiry } from '#enquiries/intake.ts'
import { composeLetter } from '#enquiries/letter.ts'
import type { Document } from './claims.ts'
import { blockOf } from './blocks.ts'
import { ownFigures } from './model-prices.ts'
import type { Subject } from './subject.ts'

const today = '2026-11-22'
const requests: Partial<TripEnquiry>[] = [
  { chartingRegion: 'san-blas', passengers: '2', duration: '7' },
  { chartingRegion: 'san-blas', passengers: '4', children: '2', duration: '10', departureDate: '2026-12-27' },
  { chartingRegion: 'cuba', passengers: '8', duration: '10', departureDate: '2027-03-24' },
  { chartingRegion: 'bahamas', passengers: '12', duration: '14', departureDate: '2027-02-06' },
  { chartingRegion: 'aruba', passengers: '6', duration: '5' },
  { chartingRegion: 'rosario', passengers: '6', duration: '7', departureDate: '2027-01-08' },
  { chartingRegion: 'san-blas', passengers: '6', duration: '7', departureDate: '2027-12' },
]

/** What a guest reads in three languages, and what reaches the company in German, for each request. */
export async function letterDocuments(): Promise<Document[]> {
  const documents = requests.map(async (request) => {
    const enquiry: TripEnquiry = { ...emptyTrip, name: 'Anna', email: 'anna@example.org', ...request }
    const offer = offerFor(enquiry, facts, today)
    const asked = Object.values(request).join(', ')
    const document = (name: string, locale: Locale, text: string) => ({
      name: `${name} for ${asked} in ${locale}`,
      ...letter(text, locale, offer),
    })
    return [
      ...locales.map((locale) => document('offer', locale, guestLetter(enquiry, offer, locale))),
      document('mail of Fly & Sail', 'de', tripLetter(enquiry)),
      document('letter of the long inquiry', 'de', await companyLetter(enquiry, offer)),
    ]
  })
  return (await Promise.all(documents)).flat()
}

function guestLetter(request: TripEnquiry, offer: Offer, locale: Locale): string {
  const input = { locale, copy: offerTexts[locale], charter: charterTexts[locale], figures: formats(locale) }
  const { destination } = waters[offer.region!]
  const miles = destination && milesTogether(offer.region!, offer.stay.nights)
  const route = miles ? { from: 'A', to: 'B', distanceNm: miles } : undefined
  return ruleLetter({ offer, request, input, route, brand: company.brand }).join('\n')
}

function milesTogether(id: WatersId, days: number): number {
  const legs = itineraryStages(waters[id].destination!, undefined, daysOfStay(waters[id].destination!, days))
  return legs.reduce((sum, { distanceNm = 0 }) => sum + distanceNm, 0)
}

async function companyLetter(enquiry: TripEnquiry, offer: Offer): Promise<string> {
  const message = tripMessage('charter', enquiry, companyOffer(offer), '')
  const reading = readEnquiry({ ...message, _kind: 'charter', _locale: 'es' })
  if (!reading.ok) throw new Error('The relay takes no such enquiry')
  const sent = await composeLetter({ ...reading, id: 'proof', receivedAt: 0, from: company.enquiryMailbox })
  const mail = await PostalMime.parse(sent.message)
  return mail.text!
}

/** Each yacht of an offer may cost what her own ledger says, worked out anew for the same stay. */
function letter(text: string, locale: Locale, { region, yachts, stay, party }: Offer) {
  const about: Subject = {
    yachts: yachts.map(({ yacht }) => yacht.slug),
    waters: region ? [region] : [],
  }
  const costs = yachts.map(({ yacht, waters: where }) => ledger(yacht, where, stay, party))
  return {
    locale,
    about,
    blocks: text.split('\n').map((line) => blockOf(line, about)),
    own: ownFigures(costs),
  }
}
