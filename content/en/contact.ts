import type { ContactCopy } from '../copy.ts'

export const contact = {
  meta: {
    title: 'Contact and charter enquiry',
    description:
      'Three ways to ask about a yacht: a short note, a quote by WhatsApp, or the full charter enquiry. Office hours in Panama, and a line for emergencies at night.',
    keywords: ['yacht charter enquiry', 'charter quote Caribbean', 'contact yacht charter Panama', 'WhatsApp yacht charter'],
  },
  hero: {
    title: 'Write to the people who sail',
    lead: 'A name, a month and a rough number of guests will do. Ask about prices, berths or seasickness; no question is too small.',
  },
  short: {
    title: 'A short note',
    text: 'The quickest way. Only your name and email address are required.',
  },
  quote: {
    title: 'A quote by WhatsApp',
    text: 'Fill in the lines below and your messaging app opens with the enquiry written out. Nothing is sent until you press send there.',
  },
  charter: {
    title: 'The full charter enquiry',
    text: 'For those who already know a good deal about the trip: region, dates, boat, services and budget. The more you fill in, the closer our first offer will be.',
  },
  info: {
    title: 'Other ways to reach us',
    hours: 'Office hours, Panama time (UTC−5)',
    emergencies: 'Emergencies at any hour, by telephone',
    answer: 'Enquiries are answered in office hours, in the order in which they arrive. If it is urgent, please ring.',
  },
} satisfies ContactCopy
