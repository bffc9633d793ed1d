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
    lead: 'Leave home in a coat on Friday, and swim before lunch on Saturday. Name your dates and airport, and boats and prices appear at once. One of us then books the flight, the car and the yacht to match.',
    price: 'A full yacht from {{fleetShareFrom}} a person a day, all-inclusive; flights apart',
    cta: 'Ask for dates',
    caption: 'On the way in to San Blas, from a window seat',
  },
  intro: {
    title: 'Why plan both together',
    paragraphs: [
      'The aircraft for El Porvenir takes off at first light, and the road to Carti closes in the afternoon. Land in Panama City by {{landBySanBlas}} the evening before, and you swim off El Porvenir before lunch. Land a day too late, and you pay for a night at anchor and spend it in a hotel. We look at the timetable before you buy the ticket.',
      'After that, one flight number is all we need from you. The driver waits for it, the captain knows when to send the tender to the airstrip, and the cook counts you in for lunch. If you land too late to go on, a bed in the city is booked, and you come aboard rested.',
    ],
  },
  steps: {
    analysisByModel:
      'We match your wishes with boats, routes, season and dates. If you like, a letter comes with the offer, drafted by a language model. Every price, date and name in it comes from our own lists.',
    title: 'How it works',
    items: {
      dream: {
        title: 'Tell us what you have in mind',
        text: 'Where you start, who is coming, and what you would like to see from the deck at breakfast. With a first day the price is exact for the season; without one we count low season.',
      },
      analysis: {
        title: 'We match boats and routes',
        text: 'We pick the yachts that are large enough and lie nearest, and add up what each would cost you, from our own price list. If a figure is still missing, its line says so.',
      },
      offer: {
        title: 'You see a first offer',
        text: 'Up to {{offeredYachts}} yachts, every line of each price, and the route you would sail. You can read it all before you send us anything.',
      },
      advisor: {
        title: 'An advisor takes over',
        text: 'One of us makes sure that your yacht is free, changes what does not suit yet, and adds flights at real fares. We book when you say yes.',
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
      'lagoon-62-astern': 'Paddleboards over the stern, on the yachts that list them',
      'dinner-on-deck': 'Dinner, once the sun is low',
      exumas: 'The Exumas, one of {{destinationCount}} coasts',
    },
  },
  benefits: {
    title: 'What you gain',
    items: {
      'one-hand': {
        title: 'One person to ask',
        text: 'The airline moves your flight to the evening? Call one number, and we move the car, the hotel and the captain.',
      },
      flight: {
        title: 'Commercial, private, or both compared',
        text: 'You see fares and hours from door to door, side by side. Six or eight of you, from an airport with two changes? Have the jet in the comparison: it may give you back the day you would spend in lounges.',
      },
      crew: {
        title: 'Captain and cook on board',
        text: 'By the time you land, the cook has shopped by your list of likes and allergies, and the captain has looked at the week’s wind. You bring one soft bag each.',
      },
      price: {
        title: 'All-inclusive, line by line',
        text: 'One sum holds yacht, crew, meals, drinks, fuel and port fees, with no APA (advance provisioning allowance). Flights, transfers, insurance, tips and local taxes stand beside it, one by one.',
      },
      flexible: {
        title: 'Dates with some give',
        text: 'Could you leave on the Thursday? Tick the box, and we’ll look on either side of your dates for a better fare, or for the yacht that was taken on the Saturday.',
      },
      safety: {
        title: 'Insurance and weather, checked',
        text: 'We read each certificate before you fly. And before you choose a month, we tell you whether it falls in the hurricane season.',
      },
    },
  },
  configurator: {
    title: 'Your trip, | *step by step*',
    lead: 'Five minutes with a coffee will do, and the offer grows beside you as you answer. Skip what you do not know yet: what you type stays on this device until you send it.',
  },
} satisfies FlySailCopy
