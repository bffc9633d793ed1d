import type { DraftCopy } from '../draft-copy.ts'

/** What the draft of an answer adds to the offer's letter. */
export const draft = {
  subject: 'Your enquiry {{reference}}',
  link: 'The trip has a page of its own, with the chart, the days and every line of the price:',
  links: 'Each trip has a page of its own, with the chart, the days and every line of the price:',
  held: 'Another party has {{name}} on hold for these days and has not signed yet. You hear from us as soon as they decide.',
  ask: 'We are still making sure that {{name}} is free on these days, and write to you when we know.',
  closing:
    'This is an estimate, not yet a contract. What would you change? Reply to this letter and tell us.',
} satisfies DraftCopy
