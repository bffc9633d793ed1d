/** The cabins of a yacht for her page: the plan, the list beside it, and whether the party in the address finds its beds. */
import type { ServerHtmlStore } from '#app/hydration/server-html.ts'
import { keeper } from '#app/ui/drawing.server.ts'
import { hasPicture, jpegPath, pictureOf } from '#app/ui/picture.server.ts'
import { cabinPlan, type LinkedRoom } from '#charts/cabins/cabin-plan.server.ts'
import { cabinRows, cabinsInWords, crewLine } from '#charter/cabin-words.ts'
import { type Fit, fits } from '#charter/cabins.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { type AskedSleepers, askedSleepers, personsOf } from '#charter/sleepers.ts'
import { charterFleet, charterYacht, type CharterYacht } from '#charter/yacht.ts'
import { charterTexts } from '#content/charter.server.ts'
import type { Locale } from '#content/locales.ts'
import { mostGuests, type Yacht } from '#content/schema.ts'

const keepPlan = keeper<ReturnType<typeof cabinPlan>>()

const rooms = ['cabin', 'bathroom', 'saloon', 'galley', 'cockpit'] as const
export type CabinsData = ReturnType<typeof cabinsView>

export function cabinsView(yacht: Yacht, asked: URLSearchParams, locale: Locale, page: ServerHtmlStore) {
  const words = pageCharterWords(locale)
  const { say } = words
  const { fit: copy, cabins: copyOfCabins } = charterTexts[locale]
  const boat = charterYacht(yacht.slug)
  const party = askedSleepers(asked)
  const fit = party.sleepers && fits(boat, party.sleepers)
  const berths = fit?.fits ? fit.berths : undefined
  const rows = cabinRows(boat.sleeping, berths, words)
  const pictures = roomPictures(yacht.slug, locale)
  const planWords = {
    title: say('cabins.plan', { name: yacht.name }),
    description: cabinsInWords(rows, boat.sleeping, words),
    bathroom: copyOfCabins.rooms.bathroom,
    saloon: copyOfCabins.rooms.saloon,
    galley: copyOfCabins.rooms.galley,
    cockpit: copyOfCabins.rooms.cockpit,
    crew: copyOfCabins.crewRoom,
  }
  const guests = berths?.map((berth) => berth.guests)
  const draw = () => cabinPlan(yacht, boat.sleeping, { words: planWords, guests, links: linksOf(pictures) })
  const plan = guests ? draw() : keepPlan(`${yacht.slug} ${locale}`, draw)
  return {
    copy,
    most: mostGuests,
    grandparents:
      copy[boat.sleeping.cabins.some(({ easy }) => easy) ? 'grandparentsHint' : 'grandparentsElsewhere'],
    values: party.values,
    answer: answerOf(boat, party, fit, locale),
    plan: { svg: page.keep('cabins', plan.svg), viewBox: plan.viewBox, title: plan.title },
    drawn: copyOfCabins.drawn,
    rows,
    crew: crewLine(boat.sleeping, words),
    pictures: { title: copyOfCabins.pictures, links: pictures },
  }
}

type Answer = {
  fits: boolean
  text: string
  /** Yachts that take the party where this one does not, nearest first. */
  others?: { title: string; yachts: { slug: string; name: string }[] }
}

function answerOf(
  boat: CharterYacht,
  { sleepers, refusal }: AskedSleepers,
  fit: Fit | undefined,
  locale: Locale,
): Answer | undefined {
  const { say, refusal: refused, misfit } = pageCharterWords(locale)
  if (refusal) return { fits: false, text: refused(refusal) }
  if (!sleepers || !fit) return undefined
  if (fit.fits)
    return {
      fits: true,
      text: say('fit.yes', {
        guests: say('guests', { count: personsOf(sleepers) }),
        taken: fit.berths.filter(({ guests }) => guests.length > 0).length,
        cabins: boat.sleeping.cabins.length,
      }),
    }
  const others = charterFleet
    .filter((other) => other !== boat && fits(other, sleepers).fits)
    .toSorted((a, b) => Number(b.home === boat.home) - Number(a.home === boat.home))
  return {
    fits: false,
    text: say('fit.no', { because: misfit(fit.because) }),
    others: {
      title: say(others.length > 0 ? 'fit.others' : 'fit.noOthers'),
      yachts: others.map(({ slug, name }) => ({ slug, name })),
    },
  }
}

type RoomPicture = { room: LinkedRoom; name: string; href: string }

/** The rooms of which there is a picture, `lagoon-56-saloon` and the like. */
function roomPictures(slug: string, locale: Locale): RoomPicture[] {
  return rooms
    .filter((room) => hasPicture(`${slug}-${room}`))
    .map((room) => ({
      room,
      name: charterTexts[locale].cabins.rooms[room],
      href: jpegPath(pictureOf(`${slug}-${room}`, locale)),
    }))
}

const linksOf = (pictures: readonly RoomPicture[]) =>
  Object.fromEntries(pictures.map(({ room, href }) => [room, href]))
