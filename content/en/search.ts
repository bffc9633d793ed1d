import type { SearchCopy } from '../search-copy.ts'

export const search = {
  form: {
    title: 'Which yacht is free, and what she costs',
    to: 'Where',
    anywhere: 'Anywhere we sail',
    places: {
      'san-blas': 'San Blas, Panama',
      rosario: 'Rosario Islands, Colombia',
      aruba: 'Aruba',
      cuba: 'Cuba',
      bahamas: 'Bahamas',
    },
    day: 'First day',
    month: 'or some time in',
    anyMonth: 'Month',
    days: 'Nights',
    adults: 'Adults',
    children: 'Under {{childAge}}s',
    submit: 'Show yachts',
  },
  results: {
    anywhere: 'The whole fleet',
    title: '{{place}}, | *{{when}}*',
    adults_one: '{{count}} adult',
    adults_other: '{{count}} adults',
    party: '{{nights}} for {{guests}}.',
    freeInMonth_zero: 'Every yacht that fits you is booked all month.',
    freeInMonth_one: 'She is the only yacht for your party with free days this month.',
    freeInMonth_other: 'This month {{number}} yachts for your party have free days.',
    answer: {
      free: '{{name}} is free for you at {{share}}, altogether {{price}}.',
      freeAnywhere: '{{name}} is free {{waters}} at {{share}}, altogether {{price}}.',
      more_one: 'So is one more yacht.',
      more_other: 'So are {{number}} more yachts.',
      ask: '{{name}} looks free on these days, at {{share}}, altogether {{price}}; write to us and we make sure.',
      held: 'Another party holds {{name}} on these days and has not signed. Write to us, and you are next in line.',
      taken: 'Every yacht that takes all of you is booked on these days.',
      soonest: 'Nearest to your dates: {{name}}, {{dates}}, at {{share}}, altogether {{price}}.',
      monthAnywhere:
        'The lowest price on free days: {{name}} {{waters}}, {{dates}}, at {{share}}, altogether {{price}}.',
      month: 'The lowest price on free days: {{name}}, {{dates}}, at {{share}}, altogether {{price}}.',
      monthUnsure:
        'No day of this month is surely free. Ask first for {{name}}, {{dates}}, at {{share}}, altogether {{price}}.',
      brought:
        'No yacht of ours lies {{waters}}. One comes for you from {{place}}, and her way there and home is in the price.',
      broughtLarger:
        'Our yacht there, {{small}}, takes {{most}}, so a larger one comes for you from {{place}}; her way there and home is in the price.',
      broughtBoth:
        'No yacht of ours lies {{waters}}. Both come for you, and their way there and home is in the price.',
      hotel: 'You spend {{aboard}} nights on board and the rest in a hotel ashore, which we book with you.',
      two: '{{persons}} of you fill two yachts that sail together: {{a}} and {{b}}, at {{share}}, for both together {{price}}.',
      twoMonth:
        '{{persons}} of you fill two yachts that sail together. The best price: {{a}} and {{b}}, {{dates}}, at {{share}}, for both together {{price}}.',
      twoNear:
        '{{persons}} of you fill two yachts. The nearest days on which both are free: {{dates}}, {{a}} and {{b}}, at {{share}}, for both together {{price}}.',
      twoTaken:
        'No two yachts for {{persons}} of you are free together around these days. Write to us: days that others hold sometimes come free.',
      byHand:
        '{{persons}} of you fill more than two yachts. Write to us with your dates, and we plan a small fleet with one price.',
      open: 'See {{name}}, {{dates}}',
      openTrip: 'See the trip with {{name}}',
      write: 'Write to us',
    },
    pairs: {
      title: 'Two yachts that sail together',
      lead: 'Each price is for both yachts and all {{persons}} of you, with everything that a single yacht includes.',
      split: '{{first}} of you aboard {{a}}, {{second}} aboard {{b}}.',
      dates: 'Both free',
      ask: 'Ask for both',
    },
    freeGroup: 'Free on these days',
    otherGroup: 'Not free on these days',
    priceNote:
      'Each price is for all of you and the whole stay: yacht, captain, cook, meals, drinks, fuel and every fee we know, with high-season nights counted as such. Flights, insurance and tips come on top.',
    nearest: 'Nearest free dates:',
    departures: 'Free departures',
    noDeparture: 'Booked all month',
    heldShort: 'held',
    askShort: 'to be confirmed',
    highShort: 'high season',
    openDates: 'See {{dates}}',
    all: 'The whole fleet',
    trip: 'See the trip',
    unfit: 'The other yachts, and why not',
    elsewhere_one:
      'She lies {{at}}. For {{price}} she comes to you; {{passage}} of that is for the voyage there and back, {{distance}} nautical miles and {{count}} day at sea each way.',
    elsewhere_other:
      'She lies {{at}}. For {{price}} she comes to you; {{passage}} of that is for the voyage there and back, {{distance}} nautical miles and {{count}} days at sea each way.',
    elsewhereMonth: 'She lies {{at}} and has no days left this month for the way to you.',
    elsewhereDates: 'The price is for {{dates}}.',
    brought_one:
      '{{passage}} of this is for the voyage from {{place}} and back: {{distance}} nautical miles and {{count}} day at sea each way.',
    brought_other:
      '{{passage}} of this is for the voyage from {{place}} and back: {{distance}} nautical miles and {{count}} days at sea each way.',
    elsewhereTrip: 'See the trip with {{name}}',
  },
  compare: {
    meta: {
      title: 'Compare yachts',
      description:
        'Up to {{comparedYachts}} yachts for the same trip: drawn to scale, with their cabins, their price and their free days.',
    },
    title: 'Side *by side*',
    check: 'Compare',
    checkYacht: 'Compare {{name}}',
    button: 'Compare the chosen yachts',
    hint: 'Up to {{comparedYachts}} yachts, side by side.',
    noTrip:
      'Look at the beam first: width is what you live on. Without dates these are low-season prices; open a yacht to see her free weeks.',
    price: 'Price of this trip',
    priceFrom: 'Price',
    availability: 'On these days',
    kind: 'Type',
    together:
      '{{a}} and {{b}} together take all {{persons}} of you: {{first}} on the first, {{second}} on the second, {{price}} for both, {{share}}.',
    togetherNear: 'The two are free together {{dates}}.',
    notTogether: 'No two of these yachts take all {{persons}} of you on the same days.',
    forSome: 'for {{count}} of you',
    weekFor: 'A week in low season for {{guests}}',
    lies: 'She lies {{at}} and comes to you',
    beds: 'Beds',
    allDouble: '{{double}} double beds',
    doubleAndTwin: '{{double}} cabins with a double bed, {{twin}} with two singles',
    bathrooms: 'Bathrooms',
    allOwn: 'one to each cabin',
    someOwn: 'private for {{own}} of {{all}} cabins, shared by the others',
    crew: 'Crew',
    crewIs: 'Captain and cook.',
    yes: 'yes',
    no: 'no',
    unknown: 'not stated',
    alone: 'Hers alone',
    nothingAlone: 'nothing: the others have it too',
    open: 'See the trip',
    lowest: 'Lowest price a person',
    openYacht: 'See the yacht',
    others: 'Compare other yachts',
    othersLead: 'Choose up to {{comparedYachts}}. Your dates and your party stay as they are.',
    problems: {
      'too-many-yachts': '{{most}} yachts fit side by side. These are the first {{most}} that you chose.',
      'unknown-yacht': 'We have no yacht called “{{asked}}”.',
      'same-yacht': 'You chose {{name}} twice; she is shown once.',
      'too-few-yachts': 'Choose a second yacht below, and the two stand side by side.',
    },
  },
} satisfies SearchCopy
