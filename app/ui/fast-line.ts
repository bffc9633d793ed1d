/** Megabits a second from which what only pleases may be fetched as well: a megabyte in two seconds. */
const fast = 4
/** Files smaller than this say how far the server is, not how wide the line. */
const tellingBytes = 40_000

type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number }
type Transfer = { transferSize: number; duration: number }

/**
 * Whether the line is fast: by the browser's estimate (Network Information API), which begins low and which not all
 * browsers have, or by how one of this page's own files came over it.
 */
export function isFastLine(
  { saveData, effectiveType = '4g', downlink = 0 }: Connection,
  files: readonly Transfer[],
) {
  if (saveData || effectiveType !== '4g') return false
  const measured = files.map(({ transferSize, duration }) =>
    transferSize < tellingBytes ? 0 : (transferSize * 8) / 1000 / Math.max(duration, 1),
  )
  return Math.max(downlink, ...measured) >= fast
}
