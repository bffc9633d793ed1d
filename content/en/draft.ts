import type { DraftCopy } from '../draft-copy.ts'

/** What the draft of an answer adds to the offer's letter. */
export const draft = {
  subject: 'Your enquiry {{reference}}',
  link: 'Here is the trip day by day, with every line of its price:',
  links: 'Here is each trip day by day, with every line of its price:',
  held: 'Another party has {{name}} on hold for these days and has not signed yet. We will tell you as soon as that is decided.',
  ask: 'We are still confirming that {{name}} is free on these days, and will tell you.',
  closing:
    'This is an estimate, not yet a contract. What should be different? Reply to this letter and tell us.',
} satisfies DraftCopy
