import type { DraftCopy } from '../draft-copy.ts'

/** What the draft of an answer adds to the offer's letter. */
export const draft = {
  subject: 'Your enquiry {{reference}}',
  link: 'This page shows the trip day by day, with every line of its price, and is yours to pass on:',
  links: 'These pages show each trip day by day, with every line of its price, and are yours to pass on:',
  held: '{{name}}: another party has her on hold for these days and has not signed yet. You hear from us as soon as they decide.',
  ask: '{{name}}: we are still making sure that she is free on these days, and will write as soon as we know.',
  closing:
    'Nothing here is binding yet. What would you change? A line in reply is enough. If it is right as it stands, say so, and the written offer is on its way.',
} satisfies DraftCopy
