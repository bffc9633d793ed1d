import type { ContactCopy } from '../copy.ts'

export const contact = {
  meta: {
    title: 'Contact us about a crewed yacht charter',
    description:
      'Ask for a crewed yacht charter in San Blas, Cartagena, Cuba or the Bahamas by form, email or WhatsApp, and get a personal answer with an all-in price.',
    keywords: [
      'yacht charter enquiry',
      'crewed catamaran charter quote',
      'contact yacht charter Panama',
      'WhatsApp yacht charter',
    ],
  },
  hero: {
    title: 'Talk to people | *who sail these islands*',
    lead: 'Give us a month and a rough number. Back come up to {{offeredYachts}} yachts that are free, the full price of each, by head and by day, and straight answers on cabins, children and seasickness. Asking commits you to nothing.',
  },
  short: {
    title: 'A short note',
    text: 'Your name, your email address and what you have in mind. “A week in February, two families, one of us does not swim” is plenty to begin with.',
  },
  quote: {
    title: 'A quote by WhatsApp',
    text: 'Would you rather chat? Fill in the fields, and WhatsApp opens with your message already written. You only press send.',
  },
  charter: {
    title: 'The full charter enquiry',
    text: 'Do you know your dates, your party and what you would like to do? Put it all in, budget included, and watch the price as you write. Our written offer starts from that sum.',
  },
  info: {
    title: 'Other ways to reach us',
    answer:
      'One of us answers within {{answerHours}} office hours, in English, Spanish or German. In a hurry? Please ring.',
  },
} satisfies ContactCopy
