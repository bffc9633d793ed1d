import type { CalendarCopy } from '../calendar-copy.ts'

export const calendar = {
  title: 'When {{name}} is free',
  lead: 'Weeks run from Saturday to Saturday. Choose a free one to see its price, its days and its route. Any other first day or length can be asked for, too.',
  states: {
    free: 'free',
    held: 'on hold',
    booked: 'booked',
    ask: 'ask us',
  },
  highSeason: 'high season',
  explained: {
    held: 'somebody has asked us to keep it and has not signed yet',
    ask: 'we have not heard from her calendar for days',
  },
  asOf: 'As of {{date}}, by the clock of {{port}}.',
  stale:
    'We have not heard from this calendar for more than three days. What is shown as booked is booked; for the rest, ask us.',
  feed: 'Calendar for brokers (iCal)',
  events: { booked: 'Booked', held: 'On hold', ask: 'Please ask' },
} satisfies CalendarCopy
