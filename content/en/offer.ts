import type { OfferCopy } from '../offer-copy.ts'

/** Texts of the long request and of its offer. Figures come ready formatted; {{count}} chooses the plural. */
export const offer = {
  form: {
    progress: '{{step}} of {{steps}} steps filled in',
    filled: 'filled in',
    optional: 'Anything without an asterisk can wait.',
    steps: {
      travellers: 'Who is coming',
      flight: 'Dates and flight',
      charter: 'Where, and which yacht',
      wishes: 'Wishes',
      budget: 'Budget',
      contact: 'Contact',
    },
    passengers: 'Number of guests',
    passengersHint: 'Everyone on board, children included.',
    children: 'Of these, children under {{childAge}}',
    datePlaceholder: 'day.month.year',
    departureLocation: 'Flying from',
    departureLocationPlaceholder: 'London, Toronto, Sydney',
    departureDate: 'First day on board',
    departureChoices: { day: 'I know the day', month: 'I know the month', open: 'Not fixed yet' },
    departureDay: 'The day you board',
    departureMonth: 'The month you board',
    departureHint: 'The season and the price depend on it. Still open? We’ll find a good week together.',
    returnDate: 'Flying home on',
    flexibleDates: 'A few days earlier or later would do',
    destinationAirport: 'Arrival airport',
    flightOption: 'Flight',
    airports: {
      panama: 'Panama',
      cartagena: 'Cartagena',
      aruba: 'Aruba',
      havana: 'Havana',
      nassau: 'Nassau',
    },
    flights: { commercial: 'Commercial flight', private: 'Private jet', compare: 'Compare both' },
    chartingRegion: 'Where to sail',
    regions: { 'san-blas': 'San Blas', rosario: 'Rosario', aruba: 'Aruba', cuba: 'Cuba', bahamas: 'Bahamas' },
    duration: 'How long',
    days: '{{count}} nights',
    yachtType: 'Kind of yacht',
    boats: {
      sailboat: 'Sailing yacht',
      catamaran: 'Catamaran',
      'motor-yacht': 'Motor yacht',
      'no-preference': 'No preference',
    },
    services: 'What you would like on board',
    serviceNames: {
      crew: 'Captain and cook (always included)',
      'air-conditioning': 'Air conditioning',
      internet: 'Internet on board',
      'water-sports': 'Water sports equipment',
      luxury: 'As much room as possible',
    },
    activities: 'What you would like to do',
    activityNames: {
      snorkelling: 'Snorkelling',
      diving: 'Diving',
      fishing: 'Fishing',
      'island-hopping': 'Island hopping',
      'indigenous-visits': 'Visits to indigenous communities',
      relax: 'Relaxing on board',
      nature: 'Nature and jungle',
      adventure: 'Excursions ashore',
    },
    divingNote: 'Scuba diving is prohibited in Guna Yala. Diving there means free diving, on one breath.',
    budget: 'Budget per person',
    budgets: {
      'under-5000': 'under EUR 5,000',
      '5000-10000': 'EUR 5,000 to 10,000',
      '10000-20000': 'EUR 10,000 to 20,000',
      'over-20000': 'over EUR 20,000',
    },
    budgetHint:
      'For each of you, without the flight, and in euros: {{fiveThousandEuros}} is about {{fiveThousandEurosInDollars}} at {{dollarsPerEuro}} dollars to the euro. It only helps us to choose a yacht, and commits you to nothing.',
    additional: 'Anything else we should know',
    additionalPlaceholder: 'No shellfish, one light sleeper, a birthday on the Thursday',
    name: 'Name',
    email: 'Email',
    phone: 'Phone, ideally with WhatsApp',
    contactMethod: 'How should we reply?',
    contactMethods: { email: 'Email', whatsapp: 'WhatsApp', phone: 'Phone' },
    unset: 'Please choose',
    submitMail: 'Send by email program',
    submitOnline: 'Send online',
    mailNote:
      'Send it online, and we have it at once, with the offer you see here. Or use email: your program opens with the request ready to go, in German for our files. We’ll answer in English.',
    clear: 'Clear the form',
    cleared: 'The form is empty.',
    undo: 'Undo',
    review: 'What you are about to send us',
    reviewEmpty: 'Each answer shows up here as you give it.',
    yes: 'yes',
  },
  answer: {
    mailed: 'Your email program is opening',
    mailedText:
      'Your request is waiting there, written in German for our files and addressed to {{mailbox}}. Press send and we have it. Did the program stay shut? Send it online or by WhatsApp.',
    notSent: 'It has not reached us yet',
    notSentText:
      'Our site could not take it just now. Please use email or WhatsApp. What you wrote is safe on this device.',
    shortened:
      'Your email program cannot take a text of this length, so we have cut it short there. Copy the full text below, or send it online, where all of it fits.',
    sending: 'Sending…',
    chat: 'Send it by WhatsApp',
    copy: 'Copy the text',
    copied: 'Copied',
    mail: 'Open the email again',
    received: 'Your enquiry has arrived. We’ll answer in office hours.',
    accepted: 'Your enquiry has arrived, and one of us will read it. We’ll be in touch in office hours.',
    text: 'What you wrote',
    germanText: 'The email as it goes out (in German)',
    cutMark: 'cut short',
    hello: {
      contact: 'Hello, I am writing from your website:',
      'fly-sail': 'Hello, this is my Fly & Sail enquiry:',
      charter: 'Hello, this is my charter enquiry:',
    },
  },
  panel: {
    title: 'Your first offer',
    lead: 'These are estimates from our list prices. They include the taxes and entry fees we know; some of these you pay on the spot. Only the written offer that an advisor draws up with you is binding.',
    assumed: 'Example: {{persons}} guests, {{days}} nights',
    party_one: 'For {{count}} guest, {{days}} nights',
    party_other: 'For {{count}} guests, {{days}} nights',
    withDates: 'aboard on {{first}}, ashore on the morning of {{last}}',
    lines: 'Every line of this price',
    see: 'See {{name}}',
    itinerary: 'Where you would sail',
    itineraryLink: '{{days}} days {{waters}}',
    season: 'About the season',
    included: 'Included in the yacht’s price',
    notIncluded: 'Not in these totals',
    paidThere: 'Paid on the spot; what we know of it is in the totals',
    flights: 'We’ll look up real prices for flights, hotel and transfers once you tell us where you start.',
    letter: 'The offer as a letter',
    writing: 'Writing the letter…',
    askLetter: 'Ask for a drafted letter',
    letterNote:
      'A language model wrote the sentences; we filled in dates, prices and facts. It was not given your name, email address or phone number.',
    letterRefused: 'That letter did not work out. The one above has all the same facts.',
    carry: 'Send your request online, and this offer travels with it.',
    toOffer: 'See your first offer',
  },
  and: 'and',
  /** Where one sails, if nobody has said where. */
  anywhere: 'on the water',
  reasons: {
    room: 'room for {{guests}} guests in {{cabins}} cabins',
    base: 'based {{place}}',
    elsewhere: 'comes to you from {{place}}: {{distance}} nautical miles and {{days}} days at sea each way',
    type: {
      catamaran: 'a catamaran, as you asked',
      sailboat: 'a sailing yacht, as you asked',
      'motor-yacht': 'a motor yacht, as you asked',
    },
    'by-person': 'priced partly by the person, so a small party pays less',
    wishes: {
      crew: 'captain and cook on board',
      'air-conditioning': 'air conditioning in the cabins',
      internet: 'Wi-Fi where there is a signal',
      'water-sports': 'kayak, boards and snorkels on board',
      luxury: 'more deck than most yachts have',
      snorkelling: 'masks and fins on board',
      diving: 'a good ladder for free diving',
      fishing: 'trolling and hand lines on board',
      'island-hopping': 'an hour or two from island to island',
      'indigenous-visits': 'visits to Guna villages',
      relax: 'room to lie down in sun and in shade',
      nature: 'able to anchor close to mangrove and reef',
      adventure: 'the boat for lively days',
    },
  },
  seasons: {
    best_one: '{{month}} is one of the best months to be there.',
    best_other: '{{month}} are among the best months to be there.',
    rain_one:
      '{{month}} is one of the rainy months there. Most of the rain falls in short showers, and you share the anchorages with fewer boats.',
    rain_other:
      '{{month}} are rainy months there. Most of the rain falls in short showers, and you share the anchorages with fewer boats.',
    hurricane_one: '{{month}} is in the hurricane season (1 June to 30 November).',
    hurricane_other: '{{month}} are in the hurricane season (1 June to 30 November).',
    other_one: '{{month}} is a quiet month there, between seasons.',
    other_other: '{{month}} are quiet months there, between seasons.',
    highMonth:
      'All of {{month}} is high season. The estimate counts the standard rate until you name a day, so expect a higher price.',
    partlyHighMonth:
      'In {{month}} the nights of {{nights}} are high season and cost more. The estimate counts the standard rate until you name a day.',
    highSeason_one: 'One of your nights falls in high season; the price allows for it.',
    highSeason_other: '{{count}} of your nights fall in high season; the price allows for it.',
  },
  warnings: {
    'too-many':
      'You are {{guests}}, and the largest of our yachts there takes {{most}}. Write to us, and we’ll plan for two boats.',
    hurricane:
      'Your dates fall in the hurricane season. The captain may have to change the route or call off the trip, so please make sure that your insurance covers cancellation.',
    'no-yacht':
      'None of our yachts is based in {{region}}. We’ll bring one to you, and what that costs is in the estimate.',
    return:
      'Your flight home leaves before you are ashore on the morning of {{lastDay}}. Shall we look for a later one?',
    'above-budget':
      'These estimates are above the budget you named. Fewer days or a smaller boat would bring them down.',
  },
  letter: {
    greetingNamed: 'Dear {{name}},',
    greeting: 'Hello,',
    openingDated:
      'Here is the trip as we would plan it: {{days}} nights {{waters}}{{people}}, aboard on {{first}} and ashore on the morning of {{last}}.',
    opening: 'Here is the trip as we would plan it: {{days}} nights {{waters}}{{people}}.',
    /** Joined on to the opening, after the waters. */
    for: ' for {{people}}',
    people_one: 'one guest',
    people_other: '{{count}} guests',
    children_one: 'one of them a child',
    children_other: '{{count}} of them children',
    assumed: 'We do not know yet how many of you are coming, so the figures below are for {{people}}.',
    otherType: {
      catamaran: 'You had a catamaran in mind. None of ours fits this trip, so here is what does.',
      sailboat: 'You had a sailing yacht in mind. Ours does not fit this trip, so here is what does.',
      'motor-yacht': 'You had a motor yacht in mind. Ours does not fit this trip, so here is what does.',
    },
    /** What she is, as after “She is …”. */
    types: {
      catamaran: 'a catamaran',
      sailboat: 'a sailing yacht',
      'motor-yacht': 'a motor yacht',
    },
    first: 'Our first choice for you is {{name}}.',
    firstLowest: 'For the lowest price we would start with {{name}}.',
    firstPrivate:
      'We would start with {{name}}: her crew sleeps in its own berths, so the saloon stays yours at night.',
    firstTyped: {
      catamaran: 'Our first choice for you is {{name}}, a catamaran, as you asked.',
      sailboat: 'Our first choice for you is {{name}}, a sailing yacht, as you asked.',
      'motor-yacht': 'Our first choice for you is {{name}}, a motor yacht, as you asked.',
    },
    room: 'Her {{cabins}} cabins sleep {{guests}}.',
    crewInSaloon: 'Once you have turned in, the crew sleeps in her saloon.',
    base: 'She is based {{place}}, so there is no passage to pay for.',
    elsewhere:
      'She comes to you from {{place}}, {{distance}} nautical miles and {{days}} days at sea each way, and the estimate includes that.',
    answered: 'Of what you asked for, she offers: {{wishes}}.',
    estimate: 'Our estimate for all of you, for the {{days}} nights: {{price}}.',
    share: 'That is {{share}}.',
    byPerson: 'She is priced partly by the person: the fewer you are, the less you pay.',
    other: 'Our second choice is {{name}}, with {{cabins}} cabins for {{guests}}: {{price}}.',
    otherPrivate:
      'For more privacy, since her crew has berths of its own, we would take {{name}}, with {{cabins}} cabins for {{guests}}: {{price}}.',
    otherSaloon:
      '{{name}} costs less: {{cabins}} cabins for {{guests}}, {{price}}. Once you have turned in, the crew sleeps in her saloon.',
    third: 'If neither is quite right, there is {{name}}, with {{cabins}} cabins for {{guests}}: {{price}}.',
    wishes: 'You mentioned {{wishes}}. The captain will know before you land, and plan the days around it.',
    unanswered: '{{name}} does not list {{wishes}}; we’ll find out what can be done.',
    none: 'You are more than any one of our yachts takes there. Two can sail in company and lie side by side at night, and you all dine together, on one or the other. We’ll work it out with you.',
    noneAnywhere:
      'None of our yachts takes {{count}} guests. Two can sail in company and lie side by side at night, and you all dine together, on one or the other. We’ll work it out with you.',
    itinerary:
      'You sail from {{from}} to {{to}}, {{distance}} nautical miles in {{days}} days. If a bay pleases you, stay: the captain plans each day with you.',
    /** Shorter than the shortest itinerary, whose first days may end where nobody can leave. */
    itineraryShort:
      'For {{days}} days we take the beginning of the week’s route, and shorten it with you so that you finish where your journey home begins.',
    itineraryStay:
      'You set out from {{from}} and come back to it, {{distance}} nautical miles in {{days}} days. If a bay pleases you, stay: the captain plans each day with you.',
    included:
      'On board everything is paid for: captain and cook, meals, drinks, fuel and port fees, with no APA (advance provisioning allowance) to settle afterwards.',
    counted:
      'The sums above include the taxes and entry fees that we know. Flights, transfers, travel insurance and tips come on top.',
    /** The same where hotel nights and ways across land are in the sums. */
    countedAshore:
      'The sums above include the taxes and permits that we know, the hotel and your journeys across the island. The flights there and home, travel insurance and tips come on top.',
    flight: {
      commercial: 'We’ll look up scheduled flights for your dates and send you a real fare.',
      private: 'We’ll ask for a quotation for the private jet and pass on the price as soon as we have it.',
      compare:
        'We’ll set scheduled flight and private jet side by side, with fares and hours from door to door.',
      open: 'Shall we look up flights as well? Tell us where you start, and we’ll find fares for your dates.',
    },
    dueAtOnce:
      'You would board in fewer than {{days}} days, so the full price is due with the signed contract, not a deposit first.',
    closing:
      'All of this is an estimate, and all of it can still change: the yacht, the days, the route. One of us will go through it with you.',
    answer: {
      email: 'We’ll write to you by email.',
      whatsapp: 'We’ll write to you by WhatsApp.',
      phone: 'We’ll call you.',
      open: 'Tell us how you would like us to reply.',
    },
    signature: 'With best wishes from {{city}}, {{brand}}',
  },
  quote: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone with country code',
    guests: 'Guests',
    destination: 'Destination',
    dates: 'Dates',
    message: 'Message',
    submit: 'Open WhatsApp',
    hello: 'Hello, I would like a quote for a charter:',
    link: 'Still here? Open WhatsApp with this link',
    doneTitle: 'Form submitted',
    done: 'WhatsApp has opened with your inquiry. Complete the submission from there.',
    readyTitle: 'Your enquiry is ready for WhatsApp',
    ready: 'WhatsApp did not open by itself. Open it with this link and send the message there.',
    shortened:
      'WhatsApp cannot take a text of this length from a link, so we have cut it short there. Here it is in full, to copy.',
    phoneHint: 'No WhatsApp on this computer? Our number is {{phone}}.',
  },
} satisfies OfferCopy
