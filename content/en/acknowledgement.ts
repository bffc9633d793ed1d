import type { AcknowledgementCopy } from '../acknowledgement-copy.ts'

/** The confirmation that a guest gets by mail. Their own words stand below it, as they wrote them. */
export const acknowledgement = {
  subject: 'We have received your enquiry {{reference}}',
  received:
    'Thank you for writing. Your enquiry has reached {{brand}}, and a person will read it. Quote its reference, {{reference}}, when you call or write.',
  answer:
    'One of us will answer it personally, by {{deadline}} in {{city}} at the latest. Our office hours, on the same clock:',
  answerYourTime: 'On your clock that is {{deadline}}.',
  change:
    'Have the dates moved, or is one more coming along? Reply with a line. If you would rather withdraw, say so and we delete what you sent.',
  words: 'This is what you sent us, word for word:',
  link: 'A web address in your message is left out here, for your security. We have it in full.',
  stranger: 'If it was not you who wrote, a stranger mistyped an address. Please ignore this letter.',
} satisfies AcknowledgementCopy
