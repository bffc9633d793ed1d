import type { CalendarCopy } from '../calendar-copy.ts'

export const calendar = {
  title: 'When {{name}} is free',
  lead: 'Weeks run from Saturday to Saturday. The price is for two guests, with every fee we know; open a week for your own party, its days and its route. Would another first day suit you better, or another length? Ask us.',
  states: {
    free: 'free',
    held: 'on hold',
    booked: 'booked',
    ask: 'ask us',
  },
  highSeason: 'high season',
  explained: {
    held: 'another party has asked for it and may still sign',
    ask: 'her calendar is some days old: we check before we promise',
  },
  asOf: 'As of {{date}}, by the clock of {{port}}.',
  stale:
    'This calendar is more than three days old. What it shows as booked is booked; for the rest, ask us.',
  feed: 'Calendar for brokers (iCal)',
  events: { booked: 'Booked', held: 'On hold', ask: 'Please ask' },
} satisfies CalendarCopy
