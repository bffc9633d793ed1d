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
    lead: 'Tell us what you picture: a bay to yourselves, say, with the children in the water before breakfast. You get up to {{offeredYachts}} yachts that are free then, the whole price of each, per person and per day, and straight answers on cabins and seasickness. A month and a rough number are enough, and asking costs nothing.',
  },
  short: {
    title: 'A short note',
    text: 'For a first question. Your name, your email address and what you have in mind: “a week in February, two families, one of us does not swim” is plenty.',
  },
  quote: {
    title: 'A quote by WhatsApp',
    text: 'The same short questions, for those who would rather chat: WhatsApp opens with your message written out, you press send, and we reply there.',
  },
  charter: {
    title: 'Plan it in detail',
    text: 'For a trip that has taken shape. Put in dates, party, wishes and budget, and the yachts appear beside the form, each with an estimate; only our written offer is binding. Flights as well? Name your airport, and we look for them too.',
  },
  info: {
    title: 'Other ways to reach us',
    answer:
      'One of us answers the same working day or the next, in English, Spanish or German. In a hurry? Please ring.',
  },
} satisfies ContactCopy
