import type { AcknowledgementCopy } from '../acknowledgement-copy.ts'

/** The confirmation that a guest gets by mail. Their own words stand below it, as they wrote them. */
export const acknowledgement = {
  subject: 'We have received your enquiry {{reference}}',
  received:
    'Thank you for writing to us. Your enquiry has reached {{brand}}; its reference is {{reference}}. Name it when you call or write.',
  answer:
    'One of us will answer it personally, by {{deadline}} in {{city}} at the latest. Our office hours, on the same clock:',
  answerYourTime: 'On your clock that is {{deadline}}.',
  change:
    'Something to change, or to take back altogether? Reply to this letter and say so in a line. What you take back, we delete.',
  words: 'This is what you sent us, word for word:',
  link: 'Your enquiry names a web address. So that this letter never carries the links of strangers, we do not repeat it here; it reached us in full.',
  stranger: 'If it was not you who wrote, an address was mistyped. You can simply ignore this letter.',
} satisfies AcknowledgementCopy
