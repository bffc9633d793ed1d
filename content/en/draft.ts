import type { DraftCopy } from '../draft-copy.ts'

/** What the draft of an answer adds to the offer's letter. */
export const draft = {
  subject: 'Your enquiry {{reference}}',
  links: 'Here is each trip day by day, with every line of its price:',
  closing:
    'This is an estimate, not yet a contract. Tell us what should be different by replying to this letter.',
} satisfies DraftCopy
