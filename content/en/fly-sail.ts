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
    lead: 'Tell us your dates and your airport, and see boats and prices at once. One person then fits flights, transfers and yacht together into a single offer.',
    cta: 'Start your request',
    caption: 'On the way in to San Blas, from a window seat',
  },
  intro: {
    title: 'Why plan both together',
    paragraphs: [
      'Book your flights and yacht together and spend day one at anchor. We know when the last car leaves for Carti, how early the small aircraft takes off for El Porvenir, and which landing times call for a night in the city first.',
      'Tell us where you start, when you could travel and what you hope for. We fit the flight to the boat and the boat to the flight, and where a good bed on the mainland makes the journey kinder, we plan one in.',
    ],
  },
  steps: {
    analysisByModel:
      'We match your wishes with boats, routes, season and dates. If you like, a letter comes with the offer, drafted by a language model. Every price, date and name in it comes from our own lists.',
    title: 'How it works',
    items: {
      dream: {
        title: 'Tell us what you have in mind',
        text: 'Where you leave from, which waters, how many of you, how long and roughly how much. Your name and email are enough to begin; a departure date makes the estimate sharper.',
      },
      analysis: {
        title: 'We match boats and routes',
        text: 'We set your wishes beside our boats, routes, seasons and calendars, and add up the price from our own list. If a figure is still missing, its line stays open.',
      },
      offer: {
        title: 'You see a first offer',
        text: 'Boats that suit your party, a route with its days, and an estimate with every line shown. Fares follow once a person has looked them up.',
      },
      advisor: {
        title: 'An advisor takes over',
        text: 'A person calls or writes, changes what does not suit yet, adds flights at real fares and books once you say yes. Until then you are free to think again.',
      },
    },
  },
  gallery: {
    title: 'The way there, | and life on board',
    lead: 'From the aircraft to the ladder on the stern, and the people who look after you in between.',
    captions: {
      'private-jet': 'By private jet, if the party or the timetable calls for it',
      'business-class': 'By scheduled flight, in the cabin you prefer',
      'yacht-crew': 'Captain and cook, who know your names before you land',
      flybridge: 'The flybridge, once the bags are stowed',
      'water-sports': 'Kayak and boards, on the yachts that list them',
      destinations: '{{DestinationCount}} coasts, and Aruba to windward',
    },
  },
  benefits: {
    title: 'What you gain',
    items: {
      'one-hand': {
        title: 'One person to ask',
        text: 'If the flight moves, we move the transfer and the boat with it. You make one call instead of three.',
      },
      flight: {
        title: 'Commercial, private, or both compared',
        text: 'We set fares and hours door to door side by side. For a party of six or eight from an awkward airport, the jet can be worth a look. The comparison tells you whether it is.',
      },
      crew: {
        title: 'Captain and cook on board',
        text: 'You arrive as guests. The captain sails and anchors, the cook shops, cooks and does the washing-up.',
      },
      price: {
        title: 'All-inclusive, line by line',
        text: 'Yacht, crew, meals, drinks, fuel and port fees are one sum. Flights, transfers, insurance, tips and local taxes are listed beside it, one by one.',
      },
      flexible: {
        title: 'Dates with some give',
        text: 'Two or three days of slack can turn up a better fare, or a boat that is free. Mark your dates as flexible and we look on either side of them.',
      },
      safety: {
        title: 'Insurance and weather, checked',
        text: 'We check everyone’s travel insurance before departure, and tell you which months fall in the hurricane season before you choose one.',
      },
    },
  },
  configurator: {
    title: 'Your trip, | *step by step*',
    lead: 'It takes about five minutes. Skip what you do not know yet and come back later: what you type stays on this device until you send it.',
  },
} satisfies FlySailCopy
