/** In which hands an enquiry is. */

export const deskStates = ['quarantined', 'new', 'taken', 'answered'] as const
export type DeskState = (typeof deskStates)[number]

/** What the company can do with an enquiry; `returned` gives it back to the others, `released` takes it out of quarantine. */
export const deskActions = ['taken', 'returned', 'answered', 'noted', 'released'] as const
export type DeskAction = (typeof deskActions)[number]

/** One that was answered and taken again is taken: somebody is at it once more. */
export function stateOf({
  status,
  taken_by,
  answered_at,
}: {
  status: 'accepted' | 'quarantined'
  taken_by: string | null
  answered_at: number | null
}): DeskState {
  if (status === 'quarantined') return 'quarantined'
  if (taken_by !== null) return 'taken'
  return answered_at === null ? 'new' : 'answered'
}
