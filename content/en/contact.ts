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
    lead: 'Tell us the month and roughly how many you are, and we come back with boats, dates and an all-in price. Ask about cabins, children or seasickness while you are at it.',
  },
  short: {
    title: 'A short note',
    text: 'Your name, your email address and whatever is on your mind: that is all we need to begin.',
  },
  quote: {
    title: 'A quote by WhatsApp',
    text: 'Fill in the fields, and WhatsApp opens with your message already written. Press send there and we have it.',
  },
  charter: {
    title: 'The full charter enquiry',
    text: 'Do you know your dates, your party and what you would like to do? Tell us here, budget included. The more we know, the closer our first offer lands.',
  },
  info: {
    title: 'Other ways to reach us',
    hours: 'Office hours, Panama time (UTC−5)',
    emergencies: 'Emergencies at any hour, by telephone',
    answer: 'One of us answers you personally, within {{answerHours}} office hours. In a hurry? Please ring.',
  },
} satisfies ContactCopy
