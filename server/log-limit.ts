/** One line of log that a visitor can cause, a few times a minute and no more: nobody can fill the disk by asking wrongly. */

type Write = (fields: Record<string, unknown>, message: string) => void

/** @returns a function that writes up to `perMinute` lines in a minute; the next minute's first line says how many were left out */
export function limitLog(write: Write, perMinute: number, now: () => number = Date.now): Write {
  let minute = -1
  let written = 0
  let leftOut = 0
  return (fields, message) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, written] = [current, 0]
    if (written >= perMinute) {
      leftOut++
      return
    }
    written++
    write(leftOut > 0 ? { ...fields, leftOut } : fields, message)
    leftOut = 0
  }
}
