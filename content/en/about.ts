import type { AboutCopy } from '../company-copy.ts'

export const about = {
  meta: {
    title: 'A family yacht charter company in Panama City',
    description:
      'Meet the family, the captains, the crews and the cooks behind {{yachtCount}} crewed charter yachts in San Blas, Cartagena and the Bahamas, and the code they keep.',
    keywords: [
      'yacht charter company Panama',
      'family yacht charter',
      'yacht captains Caribbean',
      'charter crew jobs',
      'ethics code yacht charter',
    ],
  },
  hero: {
    title: 'Crew first, | *then boats*',
    lead: 'Before you sail with a captain and a cook, we do. If we would not stay another night with them, you will not meet them.',
  },
  intro: {
    title: 'What we do',
    paragraphs: [
      '{{brand}} is a family company in {{city}}. We charter {{yachtCount}} yachts in Panama, Colombia and the Bahamas, each with her own crew, and bring one of them to Cuba, or to the dry, windy bays of Aruba, when you would rather be there.',
      'What a week costs you can work out on these pages. You still book with a person, because a week on a yacht depends on who is coming: the one who sleeps badly in the heat, the one who has never set foot on a boat, the one who would fish at five in the morning. Once we have heard about them, we suggest a boat, cabins and a route, and you choose.',
      'You get a written offer with a price on every line. Nothing is booked until you have signed it and your deposit has arrived.',
    ],
  },
  journey: {
    title: 'Outward from *San Blas*',
    paragraphs: [
      'The islands of Guna Yala lie a morning’s journey from our office, and they taught us the trade. We learned there to read coral by the colour of the water, to ask the owner of an island before we step ashore, and to wake the cook when the first dugout comes round the point with snapper.',
      'Then we went on. Cartagena, the next big harbour to the east, has walls to walk on before dinner and, a morning’s sail out, a reef. In Cuba a road across the island and a night’s sail lie between the trumpets of Havana and the first key. The Bahamas are pale, shallow and easy, and our two boats there are the ones for large parties.',
    ],
  },
  vision: {
    title: 'Where we are heading',
    paragraphs: [
      '{{YachtCount}} yachts are as many as we can look after properly. We would like to see the same cooks in the same galleys, and the children of the first trips at the wheel of later ones.',
      'For that the islands have to stay as we found them, so our crews sail when there is wind, start the engine when there is none, and carry the rubbish back to the mainland.',
    ],
  },
  team: {
    title: 'Who you will meet',
    lead: 'The family answers the telephone; with captain and cook you share the boat.',
    groups: {
      founders: {
        title: 'The family',
        text: 'We founded the company, choose every crew and pick up when you call. Expect a few questions in return: which month, whose birthday, who gets the cabin with the breeze.',
      },
      captains: {
        title: 'The captains',
        text: 'They choose the route, the anchorage and the day to stay put. Ask one about the next bay and the chart comes out. If the wind is against your plan, you hear it early, along with a better one.',
      },
      crew: {
        title: 'The crew',
        text: 'A captain and a cook run every yacht: between them they take the lines, rinse your snorkel and teach the children to row. {{deckhandYachts}} have a berth for a deckhand as well, and your offer says whether one comes along.',
      },
      cooks: {
        title: 'The cooks',
        text: 'They shop in the city, buy fish from the dugouts at the price they are asked and cook in a galley that moves. One of them, {{chef}}, lets you watch him at work in our log.',
      },
    },
  },
  careers: {
    title: 'Work with us',
    paragraphs: [
      'We look for captains who know these coasts, cooks who like a small kitchen, and deckhands with patience for beginners. You need Spanish, and English or German is a great help.',
      'Send a page about yourself, your licences and the waters you have sailed to {{infoMailbox}}. Tell us about a day on which you decided not to leave the anchorage.',
    ],
    cta: 'Write to us',
  },
  ethics: {
    title: 'What we hold ourselves to',
    lead: 'Our crews know this by heart. If you catch one of us forgetting it, say so.',
    items: [
      {
        title: 'Ask first',
        text: 'In Guna Yala every island and every palm has an owner. We ask before landing, pay the fees that are due and photograph only those who have agreed. Coconuts stay where they fall.',
      },
      {
        title: 'Leave the reef alone',
        text: 'We anchor in sand, keep fins and hands off the coral, and leave shells on the beach.',
      },
      {
        title: 'In season, or not at all',
        text: 'In Guna Yala the fish are the Guna’s to catch, and we buy them. On other coasts a line goes over the stern where that is allowed, and small fish go back. Lobster, crab, conch and octopus are left alone in their closed months. Scuba tanks and spearguns, which the Guna forbid in their waters, stay on the mainland.',
      },
      {
        title: 'Pay fairly, on the spot',
        text: 'For fish, molas, guiding and landing we pay the price we are asked. We don’t haggle.',
      },
      {
        title: 'State the price',
        text: 'In every offer you read what is included, what is extra and what you will be asked for on the spot.',
      },
      {
        title: 'The captain has the last word',
        text: 'On weather and safety the captain decides, for us as for you. About anything else you can argue with the office.',
      },
    ],
  },
  closing: {
    title: 'Meet the boats, | or ask us something',
    text: 'Have a look at the {{yachtCount}}, or tell us who is coming, and we’ll suggest one.',
    yachts: 'See the yachts',
  },
} satisfies AboutCopy
