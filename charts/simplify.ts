/** Drops the points of a line that lie closer than `tolerance` to the line without them (Douglas and Peucker). */
export type Point = [number, number]

export function simplify(line: Point[], tolerance: number): Point[] {
  if (line.length < 3) return line
  const keep = new Set([0, line.length - 1])
  const open: Point[] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    let far = 0
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const away = distance(line[i]!, line[from]!, line[to]!)
      if (away > far) [far, at] = [away, i]
    }
    if (far > tolerance) {
      keep.add(at)
      open.push([from, at], [at, to])
    }
  }
  return line.filter((_, i) => keep.has(i))
}

/** A closed ring: cut at its first point and at the point farthest from it, so that an island keeps its shape. */
export function simplifyRing(ring: Point[], tolerance: number): Point[] {
  const [first] = ring
  if (!first) return ring
  let at = 0
  ring.forEach((p, i) => {
    if (
      Math.hypot(p[0] - first[0], p[1] - first[1]) >
      Math.hypot(ring[at]![0] - first[0], ring[at]![1] - first[1])
    )
      at = i
  })
  return [
    ...simplify(ring.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify([...ring.slice(at), first], tolerance).slice(0, -1),
  ]
}

function distance(p: Point, a: Point, b: Point) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
}
