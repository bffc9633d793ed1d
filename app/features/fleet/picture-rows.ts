/** How many pictures stand side by side in the row of this one, and whether it is the second of a pair. */
export type InRow<Stop> = Stop & { across: 1 | 2 | 3; second: boolean }

/** Lays pictures out in rows: the first across the page, then pairs, and three in the last row where pairs leave one over. */
export function pictureRows<Stop>(stops: readonly Stop[]): InRow<Stop>[] {
  const oddRest = stops.length % 2 === 0
  return stops.map((stop, i) => {
    const across = i === 0 ? 1 : oddRest && i >= stops.length - 3 ? 3 : 2
    return { ...stop, across, second: across === 2 && i % 2 === 0 }
  })
}
