import type { HomeCopy } from '../copy.ts'

export const home = {
  meta: {
    title: 'Crewed yacht charter in the Caribbean',
    description:
      'Seven crewed yachts in San Blas, Cartagena and the Bahamas, brought to Cuba on request. Captain, cook, meals, drinks and fuel in one price.',
    keywords: [
      'crewed yacht charter Caribbean',
      'San Blas yacht charter',
      'catamaran with crew',
      'yacht charter Panama',
      'private chef yacht',
      'Caribbean sailing holiday',
    ],
  },
  hero: {
    kicker: 'Crewed yacht charter from {{city}}',
    title: 'Wake at anchor, | *behind the reef*',
    lead: 'Seven yachts in Panama, Colombia and the Bahamas, one of which we bring to Cuba if you ask, each with a captain who knows the passes and a cook who knows the fishermen.',
    flySail: 'Plan flight and yacht',
    contact: 'Ask about dates',
    caption: 'At anchor in the lee of Cayos Holandeses, Guna Yala',
  },
  fleet: {
    title: 'Three of our *seven yachts*',
    lead: 'Five catamarans, one sloop and a motor yacht that is never late for lunch.',
    all: 'See all seven yachts',
  },
  allIn: {
    title: 'One price, | *everything aboard*',
    text: 'Captain and cook, meals, drinks, fuel and port fees: you know the figure before you leave home, and nobody hands you a bill on the last morning. There is no advance provisioning allowance to pay.',
    included: ['Yacht, captain and cook', 'Meals and drinks', 'Fuel', 'Port fees'],
    notIncluded: [
      'Flights and insurance',
      'Taxes and entry fees, each on a line of its own',
      'Tips, if you wish',
    ],
  },
  destinations: {
    title: 'Four coasts, | *one warm wind*',
    lead: 'From December to April the trade wind blows over all four. The rest differs: a reef or a sandbank under the keel, and ashore a village of cane houses or a city of balconies.',
  },
  about: {
    title: 'A family firm, | named after the wind',
    paragraphs: [
      '“{{shortName}}” is the Spanish word for the trade winds, which carry a boat west along this coast with her sheets eased. We are a family company in {{city}}. Before a crew takes guests out, we have eaten what the cook cooks and slept soundly where the captain anchors.',
      'Write to us, and the answer comes from somebody who can tell you which side of the island lies quiet in January, what the transfer costs and which cabin stays cool.',
    ],
    link: 'Who we are',
    caption: 'Under way at first light, the coast still in mist',
  },
  night: 'After supper, one light stays on: ours, at the masthead.',
  services: {
    title: 'What happens on board',
    items: {
      sailing: {
        title: 'Sailing, at your pace',
        text: 'A short leg in the morning, at anchor by noon. The captain keeps an eye on sails, coral and sky; take the helm whenever you like, or leave it alone all week.',
      },
      tours: {
        title: 'Ashore with someone who lives there',
        text: 'A Guna village by invitation, the walls of Cartagena when the heat has gone, the arcades of Havana on foot. The guide is local, the group is only yours, and nobody holds up a sign.',
      },
      tropics: {
        title: 'The tropics, close to',
        text: 'Eagle rays over turtle grass, pelicans diving at breakfast, a fire on the beach where the owner of the island allows one. Masks and fins wait on the stern, one step above the water.',
      },
      premium: {
        title: 'Service that notices',
        text: 'Allergies, birthdays, a child who eats only pasta: the crew knows before you step aboard. Your cabin is made up while you swim, and coffee appears when you do.',
      },
    },
  },
  journal: {
    title: 'From the log',
    lead: 'Five longer reads: a cook and his catch, a day in the water, the people of the islands, the sailing, and the case for going by boat at all.',
    read: 'Read the story',
  },
  closing: {
    title: 'Tell us when, | and with whom',
    text: 'A month and a number of guests are enough to begin. We reply with two or three boats that fit, what each costs and what that price leaves out.',
    contact: 'Get in touch',
  },
} satisfies HomeCopy
