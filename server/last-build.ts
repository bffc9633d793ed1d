/** What the last build was made of, so that the next one can ask about what changed far: prices, and yachts' names. */
import { readFile, writeFile } from 'node:fs/promises'
import { factsIn } from '#content/charter/check.ts'
import type { CharterFacts } from '#content/charter/facts.ts'
import type { Yacht, YachtSlug } from '#content/schema.ts'

const file = new URL('../build/facts.json', import.meta.url)
/** Percent by which a price may move without being asked about. */
const most = 30

export type LastBuild = {
  /** By file and field: `rates.ts: rates.lagoon-56.night`. */
  prices: Record<string, number>
  names: Partial<Record<YachtSlug, string>>
}

export function buildFacts(fleet: readonly Yacht[], { rates, fees, waters }: CharterFacts): LastBuild {
  const prices = Object.entries({
    rates: { rates: rates.rates },
    fees: { fees: fees.fees },
    waters: { relocationRate: waters.relocationRate },
  })
    .flatMap(([name, facts]) => factsIn(facts).map(([field, { value }]) => [`${name}.ts: ${field}`, value]))
    .flatMap(([field, value]) => {
      if (String(field).endsWith('.minimumNights')) return []
      const amount = amountOf(value)
      return amount === undefined ? [] : [[field, amount]]
    })
  return {
    prices: Object.fromEntries(prices),
    names: Object.fromEntries(fleet.map(({ slug, name }) => [slug, name])),
  }
}

function amountOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  return value && typeof value === 'object' && 'amount' in value ? Number(value.amount) : undefined
}

/** A line for each price that moved by more than 30 %. */
export function priceFlaws(before: LastBuild, now: LastBuild): string[] {
  return Object.entries(now.prices).flatMap(([field, price]) => {
    const old = before.prices[field]
    const percent = old ? Math.round(((price - old) / old) * 100) : 0
    if (Math.abs(percent) <= most) return []
    const [name, path] = field.split(': ')
    return [
      `content/charter/${name}: "${path}" was ${old} at the last build and is ${price}, ${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'}. If that is meant, run "npm run build -- --new-prices"`,
    ]
  })
}

/** Nothing where there was no build yet. */
export async function readLastBuild(): Promise<LastBuild | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as LastBuild)
}

export async function writeLastBuild(facts: LastBuild): Promise<void> {
  await writeFile(file, JSON.stringify(facts, null, 1))
}
