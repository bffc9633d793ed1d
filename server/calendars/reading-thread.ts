/** The thread of reader.ts: reads the one calendar that it is given. */
import { parentPort, workerData } from 'node:worker_threads'
import { CalendarProblem } from './calendar-lines.ts'
import { readCalendar } from './read.ts'
import type { ReadingResult, ReadingTask } from './reader.ts'

const { text, options } = workerData as ReadingTask

function read(): ReadingResult {
  try {
    return { calendar: readCalendar(text, options) }
  } catch (error) {
    if (error instanceof CalendarProblem) return { problem: error.message }
    throw error
  }
}

parentPort!.postMessage(read())
