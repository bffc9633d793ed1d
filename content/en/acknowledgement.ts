import type { AcknowledgementCopy } from '../acknowledgement-copy.ts'

/** The confirmation that a guest gets by mail. Their own words stand below it, as they wrote them. */
export const acknowledgement = {
  subject: 'We have received your enquiry {{reference}}',
  received:
    'Thank you for writing to {{brand}}. Your enquiry has arrived; it commits you to nothing, and one of us will read it and answer you personally. Its reference is {{reference}}: quote it when you call or write, and we’ll find it at once.',
  /** `theirs`: the guest's clock, where we know it and it shows another hour than ours. */
  answer: {
    ours: 'You will have our answer by {{ours}} in {{city}}, and sooner if we can.',
    theirs: 'You will have our answer by {{theirs}} your time ({{ours}} in {{city}}), and sooner if we can.',
  },
  /** Where the office is closed as the enquiry arrives. */
  closed: {
    ours: 'Our office is closed at the moment and opens on {{ours}} in {{city}}.',
    theirs: 'Our office is closed at the moment and opens on {{theirs}} your time.',
  },
  call: 'Would you rather call? These are our hours in {{city}}:',
  clocks: 'When it is {{ours}} in {{city}}, it is {{theirs}} where you are.',
  change:
    'Have the dates moved, or is one more coming along? Just reply to this letter. If you would rather withdraw your enquiry, say so, and we’ll delete what you sent.',
  words: 'For your records, this is what you sent us:',
  link: 'What you wrote names a web address, so for your security it is not repeated here. We have it in full.',
  stranger: 'If you did not write to us, someone mistyped an address, and there is nothing you need to do.',
} satisfies AcknowledgementCopy
