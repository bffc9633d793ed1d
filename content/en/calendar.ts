import type { CalendarCopy } from '../calendar-copy.ts'

export const calendar = {
  title: 'When {{name}} is free',
  lead: 'Weeks run from Saturday to Saturday. Choose a free one for its price, its days and its route. Another first day, or another length? Ask us.',
  states: {
    free: 'free',
    held: 'on hold',
    booked: 'booked',
    ask: 'ask us',
  },
  highSeason: 'high season',
  explained: {
    held: 'another party has asked for it and may still sign',
    ask: 'we have had no word of her calendar for some days',
  },
  asOf: 'As of {{date}}, by the clock of {{port}}.',
  stale:
    'We have had no word of this calendar for more than three days. What it shows as booked is booked; for the rest, ask us.',
  feed: 'Calendar for brokers (iCal)',
  events: { booked: 'Booked', held: 'On hold', ask: 'Please ask' },
} satisfies CalendarCopy
