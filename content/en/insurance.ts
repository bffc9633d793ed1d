import type { InsuranceCopy } from '../company-copy.ts'

export const insurance = {
  meta: {
    title: 'Travel insurance for your yacht charter: what you need',
    description:
      'Every guest on a crewed yacht charter needs travel insurance, with proof before departure: what we ask for, what we advise and the four covers to look for.',
    keywords: [
      'travel insurance yacht charter',
      'mandatory travel insurance',
      'medical cover abroad',
      'trip cancellation cover',
      'repatriation insurance',
    ],
  },
  hero: {
    title: 'Your insurance, *before we cast off*',
    lead: 'You come to these islands because they are far from everything, hospitals included. So every guest on board has travel insurance, and the captain carries the policy numbers.',
  },
  requirements: {
    title: 'What we ask for, | and what we advise',
    items: {
      mandatory: {
        title: 'Insurance for every guest',
        text: 'Travel insurance is mandatory for everyone on board, children included. You take it out at home, with an insurer of your choice. The charter price does not include it.',
      },
      proof: {
        title: 'Proof before departure',
        text: 'Send us each guest’s certificate or policy number before you set off. Without it the captain cannot take you aboard.',
      },
      sum: {
        title: 'Recommended: EUR 100,000 medical cover',
        text: 'About {{medicalCoverInDollars}}, and the minimum we advise, for treatment abroad and transport home. From an outer island the way to a hospital is by boat and air, so look for medical evacuation by name. If your way home is long, or ends in a country where care is dear, such as the United States, insure more.',
      },
    },
  },
  coverage: {
    title: 'Four kinds of cover worth having',
    lead: 'Insurers give them different names. Look for these four, and read the exclusions as carefully as the sums.',
    items: {
      cancellation: {
        title: 'Trip cancellation',
        description:
          'You book a charter well ahead, and one guest who falls ill can keep the whole party at home. If you have to cancel for a reason the policy lists, the insurer refunds the share of the price that we keep under our terms. For Cuba or the Bahamas from June to November, tropical storms should be among those reasons.',
        features: ['Illness', 'Accident', 'Work, with some insurers', 'Family emergencies'],
      },
      health: {
        title: 'Health abroad',
        description:
          'The one that matters most. Private clinics in the region ask for payment or a guarantee on admission, and a flight out of the islands can cost more than the treatment.',
        features: ['Doctors’ fees', 'Hospital', 'Medication', 'Repatriation'],
      },
      interruption: {
        title: 'Trip interruption',
        description:
          'A telephone call on day four, or a cancelled flight on the last. You have chartered the boat for the whole trip; this cover pays for the part you miss.',
        features: ['Extra cost of the return', 'Services not used', 'Cost of a longer stay'],
      },
      luggage: {
        title: 'Luggage',
        description:
          'Your bags change from aircraft to car to speedboat on the way. If one is left behind, this cover buys you a swimsuit until the bag catches up.',
        features: ['Loss', 'Damage', 'Delay', 'Theft'],
      },
    },
  },
  notes: {
    title: 'Before you sign',
    items: {
      purchase: {
        title: 'When to buy',
        text: 'Take out cancellation cover when you book, or within the few days that your insurer allows afterwards. Health cover can follow, as long as it is in force on the day you leave home.',
      },
      sum: {
        title: 'How much',
        text: 'For cancellation, insure the full price of the trip: charter, flights and hotels.',
      },
      activities: {
        title: 'What you will be doing',
        text: 'Check that the policy covers sailing as a guest, snorkelling, free diving and fishing; some insurers count them as hazardous sports. Bound for Cuba? Visitors have to be insured there: let the certificate say that it holds in Cuba.',
      },
      documents: {
        title: 'What to carry',
        text: 'The policy number, the insurer’s emergency number and a copy of your passport, on paper and on your phone. Leave a second set with a friend at home.',
      },
    },
  },
  contact: {
    title: 'Will your policy do?',
    text: 'Send us the certificate, and one of us reads it. For advice on the policy itself, turn to your insurer or broker.',
    cta: 'Write to us',
    yachts: 'Back to the yachts',
  },
} satisfies InsuranceCopy
