/** Prices and percentages as texts say them, and what they may be. */
import { tips } from '#content/charter/fees.ts'
import { highSeason } from '#content/charter/seasons.ts'
import { terms } from '#content/charter/terms.ts'
import { type Context, everywhere, type Meaning, ofYachts } from './meaning.ts'
import * as model from './model.ts'
import * as prices from './model-prices.ts'

const weeks = (context: Context) => [
  ...context.yachts.flatMap(prices.weekDollars),
  ...context.yachts.flatMap(prices.textDollars),
  ...context.around.waters.flatMap((id) => prices.weekThere(id, context.yachts)),
]

export const money: Meaning[] = [
  {
    name: 'dollars a person a day',
    pattern: { es: '~ por persona y día', en: '~ a person a day', de: '~ pro Person und Tag' },
    allowed: (context) => [
      ...context.yachts.flatMap((slug) => [
        ...prices.shareDollars(slug),
        ...prices.textDollars(slug),
        ...prices.exampleDollars(slug),
      ]),
      ...context.around.waters.flatMap((id) => prices.weekThere(id, context.yachts)),
    ],
  },
  {
    name: 'dollars a person a day',
    pattern: everywhere('~'),
    near: /^(A person a day|Por persona y día|Pro Person und Tag),/,
    allowed: ofYachts(prices.shareDollars),
  },
  {
    name: 'dollars a week',
    pattern: everywhere('~'),
    near: /^(Seven nights|Siete noches|Sieben Nächte)|a week (here )?from|una semana (aquí )?desde|eine Woche (hier )?ab/i,
    allowed: weeks,
  },
  {
    name: 'dollars a night',
    pattern: everywhere('~'),
    near: /(\ba|per) night|por noche|(pro|eine) Nacht/i,
    allowed: ofYachts(prices.nightDollars),
  },
  {
    name: 'dollars of an entry fee',
    pattern: { es: '~ por persona', en: '~ (?:a|per) person', de: '~ pro Person' },
    near: /Guna Yala|comarca/i,
    allowed: ({ waters }) => waters.flatMap(model.feeDollars),
  },
  {
    name: 'dollars for one euro',
    pattern: { es: '# dólares por euro', en: '# dollars to the euro', de: '# Dollar je Euro' },
    allowed: () => [prices.dollarsForEuro],
  },
  {
    name: 'dollars',
    pattern: everywhere('~'),
    allowed: (context) => [
      ...weeks(context),
      ...context.yachts.flatMap((slug) => [
        ...prices.nightDollars(slug),
        ...prices.shareDollars(slug),
        ...prices.calculatorDollars(slug),
        ...prices.exampleDollars(slug),
        ...prices.yearDollars(slug),
      ]),
      ...context.waters.flatMap(model.feeDollars),
    ],
  },
  {
    name: 'euros',
    pattern: everywhere('(?:EUR|€) ?#|# ?(?:EUR|€|euros?(?!\\p{L}))'),
    allowed: ofYachts(prices.statedEuros),
  },
]

/** What a percentage is of is in the words around it; one that none of these explains must be a sourced figure. */
const percentages: [string, RegExp, readonly number[]][] = [
  ['child discount in percent', /child|niñ|menores|Kind/i, model.childDiscounts],
  [
    'surcharge of high season in percent',
    /high season|temporada alta|Hochsaison/i,
    [highSeason.surcharge.value],
  ],
  [
    'deposit and cancellation in percent',
    /deposit|depósito|anticipo|cancel|Anzahlung|stornier|sagen Sie ab|behalten wir|days before|días antes|Tage vorher|is agreed|contract|contrato|Vertrag|vereinbart ist/i,
    [terms.deposit.value, ...terms.cancellation.value.map(({ percent }) => percent)],
  ],
  ['commission of agencies in percent', /commission|comisión|Provision/i, [terms.agencyCommission.value]],
  ['tips in percent', /\btips?\b|propina|Trinkgeld/i, [tips.value.from, tips.value.to]],
  ['charter fee in percent', /Bahamas|charter fee|tasa|Charterabgabe/i, model.feePercents('bahamas')],
  ['percent', /(?:)/, []],
]
export const percents = percentages.map(([name, near, values]): Meaning => ({
  name,
  near,
  pattern: everywhere('#(?: ?%| percent| por ciento| Prozent)'),
  allowed: () => values,
}))
