/** Megabits a second from which what only pleases may be fetched as well: a megabyte in two seconds. */
const fast = 4
/** Files smaller than this say how far the server is, not how wide the line. */
const tellingBytes = 40_000

type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number }
type Transfer = { transferSize: number; duration: number }

/** Whether the line is fast, as the browser says (Network Information API) or else as this page's own files came over it. */
export function isFastLine({ saveData, effectiveType, downlink }: Connection, files: readonly Transfer[]) {
  if (saveData) return false
  if (downlink !== undefined) return effectiveType === '4g' && downlink >= fast
  return files.some(
    ({ transferSize, duration }) =>
      transferSize >= tellingBytes && (transferSize * 8) / 1000 / Math.max(duration, 1) >= fast,
  )
}
