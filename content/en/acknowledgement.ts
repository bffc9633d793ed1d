import type { AcknowledgementCopy } from '../acknowledgement-copy.ts'

/** The confirmation that a guest gets by mail. Their own words stand below it, as they wrote them. */
export const acknowledgement = {
  subject: 'We have received your enquiry {{reference}}',
  received:
    'Thank you for writing to {{brand}}. Your enquiry is here, and one of us will read it and answer you personally. Quote its reference, {{reference}}, when you call or write, and we find it at once.',
  answer:
    'You will have our answer by {{deadline}} in {{city}}, and sooner if we can. These are our office hours there, should you prefer to call:',
  answerYourTime: 'Where you are, you have our answer by {{deadline}}.',
  change:
    'Have the dates moved, or is one more coming along? Just reply to this letter. Should you wish to withdraw your enquiry, say so, and we’ll delete what you sent.',
  words: 'This is what you wrote to us, word for word:',
  link: 'A web address in your message is left out here, for your security. We have it in full.',
  stranger: 'If it was not you who wrote, someone else mistyped an address, and you need do nothing.',
} satisfies AcknowledgementCopy
