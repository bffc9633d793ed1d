/** Every yacht's calendar as it is now, and a name for the state of all of them. */
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { dayIn } from '#charter/time-zones.ts'
import { withNightsAtSea } from '#charter/nights-at-sea.ts'
import { charterYacht } from '#charter/yacht.ts'
import { waters } from '#content/charter/waters.ts'
import { type YachtSlug, yachtSlugs } from '#content/schema.ts'
import type { SiteServices } from '../site.ts'
import { contentSource } from './content-source.ts'
import { feedSource, type Fetch } from './feed-source.ts'
import { fileSource } from './file-source.ts'
import { keptFile } from './kept.ts'
import { createReader, type Reader } from './reader.ts'
import { calendarFolder, strayFiles, strayProblem } from './check-files.ts'
import type { CalendarUrls } from './settings.ts'
import type { Moment, Source, SourceState } from './source.ts'

export type CalendarsOptions = {
  /** Without it, and without addresses, there are only the calendars that come with the site. */
  dataDir?: string
  urls?: CalendarUrls
  log?: Pick<Logger, 'info' | 'warn'>
  now?: () => number
  read?: Reader
  fetch?: Fetch
}
export type YachtReport = { slug: YachtSlug; source: string; state: SourceState }
export type Calendars = SiteServices['calendars'] & {
  /** Looks at every file and, where it is time, every address. */
  check: () => Promise<void>
  report: () => YachtReport[]
  /** A line for each calendar that cannot be used now. */
  problems: () => string[]
  /** Goes on looking. `onChange` is called when a calendar or the day has changed, and with it the edition. */
  start: (onChange: () => void) => void
  stop: () => void
}

/** How often files are looked at. */
const lookEveryMs = 2000

/** @returns calendars of which the files are read; addresses are asked at the first `check` */
export async function openCalendars({
  dataDir,
  urls = {},
  log,
  now = Date.now,
  read = createReader(),
  fetch,
}: CalendarsOptions = {}): Promise<Calendars> {
  const folder = dataDir && calendarFolder(dataDir)
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fleet = yachtSlugs.map((slug) => ({ slug, sources: sourcesOf(slug) }))
  const reports = new Map<YachtSlug, YachtReport>()
  const busy = new Set<YachtSlug>()
  let edition = ''
  let changed: (() => void) | undefined
  let timer: NodeJS.Timeout | undefined

  /** The first of a yacht's sources that is there counts. */
  function sourcesOf(slug: YachtSlug): Source[] {
    const yacht = charterYacht(slug)
    const kept = (origin: string) => keptFile(join(folder!, 'kept'), slug, origin)
    const path = folder && join(folder, `${slug}.ics`)
    const url = urls[slug]
    const origin = url && createHash('sha256').update(url).digest('base64url')
    return [
      ...(origin ? [feedSource(url, origin, yacht, kept(origin), read, fetch)] : []),
      ...(path ? [fileSource(path, yacht, kept(path), read)] : []),
      contentSource(slug, yacht),
    ]
  }

  function momentFor(slug: YachtSlug): Moment {
    const time = now()
    return { now: time, today: dayIn(waters[charterYacht(slug).home].timeZone, new Date(time)) }
  }

  function take(slug: YachtSlug, source: Source, state: SourceState) {
    const before = reports.get(slug)
    const calendar = withNightsAtSea(state.calendar, charterYacht(slug))
    reports.set(slug, { slug, source: source.name, state: { ...state, calendar } })
    if (state.problem && state.problem !== before?.state.problem)
      log?.warn(
        { yacht: slug, calendar: source.name },
        `a calendar ${state.problem}; its last good state stays`,
      )
    else if (before?.state.problem && !state.problem)
      log?.info({ yacht: slug, calendar: source.name }, 'a calendar can be used again')
  }

  async function checkYacht(slug: YachtSlug, sources: Source[]) {
    if (busy.has(slug)) return
    busy.add(slug)
    try {
      for (const source of sources) {
        const state = await source.check(momentFor(slug))
        if (state) return take(slug, source, state)
      }
    } finally {
      busy.delete(slug)
    }
  }

  function renewEdition() {
    const state = [...reports.values()].map(({ slug, state: { calendar } }) => [
      slug,
      momentFor(slug).today,
      calendar,
    ])
    const next = createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16)
    if (next === edition) return
    edition = next
    changed?.()
  }

  async function check() {
    await Promise.all(
      fleet.map(async ({ slug, sources }) => {
        await checkYacht(slug, sources)
        renewEdition()
      }),
    )
  }

  for (const file of dataDir ? strayFiles(dataDir) : [])
    log?.warn({ calendar: file }, `a calendar ${strayProblem}`)
  // What waits for others is asked later, so that nobody's slow server delays the start.
  for (const { slug, sources } of fleet) {
    const [first] = sources
    if (first?.known) take(slug, first, first.known(momentFor(slug)))
    else await checkYacht(slug, sources)
  }
  renewEdition()

  return {
    calendarOf: (slug) => reports.get(slug)!.state.calendar,
    edition: () => edition,
    check,
    report: () => [...reports.values()],
    problems: () =>
      [...reports.values()].flatMap(({ slug, source, state: { problem } }) =>
        problem ? [`The calendar of ${slug} from ${source} ${problem}. Its last good state stays.`] : [],
      ),
    start(onChange) {
      changed = onChange
      void check()
      timer = setInterval(() => void check(), lookEveryMs)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}
