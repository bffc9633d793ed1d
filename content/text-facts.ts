/** The facts that texts name in double braces, such as {{brand}}, so that no text states them again. */
import { textPrices } from '#charter/text-prices.server.ts'
import { seatPrices } from './charter/ashore.ts'
import { fees, tips } from './charter/fees.ts'
import { daysAtSea, passage } from './charter/passages.ts'
import { dollarsPerEuro, rates } from './charter/rates.ts'
import { highSeason } from './charter/seasons.ts'
import { cancellationSpans, terms } from './charter/terms.ts'
import type { WatersId } from './charter/waters.ts'
import { companyIn } from './company.ts'
import { countsIn, lyingIn } from './counts.ts'
import { hoursInWords } from './hours-in-words.ts'
import { daysOfStay } from './itinerary-lengths.ts'
import { itineraryStages, milesBetween, plannedSpeed } from './itinerary-stages.ts'
import { type PlaceId, places } from './places.ts'
import { clock, formats } from './format.ts'
import type { Locale } from './locales.ts'
import { onBoardIn } from './on-board-facts.ts'
import { type DestinationId, mostGuests } from './schema.ts'
import type { LocalCompany } from './company-facts.ts'

export type TextFacts = ReturnType<typeof factsOfCompany> &
  ReturnType<typeof termsIn> &
  ReturnType<typeof onBoardIn> &
  typeof charterFacts &
  Record<string, string | number>

const personRate = Object.values(rates).find((rate) => rate.kind === 'person')
if (!personRate) throw new Error('content/charter/rates.ts: texts describe a yacht priced by the person')

const bahamasFee = fees.bahamas.find(({ id }) => id === 'bahamas-charter-fee')
if (!bahamasFee?.amount) throw new Error('content/charter/fees.ts: texts name the charter fee of the Bahamas')

const gunaYalaEntry = fees['san-blas'].find(({ id }) => id === 'guna-yala-entry')
if (!gunaYalaEntry?.amount) throw new Error('content/charter/fees.ts: texts name the entry tax of Guna Yala')

const fromSanBlas = {
  cuba: bringing('san-blas', 'cuba'),
  aruba: bringing('san-blas', 'aruba'),
  colombia: bringing('san-blas', 'rosario'),
}
const fromNassau = bringing('bahamas', 'cuba')

const charterFacts = {
  /** Children younger than this are counted as children. */
  childAge: personRate.childAge,
  /** Percent off a child's rate, and percent on top in high season. */
  childDiscount: personRate.childDiscount.value,
  highSeasonSurcharge: highSeason.surcharge.value,
  /** Percent of the charter that the Bahamas take. */
  bahamasCharterFee: bahamasFee.amount.value,
  /** US dollars a person. */
  gunaYalaEntry: gunaYalaEntry.amount.value,
  /** US dollars for a seat in the small aircraft, one way. */
  sanBlasSeat: seatPrices['san-blas'].value,
  stanielSeat: seatPrices.bahamas.value,
  /** Nautical miles from San Blas, and days at sea, each way. */
  cubaMiles: fromSanBlas.cuba.miles,
  cubaDays: fromSanBlas.cuba.days,
  arubaMiles: fromSanBlas.aruba.miles,
  arubaDays: fromSanBlas.aruba.days,
  colombiaMiles: fromSanBlas.colombia.miles,
  colombiaDays: fromSanBlas.colombia.days,
  /** The largest party of a yacht of San Blas; how larger ones come to Cuba. */
  sanBlasGuests: Math.max(...lyingIn('san-blas').map(({ guests }) => guests)),
  nassauCubaMiles: fromNassau.miles,
  nassauCubaDays: fromNassau.days,
  /** Nautical miles from Cartagena to Rosario, and from there to San Bernardo; of days under sail from Nassau and to Cayo Largo. */
  rosarioMiles: milesBetween(places.cartagena, places.islaGrande),
  tintipanMiles: milesBetween(places.islaGrande, places.tintipan),
  exumaMiles: sailed('bahamas', 'allans'),
  cayoLargoMiles: sailed('cuba', 'cayoLargo'),
  /** Days for which an offer keeps a yacht free while the guests decide. */
  holdDays: terms.holdDays.value,
  /** Percent of the price, and days before boarding. */
  deposit: terms.deposit.value,
  balanceDays: terms.balanceDays.value,
  /** Guests who cancel more days than this before boarding get everything back. */
  cancelFreeDays: terms.cancellation.value[0]!.days,
  /** Days within which everything comes back if it is we who cannot sail. */
  refundDays: terms.refundDays.value,
  /** Percent of the charter. */
  agencyCommission: terms.agencyCommission.value,
  boarding: clock(terms.boarding.value),
  ashore: clock(terms.ashore.value),
  /** Percent of the charter that guests give the crew by custom. */
  tipFrom: tips.value.from,
  tipTo: tips.value.to,
  /** The fewest nights for which any yacht is let. */
  minimumNights: Math.min(...Object.values(rates).map((rate) => rate.minimumNights.value)),
  /** Knots at which the days of itineraries are reckoned. */
  boatSpeed: plannedSpeed,
  /** The largest party that the forms take. */
  mostGuests,
}

