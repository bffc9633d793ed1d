import type { FlySailCopy } from '../company-copy.ts'

export const flySail = {
  meta: {
    title: 'Fly & Sail: flight and crewed yacht in one request',
    description:
      'One request for the flight and the yacht: commercial or private jet to Panama, Cartagena, Aruba or Havana, then a crewed charter of five to fourteen days.',
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
    lead: 'One request covers the flight, the transfer and the yacht. You receive one offer, and deal with one person who knows all three.',
    cta: 'Start your request',
    caption: 'Last stop: the yacht at anchor, San Blas',
  },
  intro: {
    title: 'Why plan both together',
    paragraphs: [
      'The flight decides more about a charter than most people expect. The road to Carti closes in the afternoon, the small aircraft to El Porvenir leave early, and a landing at ten at night means a hotel before the boat. Plan flight and yacht apart, and you may lose the first day of the trip.',
      'So we plan them as one. Tell us where you start, when you could travel and what you hope for; we then fit the flight and the boat to each other, and add a night on the mainland where it makes the journey kinder.',
    ],
  },
  steps: {
    analysisByModel:
      'We compare your wishes with boats, routes, season and dates by fixed rules. If you like, an AI then writes the personal letter that goes with the offer. Every price, date and name in it comes from our own lists, and where we do not know a figure the line stays open.',
    title: 'How it works',
    items: {
      dream: {
        title: 'Tell us what you have in mind',
        text: 'Where you leave from, which waters, how many of you, how long and roughly how much. Name and email are enough to begin. A departure date makes the estimate sharper, and everything else helps.',
      },
      analysis: {
        title: 'The request is analysed',
        text: 'We compare your wishes with boats, routes, season and dates by fixed rules, and work out a first offer from our list prices. Where we do not know a figure, the line stays open.',
      },
      offer: {
        title: 'You see a first offer',
        text: 'Boats that suit your party, a route with its days, and an estimate with every line shown. Fares are left out until a person has looked them up.',
      },
      advisor: {
        title: 'An advisor takes over',
        text: 'A person calls or writes, adjusts what does not yet fit, adds flights at real fares and books once you say yes. Until then nothing is binding.',
      },
    },
  },
  gallery: {
    title: 'The way there, | and life on board',
    lead: 'From the aircraft to the boards on the stern, and who looks after you in between.',
    captions: {
      'private-jet': 'By private jet, if the party or the timetable calls for it',
      'business-class': 'By scheduled flight, in the cabin you prefer',
      'yacht-crew': 'Captain and cook, who know your names before you land',
      flybridge: 'The flybridge, once the bags are stowed',
      'water-sports': 'Kayaks and boards on the stern, from the first afternoon',
      destinations: 'Four coasts, and Aruba to windward',
    },
  },
  benefits: {
    title: 'What you gain',
    items: {
      'one-hand': {
        title: 'One person to ask',
        text: 'If the flight moves, the transfer and the boat move with it, and you make one call instead of three.',
      },
      flight: {
        title: 'Commercial, private, or both compared',
        text: 'We set out the fares and the hours door to door. For a party of six or eight starting from an awkward airport the jet can be worth a look; when it is not, the comparison shows that too.',
      },
      crew: {
        title: 'Captain and cook on board',
        text: 'You arrive as guests. Nobody in your party has to know how to anchor, and nobody has to wash up.',
      },
      price: {
        title: 'The price, line by line',
        text: 'Yacht, crew, meals, drinks, fuel and port fees are one sum. Flights, insurance, tips and local taxes stand beside it, each on its own line.',
      },
      flexible: {
        title: 'Dates with some give',
        text: 'Two or three days of slack often turn up a better fare, or a boat that is free. Mark your dates as flexible and we will look on either side of them.',
      },
      safety: {
        title: 'Insurance and weather, checked',
        text: 'We check that everyone’s travel insurance is in order before departure, and tell you plainly which months fall in the hurricane season.',
      },
    },
  },
  configurator: {
    title: 'Your trip, | *step by step*',
    lead: 'It takes about five minutes. Leave out what you do not know yet, and come back to it later: what you have typed stays on this device until you send it.',
  },
} satisfies FlySailCopy
