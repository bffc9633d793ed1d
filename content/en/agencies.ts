import type { AgenciesCopy } from '../company-copy.ts'

export const agencies = {
  meta: {
    title: 'For travel agencies: brochures without our name',
    description:
      'For agencies that sell crewed yacht charters: unbranded brochures and rates in three languages, calendars to subscribe to and pictures you may use.',
    keywords: [
      'yacht charter for travel agencies',
      'unbranded yacht brochure',
      'charter rates for agents',
      'charter calendar iCal',
      'crewed charter commission',
    ],
  },
  hero: {
    title: 'Our yachts, | *under your name*',
    lead: 'Everything on this page is made to be passed on: brochures and rate sheets name the yacht and leave the logo to you.',
  },
  terms: {
    title: 'How we work | with agencies',
    items: {
      guest: {
        title: 'Your guest stays your guest',
        text: 'You ask, and we answer you. Your guest hears from us only if you wish it; the crew’s questions before boarding go through you.',
      },
      commission: {
        title: '{{agencyCommission}}% commission',
        text: 'On the charter rate. Taxes, entry fees and the yacht’s passage to and from another coast are passed on at cost and carry no commission. Your guest pays you the price on this site; you keep the commission, and we invoice you for the rest.',
      },
      calendar: {
        title: 'Availability in your own calendar',
        text: 'Subscribe to each yacht’s calendar in your own software: it shows when she is booked or on hold, but not by whom.',
      },
    },
  },
  papers: {
    title: 'Yacht by yacht',
    lead: 'Brochure and rate sheet end with a box for your logo and room for your address. Every rate sheet carries its date.',
    brochure: 'Brochure',
    rates: 'Rates',
    calendar: 'Calendar (iCal)',
    photographs: 'Photographs',
    illustrations: 'Illustrations',
    views: {
      anchor: 'at anchor',
      cabin: 'cabin',
      underway: 'under way',
      saloon: 'saloon',
      above: 'from above',
      foredeck: 'foredeck',
      bathroom: 'bathroom',
      astern: 'from astern',
      cockpit: 'cockpit',
      dusk: 'at dusk',
    },
  },
  licence: {
    title: 'What you may do | with the pictures',
    paragraphs: [
      'Show them, free of charge, wherever you offer these yachts: on your website, in proposals and newsletters, on social media. Crop them as you need.',
      'An illustration is a rendering or a drawing, not a photograph. Where you show one, say so, as we do.',
      'Please do not sell the pictures or hand them to other companies, and take them down once you no longer offer the yacht. Larger files for print on request.',
    ],
  },
  closing: {
    title: 'Asking for a guest?',
    text: 'Send us the dates and the party, and on the same working day or the next you have yachts and prices. While your guest decides, we keep one on hold for {{holdDays}} days, at no cost; if you need longer, say so.',
  },
} satisfies AgenciesCopy
