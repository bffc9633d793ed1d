import type { AcknowledgementCopy } from '../acknowledgement-copy.ts'

/** The confirmation that a guest gets by mail. Their own words stand below it, as they wrote them. */
export const acknowledgement = {
  subject: 'We have received your enquiry {{reference}}',
  received:
    'Thank you for writing to us. Your enquiry has reached {{brand}}; its reference is {{reference}}. Please quote it when you call or write.',
  answer:
    'One of us will answer it personally, by {{deadline}} in {{city}} at the latest. Our office hours, on the same clock:',
  answerYourTime: 'On your clock that is {{deadline}}.',
  change:
    'Would you like to change something, or withdraw your enquiry? Reply with a line. If you withdraw, we delete what you sent.',
  words: 'This is what you sent us, word for word:',
  link: 'For your security we leave web addresses out of this letter; yours reached us in full.',
  stranger: 'If it was not you who wrote, an address was mistyped. You can simply ignore this letter.',
} satisfies AcknowledgementCopy
