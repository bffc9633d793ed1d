/** When a letter is tried again: a pure function of the attempts made, the time and a random number. */

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** Delays after the first attempts in milliseconds; hourly from then on (docs/decisions, after Postfix's schedule). */
const delays = [10 * second, minute, 5 * minute, 15 * minute, 30 * minute]

/** Attempts before the letter needs a person: five days, as mail servers do. Counted, not timed, so a clock that jumps cannot end it early. */
export const maxAttempts = delays.length + 5 * 24
/** Longest wait between attempts in milliseconds. */
export const maxRetryDelayMs = 1.2 * hour

/**
 * Milliseconds until the next attempt.
 * @param attempts attempts made so far, 1 or more
 * @param random between 0 and 1; the hourly delay varies by 20 % so that a crowd of letters spreads out
 */
export function retryDelayMs(attempts: number, random: number): number {
  return delays[attempts - 1] ?? hour * (0.8 + 0.4 * random)
}
