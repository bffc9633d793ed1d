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
    title: 'People first, | *then boats*',
    lead: 'A good yacht with the wrong crew makes a long week. So we choose the captain and the cook first, and sail with them before you do.',
    caption: 'Sailing in among the islands at sunrise, San Blas',
  },
  intro: {
    title: 'What we do',
    paragraphs: [
      '{{brand}} is a family company in {{city}}. We charter {{yachtCount}} yachts, each with a captain and a cook, in Panama, Colombia and the Bahamas. If you dream of Cuba, or of the dry, windy bays of Aruba, we bring one of them to you.',
      'On this site you can work out what a week costs, down to the entry tax. The booking itself we do with you in person, because a charter is a small household on the water. It goes well when we know it beforehand: who sleeps badly in the heat, who has never been on a boat, who wants to fish at five in the morning.',
      'So we ask a few questions, and you see a boat, a route and a price. The charter is agreed when you and we have both confirmed the written offer.',
    ],
  },
  journey: {
    title: 'Outward from *San Blas*',
    paragraphs: [
      'The islands of Guna Yala lie a morning’s journey from our office, and they taught us the trade. Among them you learn to read coral by the colour of the water, to ask the owner of an island before you step ashore, and to have the cook awake when the fishermen paddle by.',
      'We took what we learned along the coast. Cartagena, the next big harbour to the east, adds a city to the sea. Cuba begins with stamps and waiting rooms and ends among keys that few boats visit. The Bahamas are shallow and easy, with room for larger parties.',
      'We keep to waters we know. Ask us about a bay: we can tell you how well you will sleep there.',
    ],
  },
  vision: {
    title: 'Where we are heading',
    paragraphs: [
      'We would rather look after {{yachtCount}} boats well than send seventeen out in a hurry. When guests come back and crews stay, we are growing in the way we want to.',
      'The islands should stay as we found them. We sail whenever there is wind to sail with, carry our rubbish back to the mainland, buy fish from the people whose waters these are and drop our anchors in sand. It is daily work, done with some pride.',
    ],
  },
  pull: 'The islands of Guna Yala lie a morning’s journey from our office, and they taught us the trade.',
  team: {
    title: 'Who you will meet',
    lead: 'Before the trip you talk to the family. On board you live with the others.',
    groups: {
      founders: {
        title: 'The family',
        text: 'They founded the company and they answer for it. Expect them to ask as much as you do: which month, which cabin, who is coming and why.',
      },
      captains: {
        title: 'The captains',
        text: 'They choose the route, the anchorage and the day to stay put. Ask about the stars, the fish or the next bay. If your plan is unwise they say so and offer you a better one.',
      },
      crew: {
        title: 'The crew',
        text: 'On the larger yachts a deckhand takes the lines and the tender, rinses your snorkel, finds your sandals and teaches the children to row.',
      },
      cooks: {
        title: 'The cooks',
        text: 'They shop in the city, buy fish over the rail and set three meals a day on the table. One of them, {{chef}}, has an article to himself.',
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
    lead: 'A short code. The crews know it. Quote it back at us whenever you like.',
    items: [
      {
        title: 'Ask first',
        text: 'In Guna Yala every island and every palm has an owner. We ask before landing, pay the fees that are due and photograph only those who have agreed. Coconuts stay where they fall.',
      },
      {
        title: 'Leave the reef alone',
        text: 'We anchor in sand, keep fins and hands off the coral, leave shells on the beach and take our rubbish back to the mainland.',
      },
      {
        title: 'Catch what we eat, in season',
        text: 'We leave lobster, crab, conch and octopus alone in their closed months. Small fish go back all year. Diving tanks and harpoons, which the Guna forbid in their waters, stay on the mainland.',
      },
      {
        title: 'Pay fairly, on the spot',
        text: 'For fish, molas, guiding and landing we pay the price we are asked. We don’t haggle.',
      },
      {
        title: 'State the price',
        text: 'Every offer lists what is included, what is extra and what you will be asked for locally.',
      },
      {
        title: 'The captain has the last word',
        text: 'On weather and safety the captain decides. Guests and office alike go along.',
      },
    ],
  },
  closing: {
    title: 'Meet the boats, | or ask us something',
    text: 'Both lead to the same place in the end, which is a table in the shade of a cockpit.',
    yachts: 'See the yachts',
    contact: 'Get in touch',
  },
} satisfies AboutCopy
