/** A ledger, a refusal and a misfit in the words of one language. */
import type { FeeId } from '#content/charter/fees.ts'
import type { Transfer } from '#content/charter/journey.ts'
import type { LedgerCopy } from '#content/charter-copy.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { Formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { textInstance, textOf } from '#content/text-instance.ts'
import type { Misfit } from './cabins.ts'
import type { Ledger, Line, Total } from './ledger.ts'
import type { Refusal } from './refusal.ts'
import type { CharterYacht } from './yacht.ts'

/** `total` marks a sum. */
export type LedgerRow = { name: string; value: string; total: boolean }
export type CharterWords = ReturnType<typeof charterWords>

export function charterWords(locale: Locale, copy: LedgerCopy, format: Formats) {
  const say = textOf(textInstance(locale, copy, 'charter.ts'))
  const money = (cents: number, currency: Ledger['currency']) =>
    format.money({ amount: cents / 100, currency })
  /** A share of a total, or what is "about": nobody pays it to the cent. */
  const rounded = (cents: number, currency: Ledger['currency']) =>
    format.money({ amount: Math.round(cents / 100), currency })
  const missing = (unknown: readonly FeeId[]) => format.all(unknown.map((each) => say(`missing.${each}`)))

  const ways = (across: readonly Transfer[]) => format.all(across.map((way) => say(`lines.ways.${way}`)))

  function line(each: Line, { currency }: Ledger, { home, rate }: CharterYacht): string {
    switch (each.code) {
      case 'boat':
        return each.stated
          ? say('lines.boatStated', { ...nights(each), stated: format.money(each.stated) })
          : each.week
            ? say('lines.boatWeek', { ...nights(each), week: format.money(each.week) })
            : say('lines.boat', { ...nights(each), rate: money(each.rate, currency) })
      case 'persons':
        return say('lines.persons', {
          ...nights(each),
          guests: say('guests', { count: each.persons }),
          rate: money(each.rate, currency),
        })
      case 'child-discount':
        return say('lines.childDiscount', {
          ...nights(each),
          percent: each.percent,
          children: say('children', { count: each.persons }),
          age: rate.kind === 'person' ? rate.childAge : 0,
        })
      case 'relocation':
        return say('lines.relocation', {
          place: say(`port.${home}`),
          distance: format.number(each.relocation.distanceNm),
          days: each.relocation.days,
        })
      case 'hotel':
        return say('lines.hotel', {
          nights: say('nights', { count: each.nights }),
          each: format.money({ amount: each.each, currency }),
        })
      case 'transfers':
        return say('lines.transfers', {
          ways: ways(each.ways),
          each: format.money({ amount: each.each, currency }),
        })
      case 'fee':
        return say(`lines.fee.${each.fee}`, {
          percent: each.percent ?? '',
          each: each.each === undefined ? '' : format.money({ amount: each.each, currency }),
        })
    }
  }
  const nights = ({ nights: count, season }: { nights: number; season: 'low' | 'high' }) => ({
    nights: say('nights', { count }),
    season: say(`season.${season}`),
  })

  /** What a line costs, or why nothing stands there. */
  function amount(each: Line, { currency }: Ledger): string {
    if (each.cents === undefined) return say('lines.unknown')
    return each.code === 'boat' && each.stated
      ? say('totals.aboutPrice', { price: rounded(each.cents, currency) })
      : money(each.cents, currency)
  }
  /** A part of a total, which is "about" as much as the total is. */
  const share = (cents: number, { currency, converted }: Pick<Ledger, 'currency' | 'converted'>) => {
    const price = rounded(cents, currency)
    return converted ? say('totals.aboutPrice', { price }) : price
  }
  /** A total as it is said: "from" without a date, "about" where converted, "without" what nobody knows. What is paid on the spot is neither. */
  function total(sum: Total, ledger: Ledger): string {
    const { currency, stay, converted, onTheSpot } = ledger
    const { cents, without } = sum
    if (cents === 0 && without.length > 0) return say('lines.unknown')
    const exact = money(cents, currency)
    const named =
      sum === onTheSpot
        ? exact
        : converted
          ? share(cents, ledger)
          : stay.first
            ? exact
            : say('totals.fromPrice', { price: exact })
    return without.length > 0 ? say('totals.without', { price: named, what: missing(without) }) : named
  }

  /** Every line of a ledger, then what is paid to us, on the spot, and altogether; one sum where all of it is paid to us. */
  function rows(ledger: Ledger, yacht: CharterYacht): LedgerRow[] {
    const sums = sumsOf(ledger)
    const totals = sums.map((name) => ({
      name: say(`totals.${sums.length === 1 ? 'allCharged' : name}`),
      value: total(ledger[name], ledger),
      total: true,
    }))
    const lines = ledger.lines.map((each) => ({
      name: line(each, ledger, yacht),
      value: amount(each, ledger),
      total: false,
    }))
    return [...lines, ...totals]
  }

  return {
    locale,
    say,
    sumsOf,
    money,
    rounded,
    statedMoney: format.money,
    rows,
    line,
    ways,
    amount,
    total,
    /** What a total is without, where the sum stands apart. */
    besides: ({ without }: Total) =>
      without.length > 0 ? say('totals.besides', { what: missing(without) }) : undefined,
    share,
    perPerson(ledger: Ledger): string {
      const isAverage = ledger.lines.some(({ code }) => code === 'child-discount')
      const key = isAverage ? 'perPersonOnAverage' : 'perPerson'
      return say(`totals.${key}`, { price: share(ledger.perPerson, ledger) })
    },
    /** Nothing for two, who are the couple. */
    perCouple: (ledger: Ledger) =>
      ledger.perCouple === undefined
        ? undefined
        : say('totals.perCouple', { price: share(ledger.perCouple, ledger) }),
    perPersonDay: (ledger: Ledger) =>
      say('totals.perPersonDay', { price: share(ledger.perPersonDay, ledger) }),
    tip: ({ tip, currency }: Ledger) =>
      say('totals.tip', { from: rounded(tip.from, currency), to: rounded(tip.to, currency) }),
    /** `name`: the yacht's, as a sentence has it, where several are quoted. */
    converted: ({ converted }: Pick<Ledger, 'converted'>, name?: string) =>
      converted &&
      say(name ? 'totals.convertedOf' : 'totals.converted', {
        ...(name && { name }),
        nights: say('nights', { count: converted.nights }),
        stated: format.money(converted.stated),
        rate: format.number(converted.rate, 2),
        day: format.date(converted.day),
      }),
    at: (waters: WatersId) => say(`at.${waters}`),
    refusal: (refusal: Refusal) => say(`refusals.${refusal.code}`, { ...refusal }),
    misfit: (misfit: Misfit) =>
      say(`misfits.${misfit.code}`, { ...misfit, count: 'missing' in misfit ? misfit.missing : 1 }),
  }
}

/** The sums that a ledger shows, in their order; what is paid to us is all of it where nothing is paid on the spot. */
function sumsOf({ onTheSpot }: Ledger) {
  const there = onTheSpot.cents > 0 || onTheSpot.without.length > 0
  return there ? (['charged', 'onTheSpot', 'all'] as const) : (['charged'] as const)
}