/** Nautical miles of the first day of an itinerary that is sailed to a place. */
function sailed(destination: DestinationId, to: PlaceId): number {
  const stage = itineraryStages(destination).find(({ place, leg }) => place === to && leg === 'sail')
  if (!stage?.distanceNm)
    throw new Error(`content/itineraries.ts: no day of ${destination} is sailed to ${to}`)
  return stage.distanceNm
}

/** The last two days of a week that turns back to port, in nautical miles and hours in words, and the way home over the bank. */
function waysBackIn(locale: Locale) {
  const back = (id: DestinationId, name: string, at: number) => {
    const { distanceNm, hours } = itineraryStages(
      id,
      plannedSpeed,
      daysOfStay(id, 7, { dueInPort: true }),
    ).at(at)!
    return {
      [`${name}Miles`]: distanceNm!,
      [`${name}Hours`]: hoursInWords(hours!, locale),
    }
  }
  return {
    ...back('bahamas', 'highbourneBack', -2),
    ...back('bahamas', 'highbourne', -1),
    ...back('panama', 'lemmonBack', -2),
    ...back('panama', 'porvenirBack', -1),
  }
}

/** What it takes to bring a yacht from the waters where she lies: nautical miles, and days at sea of the slowest one. */
function bringing(from: WatersId, to: WatersId) {
  const miles = passage(from, to)
  return { miles, days: Math.max(...lyingIn(from).map((yacht) => daysAtSea(miles, yacht))) }
}

/** The one rate at which euros and dollars meet, and what the first budget band of the forms is in dollars. */
function eurosIn(locale: Locale) {
  const { rate } = dollarsPerEuro.value
  const { number, money } = formats(locale)
  return {
    dollarsPerEuro: number(rate, 2),
    /** The medical cover that we advise, EUR 100,000 (specification), to the thousand. */
    medicalCoverInDollars: money({ amount: Math.round(100 * rate) * 1000, currency: 'USD' }),
    fiveThousandEuros: money({ amount: 5000, currency: 'EUR' }),
    fiveThousandEurosInDollars: money({ amount: Math.round(5000 * rate), currency: 'USD' }),
  }
}

/** What guests owe when they cancel: "61–90 days: 40%; 31–60 days: 60%". */
function termsIn(locale: Locale) {
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const steps = cancellationSpans.map(
    (step) => `${days.formatRange(step.until, step.from)}: ${percent.format(step.percent / 100)}`,
  )
  return { cancellationSteps: steps.join('; ') }
}

function factsOfCompany(company: LocalCompany) {
  return {
    brand: company.brand,
    shortName: company.shortName,
    phone: company.phoneDisplay.replaceAll(' ', '\u00a0'),
    infoMailbox: company.infoMailbox,
    enquiryMailbox: company.enquiryMailbox,
    chef: company.chef,
    city: company.city,
    publisher: company.legalName || company.brand,
    address: company.street ? `${company.street}, ${company.city}` : company.city,
    register: company.register,
    representative: company.representative,
  }
}

/** The facts as texts of a language print them; `company` where a test states another. */
export function textFacts(locale: Locale, company: LocalCompany = companyIn(locale)): TextFacts {
  return {
    ...factsOfCompany(company),
    ...termsIn(locale),
    ...eurosIn(locale),
    ...countsIn(locale),
    ...onBoardIn(locale),
    ...textPrices(locale),
    ...charterFacts,
    ...waysBackIn(locale),
  }
}
