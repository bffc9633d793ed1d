/** A calendar that the owner put into DATA_DIR; it counts as soon as it is there, and one that cannot be read changes nothing. */
import { readFile, stat } from 'node:fs/promises'
import { CalendarProblem } from './calendar-lines.ts'
import type { KeptFile } from './kept.ts'
import type { Reader } from './reader.ts'
import { lastGood, problemOf, type Source, type Yacht } from './source.ts'

/** What the owner may have changed since: the file, or the day for which repetitions were worked out. */
type Looked = { mtimeMs: number; size: number; today: string; problem?: string }

const maxBytes = 2_000_000

export function fileSource(path: string, { home }: Yacht, kept: KeptFile, read: Reader): Source {
  let looked: Looked | undefined
  let good = kept.load()

  async function readText(size: number): Promise<string> {
    if (size > maxBytes) throw new CalendarProblem(`is larger than ${maxBytes / 1_000_000} MB`)
    return readFile(path, 'utf8')
  }

  return {
    name: path,
    async check(moment) {
      const { now, today } = moment
      const found = await stat(path).catch(() => undefined)
      if (!found) {
        looked = undefined
        return undefined
      }
      const { mtimeMs, size } = found
      if (looked?.mtimeMs !== mtimeMs || looked.size !== size || looked.today !== today) {
        looked = { mtimeMs, size, today }
        try {
          const calendar = await read(await readText(size), { home, today })
          good = {
            origin: path,
            goodAt: now,
            today,
            calendar: { busy: [...calendar.busy], ports: [...calendar.ports] },
          }
          kept.save(good)
        } catch (error) {
          looked.problem = problemOf(error)
        }
      }
      // A sound file stays right; a broken one was to say something new, which is not known.
      return lastGood(good?.calendar, looked.problem ? mtimeMs : now, moment, looked.problem)
    },
  }
}
