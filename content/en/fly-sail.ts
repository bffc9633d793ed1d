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
    lead: 'Tell us your dates and your airport and see boats and prices at once. Then one person books the flight, the car, the night in town and the boat to match.',
    cta: 'Ask for dates',
    caption: 'On the way in to San Blas, from a window seat',
  },
  intro: {
    title: 'Why plan both together',
    paragraphs: [
      'Book your flights and yacht together and spend day one at anchor. The small aircraft for El Porvenir takes off early, and the road to Carti closes in the afternoon. Most people learn both at the airport. From us you hear it while a better flight still has seats.',
      'Give us one flight number. The driver waits for it, the cook counts you in for lunch, and the captain knows when to be at the airstrip. If you land too late to go on, we have booked a bed in the city and you come aboard rested.',
    ],
  },
  steps: {
    analysisByModel:
      'We match your wishes with boats, routes, season and dates. If you like, a letter comes with the offer, drafted by a language model. Every price, date and name in it comes from our own lists.',
    title: 'How it works',
    items: {
      dream: {
        title: 'Tell us what you have in mind',
        text: 'Where you start, who is coming, and what you would like to see from the deck at breakfast. Your name and email are enough to begin; a departure date makes the estimate sharper.',
      },
      analysis: {
        title: 'We match boats and routes',
        text: 'We look for the boats that are free, large enough and near, in the months when those waters are kind. The price comes from our own list. If a figure is still missing, its line stays open.',
      },
      offer: {
        title: 'You see a first offer',
        text: 'You see the boats that suit your party, the route day by day and every line of the estimate. Fares follow once a person has looked them up.',
      },
      advisor: {
        title: 'An advisor takes over',
        text: 'One of us calls or writes, changes what does not suit yet and adds flights at real fares. We book when you say yes.',
      },
    },
  },
  gallery: {
    title: 'The way there, | and life on board',
    lead: 'From the aircraft steps to the ladder on the stern.',
    captions: {
      'san-blas': 'The first palms of San Blas, after the last flight',
      'welcome-aboard': 'Something cold, the moment you step aboard',
      'leopard-42-tsabalok-cabin': 'Your cabin, with the bed made',
      'lagoon-62-astern': 'The tender, and paddleboards on the yachts that list them',
      'dinner-on-deck': 'Dinner, once the sun is low',
      exumas: 'The Exumas, one of {{destinationCount}} coasts',
    },
  },
  benefits: {
    title: 'What you gain',
    items: {
      'one-hand': {
        title: 'One person to ask',
        text: 'Flight moved to the evening? One call, and we move the car, the hotel and the captain.',
      },
      flight: {
        title: 'Commercial, private, or both compared',
        text: 'You see fares and hours from door to door side by side. If six or eight of you start from an airport with two changes, ask for the jet in the comparison: it may save you the day that you would spend in lounges.',
      },
      crew: {
        title: 'Captain and cook on board',
        text: 'The captain reads the chart, the cook has done the shopping, and you have put your feet up before the lines are off.',
      },
      price: {
        title: 'All-inclusive, line by line',
        text: 'One sum holds yacht, crew, meals, drinks, fuel and port fees. Beside it you see flights, transfers, insurance, tips and local taxes, one by one.',
      },
      flexible: {
        title: 'Dates with some give',
        text: 'Could you leave on the Thursday? Say so, and we’ll look on either side of your dates for a better fare, or for the boat that was taken on the Saturday.',
      },
      safety: {
        title: 'Insurance and weather, checked',
        text: 'We read each certificate before you fly. And before you choose a month, we tell you whether it falls in the hurricane season.',
      },
    },
  },
  configurator: {
    title: 'Your trip, | *step by step*',
    lead: 'Five minutes with a coffee will do. Skip what you do not know yet and come back to it: what you type stays on this device until you send it.',
  },
} satisfies FlySailCopy
