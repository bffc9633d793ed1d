/** What letters may cost: so many an hour for one address, so many tokens a day for all. Counted in this process alone. */

const hour = 3_600_000
/** Addresses remembered at once; beyond, new ones wait until old ones are forgotten. */
const maxAddresses = 10_000

export type Allowance = ReturnType<typeof createAllowance>

export function createAllowance({
  perHour,
  tokensPerDay,
  now = Date.now,
}: {
  perHour: number
  tokensPerDay: number
  now?: () => number
}) {
  /** Times of the letters of the last hour, by address. */
  const asked = new Map<string, number[]>()
  let day = ''
  let spent = 0

  function startNewDay() {
    const today = new Date(now()).toISOString().slice(0, 10)
    if (today !== day) [day, spent] = [today, 0]
  }

  return {
    /** Counts one letter for an address, unless it has had its number within the hour. */
    admits(address: string): boolean {
      const since = now() - hour
      // The privacy page promises that a count past its hour is gone with the next letter.
      for (const [each, times] of asked) {
        if (times.at(-1)! > since) break
        asked.delete(each)
      }
      const recent = (asked.get(address) ?? []).filter((time) => time > since)
      if (recent.length >= perHour) return false
      if (!asked.has(address) && asked.size >= maxAddresses) return false
      // The map keeps addresses in the order of their last letter.
      asked.delete(address)
      asked.set(address, [...recent, now()])
      return true
    },
    /** Sets tokens of the day (UTC) aside before they are spent; nothing where the day has too few left. `spend` puts the true number in their place. */
    reserve(tokens: number): { spend: (used: number) => void } | undefined {
      startNewDay()
      if (spent + tokens > tokensPerDay) return undefined
      spent += tokens
      const reservedOn = day
      let open = true
      return {
        spend(used) {
          startNewDay()
          if (open && day === reservedOn) spent += used - tokens
          open = false
        },
      }
    },
    /** How many addresses are remembered. */
    remembered: () => asked.size,
    spent: () => (startNewDay(), spent),
  }
}
