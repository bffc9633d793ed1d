import type { DraftCopy } from '../draft-copy.ts'

/** What the draft of an answer adds to the offer's letter. */
export const draft = {
  subject: 'Your enquiry {{reference}}',
  link: 'We have made a page of the trip, with the chart, the days and every line of the price. Show it to the others:',
  links:
    'We have made a page of each trip, with the chart, the days and every line of the price. Show them to the others:',
  held: 'One thing first: another party has {{name}} on hold for these days and has not signed yet. We’ll tell you as soon as they decide.',
  ask: 'One thing first: we are still making sure that {{name}} is free on these days, and will write as soon as we know.',
  closing:
    'Nothing here is binding yet. What would you change: another week, one cabin more, less city? A line in reply is enough. If it is right as it stands, say so, and we’ll send you the written offer.',
} satisfies DraftCopy
