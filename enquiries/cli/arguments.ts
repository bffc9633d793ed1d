/** Options that several commands share, and the reading of what stands behind them. */
import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { states } from './enquiries.ts'

export const stateOption = () => new Option('--state <state>', 'what became of the letter').choices(states)
export const sinceHelp = 'received on this day or later, such as 2026-11-21 (UTC)'
export const untilHelp = 'received before this day'
export const limitHelp = 'how many at most'
export const outHelp = 'a new file, readable by you alone'
export const yesHelp = 'do it; without this nothing is changed'

/** @returns milliseconds */
export function parseDay(text: string): number {
  const at = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw new InvalidArgumentError('It must be a day such as 2026-11-21.')
  return at
}

export function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.')
  return Number(text)
}

export function parseDays(text: string): number {
  const days = /^(\d{1,6})d?$/.exec(text)?.[1]
  if (days === undefined) throw new InvalidArgumentError('It must be a whole number of days.')
  return Number(days)
}

export function parsePostgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new InvalidArgumentError('It must be an address such as postgres://user:password@host/database.')
  return text
}
