/** Reads calendars that others write in a thread of its own: whatever stands in one, the site goes on answering. */
import { Worker } from 'node:worker_threads'
import type { YachtCalendar } from '#charter/availability.ts'
import { CalendarProblem } from './calendar-lines.ts'
import type { ReadingOptions } from './read.ts'

/** @throws CalendarProblem */
export type Reader = (text: string, options: ReadingOptions) => Promise<YachtCalendar>
export type ReadingTask = { text: string; options: ReadingOptions }
export type ReadingResult = { calendar: YachtCalendar } | { problem: string }

/** Milliseconds for one calendar; a large one takes some hundred. */
const usualTimeoutMs = 5000
const limits = { maxOldGenerationSizeMb: 128 }

/** @returns a reader whose thread lives as long as one calendar takes */
export function createReader(timeoutMs = usualTimeoutMs): Reader {
  return async (text, options) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadingResult>()
    const task: ReadingTask = { text, options }
    const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: limits,
    })
    const timer = setTimeout(
      () => resolve({ problem: `takes longer than ${timeoutMs / 1000} seconds to read` }),
      timeoutMs,
    )
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? resolve({ problem: 'takes too much memory to read' })
        : reject(error),
    )
    try {
      const result = await promise
      if ('problem' in result) throw new CalendarProblem(result.problem)
      return result.calendar
    } finally {
      clearTimeout(timer)
      await worker.terminate()
    }
  }
}
