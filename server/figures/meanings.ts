/**
 * What the figures of texts mean, how each language says it, and what they may be. Read from above: the first meaning
 * whose words fit takes the number.
 */
import { words as drawingWords } from '#charts/drawings/drawing-text.ts'
import { fleet, yachtBySlug } from '#content/fleet.ts'
import { maxSuggestions, mostGuests, type YachtType } from '#content/schema.ts'
import { type Context, type Meaning, ofYachts } from './meaning.ts'
import * as model from './model.ts'
import { statedParties } from './model-prices.ts'
import { money, percents } from './price-meanings.ts'
import { sea, time } from './trip-meanings.ts'

const people: Meaning[] = [
  {
    name: 'age of children',
    pattern: {
      es: 'menor(?:es)? de @',
      en: '(?<!\\p{L})under (?:the age of )?@',
      de: '(?<!\\p{L})unter @',
    },
    near: /niñ|menores|child|Kind/i,
    allowed: () => model.childAges,
  },
  {
    name: 'guests for a price',
    pattern: { es: '@ (?:huéspedes|personas)', en: '@ guests', de: '@ (?:Gästen?|Personen)' },
    near: /US\$|EUR|^(Seven nights|Siete noches|Sieben Nächte)|person a day|persona y día|Person und Tag/,
    allowed: ofYachts(statedParties),
  },
  {
    name: 'guests',
    pattern: {
      es: 'Huéspedes: @|@ (?:huéspedes|pasajeros|invitados)|(?:para|hasta) @ personas|(?:catamarán|balandro|velero|yate|camarotes) para (?:hasta )?@|«_*» @(?= en |[,.;])',
      en: 'Guests: @|@ guests|(?:catamaran|sloop|yacht|cabins) for (?:up to )?@(?! days| nights| minutes| hours)|cooks for @|«_*» (?:takes )?@(?= in |[,.;])',
      de: 'Gäste: @|@ Gästen?|für (?:bis zu )?@ Personen|(?:katamaran|Slup|Segelyacht|Yacht|Kabinen) für (?:bis zu )?@|«_*» @(?= in |[,.;])',
    },
    allowed: (context) => [
      ...context.yachts.flatMap(model.partySizes),
      // Where no yacht is named, the party of somebody who has not said: one, two, and the most that forms take.
      ...(context.named ? [] : [1, 2, mostGuests]),
    ],
  },
  {
    name: 'cabins',
    pattern: {
      es: 'Camarotes: @(?!:)|@ camarotes?',
      en: 'Cabins: @(?!:)|@(?: air-conditioned| guest)? cabins?',
      de: 'Kabinen: @(?!:)|@(?: (?:voll)?klimatisierten?)? Kabinen?',
    },
    allowed: ofYachts((slug) => [yachtBySlug(slug)!.cabins]),
  },
]

/** Yachts of the whole fleet and of each of the waters named, of one type or of any. */
const countOf = ({ waters }: Context, type?: YachtType) => {
  const yachts = fleet.filter((yacht) => !type || yacht.type === type)
  return [yachts.length, ...waters.map((id) => yachts.filter(({ base }) => model.liesIn(base, id)).length)]
}
const yachts: Meaning[] = [
  {
    name: 'catamarans of the fleet',
    pattern: { es: '@ catamaranes', en: '@ catamarans', de: '@ Katamaranen?' },
    allowed: (context) => countOf(context, 'catamaran'),
  },
  {
    name: 'yachts of an offer',
    pattern: {
      es: 'hasta @ (?:yates|barcos)',
      en: 'up to @ (?:yachts|boats)',
      de: 'bis zu @ (?:Yachten|Boote)',
    },
    allowed: () => [maxSuggestions],
  },
  {
    name: 'yachts of the fleet',
    pattern: { es: '@ yates', en: '@ (?:crewed |charter )*yachts', de: '@ (?:bemannte )?Yachten' },
    allowed: (context) => countOf(context),
  },
]

/** A label of a drawing, "10 m", is its scale. */
const inASentence = /\p{L}{3,}.*\d|\d.*[ -]\p{L}+ \p{L}{3,}/u
const boats: Meaning[] = [
  {
    name: 'feet of a yacht',
    pattern: { es: '# pies', en: '#[ -](?:foot|feet)', de: '# Fuß' },
    near: inASentence,
    allowed: ofYachts(model.feetOf),
  },
  {
    name: 'speed of a yacht in knots',
    pattern: { es: '@ nudos(?! de alisio)', en: '@ knots(?! of trade)', de: '@ Knoten(?! Passat)' },
    near: /«|cruising speed|top speed|velocidad de crucero|velocidad máxima|Marschfahrt|Spitze/i,
    allowed: ({ yachts: about }) => [model.plannedSpeed, ...about.flatMap(model.speedsOf)],
  },
  {
    name: 'metres of the person beside the fleet',
    pattern: {
      es: `${drawingWords.es.person}, # m`,
      en: `${drawingWords.en.person}, # m`,
      de: `${drawingWords.de.person}, # m`,
    },
    allowed: () => [model.personHeight],
  },
  {
    name: 'metres of a yacht',
    pattern: {
      es: '# m(?:etros)?(?!\\p{L})',
      en: '#(?: m| metres?|-metre)(?!\\p{L})',
      de: '# (?:m|Metern?)(?!\\p{L})',
    },
    near: inASentence,
    allowed: ofYachts(model.metresOf),
  },
]

export const meanings: readonly Meaning[] = [
  ...money,
  ...percents,
  ...people,
  ...yachts,
  ...sea,
  ...time,
  ...boats,
]
