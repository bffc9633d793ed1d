/** In which order the days of a trip, its free days and the morning on which guests leave the yacht are told. */

export type TripEntry<Day, Free> =
  | { kind: 'day'; iso: string; day: Day }
  | { kind: 'free'; iso: string; free: Free }
  | { kind: 'ashore'; iso: string }

/** By date; guests go ashore before the day on land that begins with it. @param ashore ISO day on which they leave her */
export function inOrder<Day extends { iso: string }, Free extends { iso: string }>(
  days: readonly Day[],
  free: Free | undefined,
  ashore: string,
): TripEntry<Day, Free>[] {
  const told: TripEntry<Day, Free>[] = [
    ...days.map((day) => ({ kind: 'day' as const, iso: day.iso, day })),
    ...(free ? [{ kind: 'free' as const, iso: free.iso, free }] : []),
  ].toSorted((a, b) => a.iso.localeCompare(b.iso))
  const aboard = told.filter(({ iso }) => iso < ashore)
  return [...aboard, { kind: 'ashore', iso: ashore }, ...told.slice(aboard.length)]
}
