/** Times out of a free-busy list (VFREEBUSY), which some servers publish in place of events. */
import ICAL from 'ical.js'
import type { BusySpan } from '#charter/availability.ts'
import { nightsOf } from './nights.ts'

type BusyNights = { first: string; ashore: string; state: BusySpan['state'] }

/** @param timeZone of the yacht's port */
export function freeBusyTimes(calendar: ICAL.Component, timeZone: string): BusyNights[] {
  const properties = calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((list) => list.getAllProperties('freebusy'))
  return properties.flatMap((property) => {
    const kind = String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase()
    if (kind === 'FREE') return []
    return property
      .getValues()
      .filter((value) => value instanceof ICAL.Period)
      .map((period) => ({
        ...nightsOf({ start: period.start, end: period.getEnd() }, timeZone),
        state: kind === 'BUSY-TENTATIVE' ? ('held' as const) : ('booked' as const),
      }))
  })
}
