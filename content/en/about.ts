import type { AboutCopy } from '../company-copy.ts'

export const about = {
  meta: {
    title: 'A family charter company in Panama City',
    description:
      'Who answers your enquiry, who takes the helm and who cooks: the family, the captains, the crews and the cooks behind our seven yachts in the Caribbean.',
    keywords: [
      'charter company Panama',
      'family yacht charter',
      'yacht captains Caribbean',
      'charter crew jobs',
      'ethics code yacht charter',
    ],
  },
  hero: {
    title: 'People first, | *then boats*',
    lead: 'A good yacht with the wrong crew makes a long week. So we choose the people before the boat, and stay small enough to know them all by name.',
    caption: 'Sailing in among the islands at sunrise, San Blas',
  },
  intro: {
    title: 'What we do',
    paragraphs: [
      '{{brand}} is a family company in {{city}}. We charter seven yachts, each with a captain and a cook, in Panama, Colombia and the Bahamas. To Cuba and to Aruba, for those who like steady wind and dry air, we bring one of them on request.',
      'There is no booking engine on this site, and that is deliberate. A charter is a small household that lives together for a week or two, and it goes well when somebody has asked the right questions beforehand: who sleeps badly in the heat, who has never been on a boat, who wants to fish at five in the morning.',
      'So when you write, we ask a few questions before we propose anything. You then see a boat, a route and a price, and nothing is binding until both sides have confirmed the written offer.',
    ],
  },
  journey: {
    title: 'Outward from *San Blas*',
    paragraphs: [
      'The islands of Guna Yala lie a morning’s journey from our office, and they taught us the trade. There are no marinas there and few lights. You learn to read coral by the colour of the water, to ask the owner of an island before you step ashore, and to have the cook awake when the fishermen paddle by.',
      'What we learned there we use elsewhere. Cartagena, the next big harbour to the east, adds a city to the sea. Cuba means stamps and waiting rooms, and then a coast of keys that few boats visit. The Bahamas are shallow and easy, with room for larger parties.',
      'We have kept to places where we can answer for the crew. Where we do not know the anchorage, we do not sell the week.',
    ],
  },
  vision: {
    title: 'Where we are heading',
    paragraphs: [
      'We would rather have seven boats that are well looked after than seventeen that are always out. If guests come back and crews stay, that is growth enough for us.',
      'The islands, too, should stay as we found them. We sail whenever there is wind to sail with, carry rubbish back to the mainland, buy fish from the people whose waters they are and keep our anchors out of coral. None of that is remarkable, but it has to be done every day.',
    ],
  },
  pull: 'Where we do not know the anchorage, we do not sell the week.',
  team: {
    title: 'Who you will meet',
    lead: 'Four groups of people stand behind a charter. You speak to the first before you travel, and live on board with the others.',
    groups: {
      founders: {
        title: 'The family',
        text: 'They founded the company and they answer for it. Expect them to ask as much as you do: which month, which cabin, who is coming and why.',
      },
      captains: {
        title: 'The captains',
        text: 'They decide where the boat goes and when she stays. Ask about the route, the stars or the fish, and expect a plain answer if a plan is unwise.',
      },
      crew: {
        title: 'The crew',
        text: 'Where a yacht needs more hands than a captain and a cook, they take the lines and the tender, keep the decks clean and teach children to row. You will find your snorkel rinsed and your sandals where you left them.',
      },
      cooks: {
        title: 'The cooks',
        text: 'They shop, buy over the rail from passing dugouts and cook three meals a day in a galley that moves. One of them, {{chef}}, has an article to himself.',
      },
    },
  },
  careers: {
    title: 'Work with us',
    paragraphs: [
      'We look for captains who know these coasts, cooks who like a small kitchen, and deckhands with patience for beginners. Spanish is needed, and English or German is a great help.',
      'Send a page about yourself, your licences and the waters you have sailed to {{infoMailbox}}. Tell us about a day on which you decided not to leave the anchorage.',
    ],
    cta: 'Write to us',
  },
  ethics: {
    title: 'What we hold ourselves to',
    lead: 'A short code that the crews know and that guests are welcome to quote back at us.',
    items: [
      {
        title: 'Ask first',
        text: 'In Guna Yala every island and every palm has an owner. We ask before landing and pay the fees that are due; we never gather coconuts and never photograph anyone who has not agreed.',
      },
      {
        title: 'Leave the reef alone',
        text: 'Anchors go into sand. Nobody stands on coral, feeds fish or takes shells, and rubbish goes back to the mainland.',
      },
      {
        title: 'Catch what we eat, in season',
        text: 'No lobster, crab, conch or octopus in the closed months, no undersized fish at any time, and neither scuba diving nor harpoons in Guna Yala, where both are forbidden.',
      },
      {
        title: 'Pay fairly, on the spot',
        text: 'Fish, molas, guiding and landing are paid for at the asking price of the person who offers them.',
      },
      {
        title: 'State the price',
        text: 'Every offer shows what is included, what is not and what will be asked of you locally.',
      },
      {
        title: 'The captain may say no',
        text: 'No guest, and nobody in the office, overrules a captain on weather or safety.',
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
