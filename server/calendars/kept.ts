/**
 * The last good state of each calendar that others write, on disk, so that it survives a restart. It holds nights and ports
 * and nothing else of what stood in the calendar.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { watersIds } from '#content/charter/waters.ts'
import type { YachtSlug } from '#content/schema.ts'
import { CalendarProblem } from './calendar-lines.ts'

const day = z.iso.date()
const span = { first: day, ashore: day }
const schema = z.object({
  /** Which file or address it was read from; another one's state is none of ours. */
  origin: z.string(),
  /** When it was last known to be right. */
  goodAt: z.number(),
  /** The ISO day for which events that repeat themselves were worked out. */
  today: day,
  calendar: z.object({
    busy: z.array(z.object({ ...span, state: z.enum(['booked', 'held']) })),
    ports: z.array(z.object({ ...span, waters: z.enum(watersIds) })),
  }),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
})
export type KeptState = z.output<typeof schema>

/** A place for the state of one yacht's calendar from one origin. */
export type KeptFile = {
  load: () => KeptState | undefined
  /** @throws CalendarProblem where it cannot be written */
  save: (state: KeptState) => void
}

/** @param folder is made if it is missing */
export function keptFile(folder: string, slug: YachtSlug, origin: string): KeptFile {
  const path = join(folder, `${slug}.json`)
  return {
    load() {
      const state = schema.safeParse(readJson(path))
      return state.data?.origin === origin ? state.data : undefined
    },
    save(state) {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        // Several processes may keep the same calendar.
        const unfinished = `${path}.${process.pid}`
        writeFileSync(unfinished, JSON.stringify(state), { mode: 0o600 })
        renameSync(unfinished, path)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        throw new CalendarProblem(`was read, but cannot be kept in ${folder} (${code})`)
      }
    },
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // Missing, or broken off by a full disk: it is fetched or read again.
    return undefined
  }
}
