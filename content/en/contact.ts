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
    lead: 'Tell us the month and how many are coming, by form, telephone or WhatsApp. By the end of the next working day you have up to {{offeredYachts}} available yachts, each with her full price.',
  },
  short: {
    title: 'A short note',
    text: '“A week in February, two families, one of us does not swim” is plenty.',
  },
  quote: {
    title: 'A quote by WhatsApp',
    text: 'Rather chat? Fill this in, and WhatsApp opens with your message written out.',
  },
  charter: {
    title: 'Plan it in detail',
    text: 'For a trip that has taken shape. Tell us who is coming, when, and what you would like, and the price appears beside the form. Name your airport, and we look for flights as well.',
  },
  info: {
    title: 'Other ways to reach us',
    answer: 'We answer in English, Spanish or German. In a hurry? Call us.',
  },
  next: {
    title: 'From your note | to the first swim',
    steps: [
      {
        title: 'We answer',
        text: 'On the same working day or the next you have up to {{offeredYachts}} yachts that fit and are available, each with her price and a route. One of us has checked every line.',
      },
      {
        title: 'We hold the one you like',
        text: 'Our written offer holds her for you for {{holdDays}} days, at no cost, while the family talks it over.',
      },
      {
        title: 'You sign',
        text: 'The contract and a deposit of {{deposit}}% make the week yours. The rest is due {{balanceDays}} days before you board.',
      },
      {
        title: 'You pack one soft bag',
        text: 'By then we know what you eat, how old the children are and when you land. Your driver or pilot is waiting, and so are the cold drinks.',
      },
    ],
  },
} satisfies ContactCopy
