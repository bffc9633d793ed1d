/** What texts name of life on board and of the journey there: which yachts have it, in one sentence's words. */
import { sleeping } from './charter/cabins.ts'
import { charterTexts } from './charter.server.ts'
import { journeys } from './charter/journey.ts'
import { onBoard } from './charter/on-board.ts'
import { terms } from './charter/terms.ts'
import type { WatersId } from './charter/waters.ts'
import { fleet } from './fleet.ts'
import { clock, formats } from './format.ts'
import type { Locale } from './locales.ts'
import { capitalised, nameInText } from './name-in-text.ts'
import type { Yacht } from './schema.ts'

export function onBoardIn(locale: Locale) {
  const { all, either } = formats(locale)
  const named = (has: (yacht: Yacht) => boolean) =>
    all(fleet.filter(has).map(({ slug }) => nameInText(slug, locale)))
  const isCooled = ({ amenities }: Yacht) => amenities.includes('air-conditioning')
  const crewSleepsIn =
    (where: string) =>
    ({ slug }: Yacht) =>
      sleeping[slug]?.value.crew.where === where
  const { ways } = charterTexts[locale].terms
  const airConditionedYachts = named(isCooled)
  const easyCabinYachts = named(({ slug }) => sleeping[slug]?.value.cabins.some(({ easy }) => easy))
  return {
    /** Names of yachts, with a capital for the beginning of a sentence: with air conditioning, and without. */
    airConditionedYachts,
    AirConditionedYachts: capitalised(airConditionedYachts),
    yachtsWithoutAirConditioning: named((yacht) => !isCooled(yacht)),
    /** Names of yachts by where the crew sleeps. */
    crewCabinYachts: named(crewSleepsIn('crew-cabin')),
    crewForepeakYachts: named(crewSleepsIn('forepeak')),
    crewSaloonYachts: named(crewSleepsIn('saloon')),
    /** Names of yachts with a berth for a deckhand beside captain and cook. */
    deckhandYachts: named(({ slug }) => (sleeping[slug]?.value.crew.berths ?? 0) > 2),
    /** Names of yachts with a guest cabin that is reached without a ladder or steep steps. */
    easyCabinYachts,
    EasyCabinYachts: capitalised(easyCabinYachts),
    /** Years. */
    youngestOnCatamaran: onBoard.youngest.catamaran.value,
    youngestOnSailingYacht: onBoard.youngest.sailboat.value,
    youngestOnMotorYacht: onBoard.youngest['motor-yacht'].value,
    /** Lists in running words. */
    drinksIncluded: onBoard.drinks.value[locale],
    safetyGear: onBoard.safetyGear.value[locale],
    /** "by bank transfer" */
    paymentWays: either(terms.payment.value.map((way) => ways[way])),
    ...hoursOfFlights('SanBlas', 'san-blas'),
    ...hoursOfFlights('Cartagena', 'rosario'),
    ...hoursOfFlights('Cuba', 'cuba'),
    ...hoursOfFlights('Nassau', 'bahamas'),
  }
}

/** By when guests have to land, on the evening before where they sleep in the city; and their earliest flight home. */
function hoursOfFlights(name: string, waters: WatersId): Record<string, string> {
  const { landBy, homeFrom, homeFromPort } = journeys[waters]
  return {
    [`landBy${name}`]: clock(landBy.value),
    [`homeFrom${name}`]: clock(homeFrom.value),
    ...(homeFromPort && { [`homeFrom${name}Port`]: clock(homeFromPort.value) }),
  }
}
