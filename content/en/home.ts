import type { HomeCopy } from '../copy.ts'

export const home = {
  meta: {
    title: 'Crewed yacht charter in the Caribbean, with captain and cook',
    description:
      'Seven crewed yachts in San Blas, Cartagena, Cuba and the Bahamas. A captain, a cook, meals and fuel in one price, and a reply from people who sail there.',
    keywords: ['crewed yacht charter Caribbean', 'San Blas yacht charter', 'catamaran with crew', 'yacht charter Panama', 'private chef yacht', 'Caribbean sailing holiday'],
  },
  hero: {
    kicker: 'Crewed yacht charter from {city}',
    title: 'Wake at anchor, *behind the reef*',
    lead: 'Seven yachts in Panama, Colombia, Cuba and the Bahamas, each with a captain who knows the passes and a cook who knows the fishermen.',
    flySail: 'Plan flight and yacht',
    contact: 'Ask about dates',
    caption: 'At anchor in the lee of Cayos Holandeses, Guna Yala',
  },
  fleet: {
    title: 'Boats we know by their sound',
    lead: 'Five catamarans, one sloop and a motor yacht that is never late for lunch. Here are three of the seven. Every one of them comes with crew.',
    all: 'See all seven yachts',
  },
  destinations: {
    title: 'Four coasts, one warm wind',
    lead: 'The north-east trade blows over all of them from December to April. The water under the keel changes, and so does what there is ashore.',
  },
  about: {
    title: 'A family with its feet in the water',
    paragraphs: [
      '“{shortName}” is the Spanish word for the trade winds, the ones that carry a boat west along this coast with the sheets eased. We are a family company in {city}, and we send out only crews whose cooking we have eaten and whose anchoring we have slept on.',
      'Write to us and the reply comes from somebody who can tell you which side of the island lies quiet in January, what the transfer costs and which cabin is the cool one.',
    ],
    link: 'Who we are',
    caption: 'Under way at first light, the coast still in mist',
  },
  services: {
    title: 'What happens on board',
    items: {
      sailing: {
        title: 'Sailing, at your pace',
        text: 'Short legs in the morning, an anchorage by noon. The captain handles sails, reefs and weather; take the helm whenever you like, or leave it alone all week.',
      },
      tours: {
        title: 'Ashore with someone who lives there',
        text: 'A Guna village by invitation, the walls of Cartagena late in the day, the arcades of Havana on foot. The guide is local, the group is your own, and nobody holds up a sign.',
      },
      tropics: {
        title: 'The tropics, close to',
        text: 'Eagle rays over turtle grass, pelicans at breakfast, a fire on a sandbank after dark. Masks, fins and kayaks are ready on the stern, and the water is warm enough to stay in.',
      },
      premium: {
        title: 'Service that notices',
        text: 'Allergies, birthdays, a child who eats only pasta: the crew knows before you step aboard. Your cabin is made up while you swim, and the coffee needs no ordering.',
      },
    },
  },
  journal: {
    title: 'From the log',
    lead: 'Five longer reads on the food, the water, the people of the islands and the reasons for going by boat at all.',
    read: 'Read the story',
  },
  closing: {
    title: 'Tell us when, and with whom',
    text: 'A month and a number of people are enough to begin. We reply with two or three boats that fit, what each costs and what that price leaves out.',
    contact: 'Get in touch',
  },
} satisfies HomeCopy
