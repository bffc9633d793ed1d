/** Which enquiries should have been answered by now. */
import { terms } from '#content/charter/terms.ts'
import { company } from '#content/company.ts'
import { afterOpenHours } from '#content/office-hours.ts'

const hour = 60 * 60_000

/** Enquiries received before this moment have waited longer than the confirmation promised; found to the hour. */
export function overdueSince(now: number): number {
  let since = now
  while (
    afterOpenHours(new Date(since), terms.answerHours.value, company).getTime() > now &&
    now - since < 30 * 24 * hour
  )
    since -= hour
  return since
}
