import type { ContactCopy } from '../copy.ts'

export const contact = {
  meta: {
    title: 'Contact and charter enquiry',
    description:
      'Ask about a yacht in a short note, by WhatsApp or with the full charter enquiry. Office hours in Panama City, and a telephone for emergencies day and night.',
    keywords: [
      'yacht charter enquiry',
      'charter quote Caribbean',
      'contact yacht charter Panama',
      'WhatsApp yacht charter',
    ],
  },
  hero: {
    title: 'Write to people | *who sail there*',
    lead: 'A month and a rough number of guests will do to begin with. Ask about prices, cabins or seasickness; no question is too small.',
  },
  short: {
    title: 'A short note',
    text: 'The quickest way. Only your name and email address are required.',
  },
  quote: {
    title: 'A quote by WhatsApp',
    text: 'Fill in the fields below and WhatsApp opens with your enquiry already written. Nothing is sent until you press send there.',
  },
  charter: {
    title: 'The full charter enquiry',
    text: 'For trips that already have a shape: region, dates, yacht, services, budget. The more you fill in, the closer our first offer will be.',
  },
  info: {
    title: 'Other ways to reach us',
    hours: 'Office hours, Panama time (UTC−5)',
    emergencies: 'Emergencies at any hour, by telephone',
    answer:
      'We answer enquiries during office hours, in the order in which they arrive. If yours is urgent, please ring.',
  },
} satisfies ContactCopy
