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
    lead: 'A month and a rough number of guests are enough. You get two or three boats that are free, an all-in price for each, and straight answers on cabins, children and seasickness.',
  },
  short: {
    title: 'A short note',
    text: 'Your name, your email address and whatever is on your mind. Two minutes, then it is our turn.',
  },
  quote: {
    title: 'A quote by WhatsApp',
    text: 'Would you rather chat? Fill in the fields, and WhatsApp opens with your message already written. You only press send.',
  },
  charter: {
    title: 'The full charter enquiry',
    text: 'Do you know your dates, your party and what you would like to do? Put it all in, budget included. Watch the price as you write; our written offer will be close to it.',
  },
  info: {
    title: 'Other ways to reach us',
    hours: 'Office hours, Panama time (UTC−5)',
    emergencies: 'Emergencies at any hour, by telephone',
    answer:
      'One of us reads what you write and answers within {{answerHours}} office hours. In a hurry? Please ring.',
  },
} satisfies ContactCopy
