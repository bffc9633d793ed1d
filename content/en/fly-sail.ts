import type { FlySailCopy } from '../company-copy.ts'

export const flySail = {
  meta: {
    title: 'Fly & Sail: flights and crewed yacht charter in one',
    description:
      'Plan flights and an all-inclusive crewed yacht charter together: to Panama, Cartagena, Nassau, Havana or Aruba, for five to fourteen days, in one offer.',
    keywords: [
      'fly and sail Caribbean',
      'flight and yacht package',
      'private jet yacht charter',
      'Caribbean sailing package',
      'Panama flight and charter',
    ],
  },
  hero: {
    kicker: 'Fly & Sail',
    title: 'From your front door to | *the anchorage*',
    lead: 'By the time you turn the key, everything is arranged: the flight, a bed in the city, a car before dawn, a yacht at the end of the road. Give us a date and an airport, and you see which yachts suit and what they cost.',
    price:
      'A full yacht from {{fleetShareFrom}} a person a day, all-inclusive on board; flights, hotel and transfers are extra',
    cta: 'See a first offer',
    caption: 'On the way in to San Blas, from a window seat',
  },
  intro: {
    title: 'Friday in a coat, | *Saturday in the water*',
    paragraphs: [
      'A driver stands behind customs in Panama City with your name on a sign, and your bed for the night is made. Before sunrise a car takes you to a small aircraft. Forty minutes later you land at El Porvenir, and the tender is there. After the briefing you swim and have lunch, and at {{boarding}} your cabin is ready.',
      'It works because the flights are chosen around the boat. The small aircraft leaves early, so plan to land in Panama City by {{landBySanBlas}} the evening before. In Nassau and Cartagena it is enough to land on the day you board, in Havana on your first day in town. One of us looks at the hours with you.',
      'What it comes to from Panama City and back, for six of you and a week on Guji: {{gujiAll}} for the yacht and the entry tax, {{gujiHotel}} for the night in the city, {{gujiSeats}} for the small aircraft both ways. Together that is {{gujiDoor}}, or {{gujiDoorEach}} each. The flights from home, the cars in the city, insurance and tips come on top.',
    ],
  },
  steps: {
    analysisByModel:
      'We match your wishes with boats, routes, season and dates. If you like, a letter comes with the offer, drafted by a language model. Every price, date and name in it comes from our own lists.',
    title: 'How it works',
    items: {
      dream: {
        title: 'Name a day and a city',
        text: 'And how many are coming. With a date, each night is priced by its season; without one, at the standard rate.',
      },
      analysis: {
        title: 'Compare yachts and prices',
        text: 'Yachts based where you want to sail come first, with every line of their price. If one has to be brought to you, her passage is in the sum.',
      },
      offer: {
        title: 'You see a first offer',
        text: 'Up to {{offeredYachts}} yachts, the route you would sail, and a letter that you can pass round, all of it before we know your name.',
      },
      advisor: {
        title: 'An advisor takes over',
        text: 'One of us makes sure that your yacht is available, finds flights, hotel and transfers at the day’s prices, and changes what does not suit. You buy your own airline tickets; we book everything else, the small aircraft included. A signed contract and a deposit of {{deposit}}% make it firm.',
      },
    },
  },
  gallery: {
    title: 'The way there, | and life on board',
    lead: 'From the aircraft steps to the ladder on the stern.',
    captions: {
      'san-blas': 'The first palms of San Blas, from the tender',
      'welcome-aboard': 'Something cold, the moment you step aboard',
      'leopard-42-tsabalok-cabin': 'Your cabin, with the bed made',
      'lagoon-62-astern': 'Brisa, with her tender and boards already in the water',
      'dinner-on-deck': 'Dinner, once the sun is low',
      exumas: 'The Exumas, down the cays from Nassau',
    },
  },
  benefits: {
    title: 'What you gain',
    items: {
      'one-hand': {
        title: 'One number to call',
        text: 'The airline moves your flight to the evening? Tell us once. The driver, the hotel and the captain hear it from us.',
      },
      flight: {
        title: 'Commercial, private, or both compared',
        text: 'Tick what you want compared, and we send you fares and hours from door to door. Six or eight of you, and two changes on the way? Ask for the jet as well: it may save you a day in lounges.',
      },
      crew: {
        title: 'Captain and cook on board',
        text: 'When you land, the cook has shopped by your list of likes and allergies, and the captain has looked at the week’s wind. You bring one soft bag each.',
      },
      price: {
        title: 'All-inclusive, line by line',
        text: 'Yacht, crew, meals, drinks, fuel and port fees are one sum, with no APA (advance provisioning allowance) to settle afterwards. Hotel, transfers and small aircraft follow in the written offer, each with its own price.',
      },
      flexible: {
        title: 'Dates with some give',
        text: 'Could you leave on the Thursday? Tick the box, and we’ll look on either side of your dates for a better fare, or for the yacht that was taken on the Saturday.',
      },
      safety: {
        title: 'Insurance and weather, checked',
        text: 'Before you choose a month, we tell you whether it falls in the hurricane season; before you fly, we read each certificate. For San Blas take trip-interruption cover: if a delay costs you the morning aircraft, it costs you your first night aboard as well.',
      },
    },
  },
  configurator: {
    title: 'Your trip, | *step by step*',
    lead: 'It takes about five minutes. What you do not know can wait, and nothing leaves this device until you send it.',
  },
} satisfies FlySailCopy
