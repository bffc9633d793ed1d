import type { CalendarCopy } from '../calendar-copy.ts'

export const calendar = {
  title: 'When she is free',
  priceFor: {
    yacht:
      'Each price is for the whole yacht with {{guests}} aboard; her rate stays the same when fewer come.',
    party: 'Each price is for {{guests}} and goes by how many of you come.',
  },
  lead: 'Weeks run from Saturday to Saturday. {{price}} Open a week to see its days, its route and the total for your party. Another first day or a longer stay? Ask us.',
  feesAdded: 'On top of her rate, these prices include: {{fees}}.',
  states: {
    free: 'free',
    held: 'on hold',
    booked: 'booked',
    ask: 'ask us',
  },
  partly: { booked: 'booked in part, free {{days}}', held: 'on hold in part, free {{days}}' },
  /** Free nights that run on in the week beside it. */
  runsOn: { from: 'from {{day}}', until: 'until {{day}}' },
  highSeason: 'high season',
  hurricanes: 'hurricane season',
  explained: {
    held: 'another party has asked and not signed yet',
    ask: 'her calendar is some days old, so we check before we promise',
  },
  asOf: 'As of {{date}}, {{port}} time.',
  stale:
    'This calendar is more than three days old. What it shows as booked is booked; for the rest, please ask.',
  feed: 'Calendar for brokers (iCal)',
  events: { booked: 'Booked', held: 'On hold', ask: 'Please ask' },
} satisfies CalendarCopy
