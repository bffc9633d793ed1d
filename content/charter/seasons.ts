/** High season (specification, section 9), for every yacht. Whether each end counts: docs/decisions/0012-charter-model.md. */
import { example, stated } from './fact.ts'

export const highSeason = {
  /** Percent on top of a night of low season. The specification states it for one yacht; the rest of the fleet follows. */
  surcharge: stated(20, 'specification'),
  appliesToFleet: example(true, 'whether the surcharge holds for every yacht'),
  /** First and last night, as month and day. */
  fixed: [{ id: 'new-year', first: '12-20', last: '01-10' }],
  /** First and last night, in days from Easter Sunday: Carnival as Panama keeps it, and Holy Week. */
  byEaster: [
    { id: 'carnival', first: -51, last: -46 },
    { id: 'easter', first: -7, last: 0 },
  ],
} as const
