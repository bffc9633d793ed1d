import type { DraftCopy } from '../draft-copy.ts'

/** What the draft of an answer adds to the offer's letter. */
export const draft = {
  subject: 'Your enquiry {{reference}}',
  link: 'The trip day by day, with every line of its price, to pass on to whoever is coming:',
  links: 'Each trip day by day, with every line of its price, to pass on to whoever is coming:',
  free: 'As we write, {{names}} is free on these days.',
  freeAll: 'As we write, {{names}} are free on these days.',
  booked: '{{names}} is taken on these days.',
  bookedAll: '{{names}} are taken on these days.',
  nearest: 'Her nearest free dates to board: {{dates}}.',
  nearestAll: 'The nearest free dates to board: {{each}}.',
  nearestOf: '{{name}}, {{dates}}',
  held: 'Another party has {{names}} on hold for these days and has not signed yet. We’ll write as soon as they decide.',
  heldAll:
    'Other parties have {{names}} on hold for these days and have not signed yet. We’ll write as soon as they decide.',
  ask: 'We are still making sure that {{names}} is free on these days, and will write as soon as we know.',
  askAll:
    'We are still making sure that {{names}} are free on these days, and will write as soon as we know.',
  closing:
    'Nothing here is binding yet. What would you change? A line in reply is enough. If nothing, say so, and the written offer is on its way.',
} satisfies DraftCopy
