import type { InsuranceCopy } from '../company-copy.ts'

export const insurance = {
  meta: {
    title: 'Travel insurance for your charter: what you need',
    description:
      'Travel insurance is mandatory on every charter, with proof before departure; we advise EUR 100,000 of medical cover. Which four kinds of cover matter, and why.',
    keywords: [
      'travel insurance yacht charter',
      'mandatory travel insurance',
      'medical cover abroad',
      'trip cancellation cover',
      'repatriation insurance',
    ],
  },
  hero: {
    title: 'Insured before *we cast off*',
    lead: 'The nearest hospital may be a boat ride and a flight away. That is part of the charm of these islands, and the reason why every guest must have travel insurance.',
  },
  requirements: {
    title: 'What we ask for, | and what we advise',
    items: {
      mandatory: {
        title: 'Insurance for every guest',
        text: 'Travel insurance is mandatory for everyone on board, children included. It is not part of the charter price, and we do not sell it.',
      },
      proof: {
        title: 'Proof before departure',
        text: 'Send us the certificate or policy number of each guest before you set off. Without it the captain may not take you aboard.',
      },
      sum: {
        title: 'Recommended: EUR 100,000 medical cover',
        text: 'This is the minimum we recommend for treatment abroad, with transport home included. Many policies offer more for little money.',
      },
    },
  },
  coverage: {
    title: 'Four kinds of cover worth having',
    lead: 'Policies differ in name and detail. Look for these four, and read the exclusions as carefully as the sums.',
    items: {
      cancellation: {
        title: 'Trip cancellation',
        description:
          'A charter is booked well ahead, and one guest who falls ill can stop a whole party. This cover refunds the cost if you cannot travel.',
        features: ['Illness', 'Accident', 'Work commitments', 'Family emergencies'],
      },
      health: {
        title: 'Health abroad',
        description:
          'The one that matters most. Private clinics in the region ask for payment or a guarantee on admission, and evacuation from an island costs far more than the treatment.',
        features: ['Doctors’ fees', 'Hospital', 'Medication', 'Repatriation'],
      },
      interruption: {
        title: 'Trip interruption',
        description:
          'For when you have to go home early, or cannot go home on time. The boat is chartered for the whole of the trip, so the loss would be yours.',
        features: ['Extra cost of the return', 'Services not used', 'Cost of a longer stay'],
      },
      luggage: {
        title: 'Luggage',
        description:
          'Bags change aircraft, car and launch on the way to the boat. A delayed one may need a day to catch up with you.',
        features: ['Loss', 'Damage', 'Delay', 'Theft'],
      },
    },
  },
  notes: {
    title: 'Before you sign',
    items: {
      purchase: {
        title: 'When to buy',
        text: 'Take out cancellation cover when you book, or within the few days that your insurer allows afterwards. Health cover can follow, but must be in force on the day you leave home.',
      },
      sum: {
        title: 'How much',
        text: 'EUR 100,000 for medical costs is our recommended floor. For cancellation, insure the whole price of the trip: charter, flights and hotels.',
      },
      activities: {
        title: 'What you will be doing',
        text: 'Check that sailing as a guest, snorkelling, free diving and fishing are covered. Some policies count them as hazardous sports, and some exclude particular countries; ask about Cuba by name.',
      },
      documents: {
        title: 'What to carry',
        text: 'The policy number, the insurer’s emergency number and a copy of your passport, on paper and on your phone. Leave a second set with someone at home.',
      },
    },
  },
  contact: {
    title: 'Unsure whether your policy will do?',
    text: 'Send us the certificate and we will tell you whether it meets our requirement. Advice on the policy itself has to come from your insurer or broker.',
    cta: 'Ask us',
  },
} satisfies InsuranceCopy
