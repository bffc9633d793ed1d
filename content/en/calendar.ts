import type { CalendarCopy } from '../calendar-copy.ts'

export const calendar = {
  title: 'When she is free',
  lead: 'Weeks run from Saturday to Saturday, priced for two guests with every fee we know. Open one for the price of your own party, and for its days and route. You can also board on another day, or stay longer: ask us.',
  states: {
    free: 'free',
    held: 'on hold',
    booked: 'booked',
    ask: 'ask us',
  },
  highSeason: 'high season',
  explained: {
    held: 'another party has asked and not signed yet',
    ask: 'her calendar is some days old, so we check before we promise',
  },
  asOf: 'As of {{date}}, by the clock of {{port}}.',
  stale:
    'This calendar is more than three days old. What is booked here is booked; for the rest, please ask.',
  feed: 'Calendar for brokers (iCal)',
  events: { booked: 'Booked', held: 'On hold', ask: 'Please ask' },
} satisfies CalendarCopy
