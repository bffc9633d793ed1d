/** A calendar that is subscribed to. */
import { type FetchedFeed, fetchFeed, type Validators } from './fetch-feed.ts'
import type { KeptFile } from './kept.ts'
import type { Reader } from './reader.ts'
import { lastGood, type Moment, problemOf, type Source, type Yacht } from './source.ts'

export type Fetch = (address: string, validators?: Validators) => Promise<FetchedFeed>

const minute = 60_000
export const fetchEveryMs = 15 * minute

/** @param origin names the address in the kept state without telling it */
export function feedSource(
  address: string,
  origin: string,
  { home }: Yacht,
  kept: KeptFile,
  read: Reader,
  fetch: Fetch = fetchFeed,
): Source {
  let good = kept.load()
  let next = 0
  let problem: string | undefined

  async function refresh({ now, today }: Moment) {
    // Each day everything is fetched anew, because events that repeat themselves are worked out for so many days to come.
    const validators = good?.today === today ? { etag: good.etag, lastModified: good.lastModified } : {}
    const fetched = await fetch(address, validators)
    if (!fetched.changed && !good) throw new Error('an answer of "not modified" to who has nothing')
    if (fetched.changed) {
      const { busy, ports } = await read(fetched.text, { home, today })
      const { etag, lastModified } = fetched
      good = {
        origin,
        goodAt: now,
        today,
        calendar: { busy: [...busy], ports: [...ports] },
        etag,
        lastModified,
      }
    } else good = { ...good!, goodAt: now }
    kept.save(good)
  }

  const state = (moment: Moment) => lastGood(good?.calendar, good?.goodAt ?? 0, moment, problem)
  return {
    name: 'its address',
    known: state,
    async check(moment) {
      if (moment.now >= next) {
        next = moment.now + fetchEveryMs
        problem = await refresh(moment).then(() => undefined, problemOf)
      }
      return state(moment)
    },
  }
}
