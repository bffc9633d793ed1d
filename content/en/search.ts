import type { SearchCopy } from '../search-copy.ts'

export const search = {
  form: {
    title: 'See which yachts are available, and for how much',
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
    meta: {
      title: '{{place}}, {{when}}: yachts and prices',
      description:
        '{{nights}} for {{guests}}: which crewed yachts are available, what each costs with meals and drinks, and which one we would take.',
    },
    title: '{{place}}, | *{{when}}*',
    adults_one: '{{count}} adult',
    adults_other: '{{count}} adults',
    party: '{{nights}} for {{guests}}.',
    noneInMonth: 'This month none of the yachts that take all of you has room for {{nights}}{{way}}.',
    answer: {
      nearest: '{{name}} can take you{{when}}: {{price}} in all, or {{share}}.',
      begin: 'We would take {{name}}{{when}}: {{wish}}.',
      /** Where those that lie there besides are booked or on hold; `verdict` as in a comparison. */
      beginAlone: '{{Waters}} only {{name}} is free on your dates, and {{verdict}}: {{wish}}.',
      costs: 'With captain, cook, meals and drinks, {{name}} costs {{price}}, or {{share}}.',
      costsLeast:
        '{{name}} is the least expensive yacht available: {{price}} with captain, cook, meals and drinks, or {{share}}.',
      on: ' from {{days}}',
      has: {
        cool: 'She has {{cabins}} air-conditioned cabins',
        coolEach:
          'she has {{cabins}} cabins, one for each of you if you like, all with air conditioning and a bathroom of their own',
        coolAlone:
          'of the yachts free on your dates, only {{name}} has air conditioning, and it cools all {{cabins}} cabins',
        warm: 'She has {{cabins}} cabins but no air conditioning',
        shared:
          'The trade-off: {{shared}} of her {{cabins}} cabins share a bathroom, the crew sleep in the saloon, and there is no air conditioning',
      },
      goes_one: '{{yachts}} goes on to {{place}} on your dates.',
      goes_other: 'On your dates these go on to {{place}}: {{yachts}}.',
      reaches: 'Departures marked “sails back to {{port}}” turn round before {{sights}}.',
      lessSoon: '{{name}}, free from {{days}}, costs {{price}} ({{less}} less than {{best}}){{goes}}.',
      lessSoonBut:
        '{{name}}, free from {{days}}, costs {{price}} ({{less}} less than {{best}}){{goes}}, but {{what}}.',
      /** The one that lacks nothing else; then the others. */
      warmLess:
        'If you can do without air conditioning, we would take {{name}}: {{cabins}}{{route}}, for {{price}} ({{less}} less).',
      warmLessSoon:
        'If you can do without air conditioning and move your dates, take {{name}} {{from}}: {{cabins}}{{route}}, for {{price}} ({{less}} less).',
      /** As on the one that we begin with. */
      sameCabins: 'as many cabins and bathrooms as {{best}}',
      ownBathrooms: '{{cabins}} cabins, each with its own bathroom',
      cabins: '{{cabins}} cabins',
      /** Behind the cabins: where both turn back, or only the best does. */
      sameRoute: ' and the same route',
      routeOn: ' and a route that goes on to {{place}}',
      asFarAs: ' and goes on to {{place}}',
      /** The same, where both turn back. */
      turnsAt: ' and sails back to {{place}}, too',
      less: '{{name}} costs {{price}} ({{less}} less than {{best}}){{goes}}.',
      lessBut: '{{name}} costs {{price}} ({{less}} less than {{best}}){{goes}}; {{what}}.',
      /** Of several; {{yachts}}: the next ones. */
      savesWarm: 'If you can do without air conditioning, you save {{yachts}}.',
      saves: 'You save {{yachts}}.',
      savesOn: '{{less}} with {{name}}',
      /** Where another is free on other days only. */
      savesOnDates: '{{less}} with {{name}} on your dates',
      /** On other days than were asked for. */
      savesOnSoon: '{{less}} with {{name}} {{from}}',
      more_one: '{{yachts}} is available as well.',
      more_other: 'Available as well: {{yachts}}.',
      steadier_one:
        'If you would rather stay level, with a bathroom for each cabin, {{yachts}} is available, too.',
      steadier_other:
        'If you would rather stay level, with a bathroom for each cabin, these are available, too: {{yachts}}.',
      nameAndShare: '{{name}} at {{share}}',
      nameAndDates: '{{name}} ({{dates}})',
      nameShareAge: '{{name}} at {{share}} (children from {{age}})',
      ask: '{{name}} looks available on these dates, at {{share}}, {{price}} in all; write to us and we make sure.',
      held: 'On your dates {{name}} is on hold for another party, who have not signed. Write to us, and you are next in line.',
      taken: 'Every yacht that takes all of you is booked on these dates.',
      soonest: 'Nearest to your dates: {{name}}, {{dates}}, at {{share}}, {{price}} in all.',
      beyondMonth: 'In {{month}} no yacht for your party is available{{where}} for {{nights}} in a row.',
      beyondMonthBrought:
        'Within {{month}} alone no yacht has days enough, since the voyage there and home takes days besides your {{nights}}.',
      heldWithin_one:
        'If you have to be home before {{month}} is out, only {{yachts}} would do, and another party has her on hold. Ask, and we’ll tell you if they let her go.',
      heldWithin_other:
        'If you have to be home before {{month}} is out, only {{yachts}} would do, and other parties have them on hold. Ask, and we’ll tell you if they let one go.',
      monthUnsure:
        'No day of this month is surely free. Ask first for {{name}}, {{dates}}, at {{share}}, {{price}} in all.',
      brought:
        'None of our yachts is based {{waters}}, so yours comes over from {{place}}; her voyage there and home is in the price.',
      broughtLarger:
        'Our yacht there, {{small}}, takes {{most}}, so a larger one comes for you from {{place}}; her passage there and home is in the price.',
      broughtBoth:
        'None of our yachts is based {{waters}}. Both come for you, and {{passage}} of the price is for their passages there and home.',
      hotel_one:
        '{{inHotel}} night in a hotel in {{town}}, which is in the price, then {{aboard}} on board, along white beaches and low keys.',
      hotel_other:
        '{{inHotel}} nights of arcades and music in {{town}}, in a hotel that is in the price, then {{aboard}} on board, along white beaches and low keys.',
      hotelBoth_one:
        '{{inHotel}} night in {{town}}, {{aboard}} on board along white beaches and low keys, and a last night in {{town}} before you fly; the hotel is in the price.',
      hotelBoth_other:
        '{{inHotel}} nights of arcades and music in {{town}}, {{aboard}} on board along white beaches and low keys, and a last night in {{town}} before you fly; the hotel is in the price.',
      two: '{{persons}} of you fill two yachts that sail together: {{a}} and {{b}}, at {{share}}, for both together {{price}}.',
      twoMonth:
        '{{persons}} of you fill two yachts that sail together. The best price: {{a}} and {{b}}, {{dates}}, at {{share}}, for both together {{price}}.',
      twoNear:
        '{{persons}} of you need two yachts that sail together, and no two of ours are available on all of these days. The nearest on which they are: {{dates}}, {{a}} and {{b}}, at {{share}}, for both together {{price}}.',
      twoTaken:
        'No two yachts for {{persons}} of you are available together around these days. Write to us: days on hold sometimes become available.',
      byHand:
        '{{persons}} of you fill more than two yachts. Write to us with your dates, and we plan a small fleet with one price.',
      high_one: 'Because of {{seasons}}, one of the {{nights}} on board is at the high-season rate.',
      high_other: 'Because of {{seasons}}, {{count}} of the {{nights}} on board are at the high-season rate.',
      betterForTwo:
        'Better for two, if you can move your days: {{name}}, available {{dates}} for {{price}}, which is {{less}} less.',
      wayToo: ' and the passage there and back',
      twoNone:
        'In {{month}} no two of our yachts with room for {{persons}} are available together for {{nights}}{{way}}.',
      twoNext:
        'Two yachts are next free together {{dates}}: {{a}} and {{b}}, at {{share}}, for both together {{price}}.',
      twoElsewhere:
        'Or stay with {{month}} and sail {{waters}}: {{a}} and {{b}}, {{dates}}, at {{share}}, for both together {{price}}.',
      open: 'See {{name}}, {{dates}}',
      openTrip: 'See the trip with {{name}}',
      write: 'Write to us',
    },
    pairs: {
      title: 'Two yachts that sail together',
      lead: 'Each price is for both yachts and all {{persons}} of you, with everything that a single yacht includes.',
      split: '{{first}} of you sail on {{a}}, {{second}} on {{b}}.',
      elsewhere: '{{waters}}, where both lie, you pay for no passage.',
      shared: 'Aboard {{name}}, {{shared}} cabins share a bathroom.',
      sharedAndSaloon:
        'Aboard {{name}}, {{shared}} cabins share a bathroom, and the crew sleep in the saloon.',
      nearer: 'These two are available nearest to your days.',
      cheaper: 'These two have the lower price.',
      cool0: 'Neither has air conditioning.',
      cool1: 'Of the two, only {{cool}} has air conditioning.',
      cool2: 'Both have air conditioning.',
      full: '{{a}} is full then, and the rest of you have {{b}} to yourselves.',
      larger: '{{a}} has more room, so most of you are on her.',
      dates: 'Both free',
      ask: 'Ask for both',
    },
    priceNote:
      'Each price is for your whole party and the whole trip, with the yacht to yourselves. It covers {{what}}.',
    priceNoteHigh: 'Nights in high season are charged at that rate.',
    priceFor: '{{dates}}',
    nearest: 'Nearest available dates:',
    departures: 'Available',
    departuresMarked: 'Departures, available unless marked',
    departuresUnsure: 'Departures not certain yet',
    departuresHeld: 'On hold for another party',
    noDeparture: 'No such stay available this month',
    noDays_one: 'She is not available for so long this month.',
    noDays_other: 'They are not available for so long this month.',
    backTo: 'sails back to {{port}}',
    endsAt: 'ends at {{place}}',
    endsAtStrip: 'ends at {{place}}, beside the airstrip',
    heldShort: 'on hold',
    askShort: 'to be confirmed',
    highSeasons: {
      'new-year': { name: 'the holidays', short: 'higher holiday rate' },
      carnival: { name: 'Carnival', short: 'higher Carnival rate' },
      easter: { name: 'Easter', short: 'higher Easter rate' },
    },
    /** What the best months are like. */
    dry: {
      'san-blas':
        '{{Month}} is the dry season: sun, a steady trade wind, and flat water behind the reef where you anchor.',
      rosario: '{{Month}} is in the dry season, and the trade wind cools the evenings.',
      cuba: '{{Month}} is in the dry half of the year, with cooler evenings and a breeze from the east.',
      bahamas: '{{Month}} is in the dry half of the year.',
    },
    rain: 'Your dates fall in the rainy season {{waters}}: warm showers, most of them short, with sunshine between them.',
    rainFirst:
      '{{Month}} is the start of the rainy season {{waters}}: the odd warm shower, usually short, and then the sun again.',
    rainBegins:
      'The rainy season begins {{waters}} during your stay: expect warm showers, most of them short and in the afternoon.',
    openDates: 'See {{dates}}',
    all: 'The whole fleet',
    trip: 'See the trip',
    onBoard: {
      toys: {
        'snorkel-gear': 'masks and fins',
        kayak: 'kayak',
        'paddle-board': 'paddleboard',
      },
      types: {
        sailboat: 'monohull',
        catamaran: 'catamaran',
        'motor-yacht': 'motor yacht',
      },
      own: 'a bathroom for each cabin',
      shared: '{{shared}} cabins share a bathroom',
      cool: 'air conditioning',
      warm: 'no air conditioning',
      steep: 'steep steps to the cabins',
      anyAge: 'children of any age',
      childrenFrom: 'children from {{age}}',
      crew: {
        forepeak: 'crew berths in the bows',
        'crew-cabin': 'a cabin of their own for the crew',
        saloon: 'the crew sleep in the saloon',
      },
    },
    unfit: 'The other yachts',
    childrenFrom: 'Children from {{age}}.',
    childrenPay: {
      some: 'On {{yachts}} the price already includes {{percent}}% off for each child under {{age}}; the other yachts have no child rate.',
      all: 'Under-{{age}}s pay {{percent}}% less, already deducted.',
    },
    childrenFromOn: '{{name}} takes children from {{age}}.',
    tooMany_one: 'She takes {{most}} guests, and there are {{guests}} of you.',
    tooMany_other: 'Each takes {{most}} guests, and there are {{guests}} of you.',
    tooFew_one: 'Her shortest charter is {{least}} nights.',
    tooFew_other: 'Their shortest charter is {{least}} nights.',
    elsewhere:
      'She is based {{at}}. Bringing her to you and home again costs {{passage}}; with that, the trip would come to {{price}}{{beside}}.',
    elsewhereOn:
      'She is based {{at}}. Bringing her over and sending her home adds {{passage}}, so {{days}} would come to {{price}}.',
    elsewhereMonth_one:
      'She has no gap long enough this month: the voyage there and home adds days to yours.',
    elsewhereMonth_other:
      'None of them has a gap long enough this month: the voyage there and home adds days to yours.',
    /** Beside the yacht that we would begin with. */
    beside: {
      more: ', {{price}} more than with {{than}}',
      less: ', {{price}} less than with {{than}}',
    },
    cannotCome_one:
      'She is based {{at}}, and her other charters leave no time for the voyage to you and back on these dates.',
    cannotCome_other:
      'They are based {{at}}, and their other charters leave no time for the voyage to you and back on these dates.',
    couldCome_one: 'She could come on these dates, with her voyage in the price:',
    couldCome_other: 'They could come on these dates, with the voyage in the price:',
    stillHer: 'For {{more}} more, we would take {{name}}.',
    tradeOff:
      'She has {{cabins}} cabins; {{shared}} of them share a bathroom, the crew sleep in the saloon, and there is no air conditioning.',
    comes: '{{name}}, {{dates}}: {{price}}',
    heldThere_one: 'She is based {{at}} and is on hold there for another party on these dates.',
    heldThere_other: 'They are based {{at}} and are on hold there for other parties on these dates.',
    bookedThere_one: 'She is based {{at}} and booked there on these dates.',
    bookedThere_other: 'They are based {{at}} and booked there on these dates.',
    /** Where other guests have her on the days asked for. */
    dearTaken: 'She is booked on your dates.',
    dear_one:
      'She is based {{at}}. Bringing her to you and home again would add {{passage}} to her price; better to board her there.',
    dear_other:
      'They are based {{at}}. Bringing one to you and home again would add {{passage}} to her price; better to board her there.',
    brought_one:
      'Of this, {{passage}} is for her passage from {{place}} and back ({{distance}} nautical miles and a day at sea each way); you need not tip on this part.',
    brought_other:
      'Of this, {{passage}} is for her passage from {{place}} and back ({{distance}} nautical miles and {{count}} days at sea each way); you need not tip on this part.',
    tooFar: 'She is built for short hops and does not cross {{to}}.',
    elsewhereTrip: 'See the trip with {{name}}',
  },
  /** Beside what leads to an enquiry. */
  askNote:
    'Asking commits you to nothing. You’ll hear from us by the next working day, and we’ll hold the yacht of your choice for {{holdDays}} days, free of charge.',
  ask: {
    one: 'I would like to charter {{name}}: {{place}}, {{dates}}, {{guests}}. Your page said {{price}}, {{share}}.',
    two: 'We would like {{a}} and {{b}}, sailing together: {{place}}, {{dates}}, {{guests}}, {{first}} of us on the first and {{second}} on the second. Your page said {{price}} for both, {{share}}.',
    any: 'We would like to sail in {{place}}, {{dates}}, {{guests}}. Which yachts could we have?',
    anywhere: 'We would like to sail with you, {{dates}}, {{guests}}. Where and on which yachts could we?',
  },
  lines: {
    'guji-sun-odyssey-44i': {
      all: 'For people who come to sail: she heels to the trade wind, and the captain gives you the wheel.',
      two: 'For two who come to sail: you have the wheel, and the cabin with its own bathroom. The crew sleep in the saloon.',
    },
    'leopard-42-tsabalok': {
      all: 'Small and unhurried, with breakfast on the foredeck; she suits a couple or one family.',
      family:
        'For a family that likes to be close together: our smallest catamaran, with breakfast on the foredeck.',
      two: 'Our catamaran for two: breakfast on the foredeck, a bathroom of your own, and you pay for two, not for {{most}}.',
    },
    'lagoon-56': {
      all: 'Room to spread out: nets over the water, a flybridge above, and in the evening one long table for all {{guests}} of you.',
      family:
        'For a family that would rather sleep with the hatches open to the trade wind than with air conditioning.',
      two: 'A great deal of deck for two, with the flybridge and the nets to yourselves.',
    },
    'sunreef-62-marea': {
      all: 'For friends who linger over sundowners: a flybridge like a terrace, where you will all end up.',
      family:
        'For a family that sleeps better in the cool and likes to sit up late on deck: her flybridge is as roomy as a terrace.',
      two: 'For two who want space: a flybridge like a terrace, and more cabins than you can use.',
    },
    'lagoon-62': {
      all: 'For friends who want room: sun or shade, company or quiet, there is deck enough for all {{guests}} of you.',
      two: 'Long and wide, for two who enjoy the passage as much as the beach.',
    },
    'bali-54': {
      all: 'For friends who do everything together: where other catamarans have nets, she has a lounge across the foredeck, with room for all {{guests}} of you to stretch out.',
      family:
        'For a family that likes to be together: where others have nets, she has a solid foredeck, with a lounge big enough for all {{guests}} of you.',
      two: 'A foredeck like a terrace, with only the two of you on it.',
    },
    'macan-pershing-64': {
      all: 'For a short stay with a lot to see: at {{knots}} knots you go far out and are back for dinner.',
      two: 'The two of you, {{knots}} knots and a sun deck: far out, and back for dinner.',
    },
  },
  strengths: {
    waters: {
      'san-blas': 'In San Blas: short sails between palm islets, as guests of the Guna.',
      rosario: 'In Cartagena: the Walled City in the evening, the Rosario reefs by day.',
      aruba: 'In Aruba.',
      cuba: 'In Cuba: the keys round Cayo Largo, off the south coast.',
      bahamas: 'In the Exumas, from Nassau: white sandbanks, and short hops once you are there.',
    },
    alsoThere: '{{waters}} as well.',
    larger: 'With {{persons}} of you, {{name}} in the same waters costs less: {{price}}.',
  },
  compare: {
    meta: {
      title: 'Compare yachts',
      /** Of those that are compared, and of a trip with them. */
      titleOf: '{{yachts}} compared',
      descriptionOfTrip:
        '{{yachts}} side by side for {{guests}}: cabins, dates, route and the price of each, with what it covers.',
      titleOfTrip: '{{yachts}}: {{place}}, {{when}}',
      description:
        'Up to {{comparedYachts}} yachts, each with captain and cook, side by side: drawn to scale, with cabins, available dates and the full price for your party.',
    },
    title: 'Side *by side*',
    check: 'Compare',
    checkYacht: 'Compare {{name}}',
    button: 'Compare the chosen yachts',
    hint: 'Up to {{comparedYachts}} yachts, side by side.',
    noTrip: 'These are prices at the standard rate.',
    toDates: 'Put in your dates and your party',
    verdict: 'Who each yacht suits',
    begin: 'We would take {{name}}: {{reason}}.',
    beginAlone: 'Only {{name}} is free on your dates, and {{verdict}}: {{reason}}.',
    beginAloneMonth: 'Only {{name}} is free this month, and {{verdict}}: {{reason}}.',
    /** `anyway`: she would be our choice if all of them were free. */
    verdicts: {
      anyway: 'we would have chosen her for you anyway',
      anywayHere: '{{here}} she would have been our choice anyway',
      fits: 'she suits you well',
    },
    alsoHas: 'And unlike {{other}}, she has {{what}}.',
    reason: '{{wish}}',
    /** {{gives}}: some of the next. */
    reasons: '{{gives}}, and {{wish}}',
    /** Where there is a flybridge. */
    reasonsEvening: '{{gives}}. Once the children are asleep, the flybridge is yours',
    /** Where there are nets between the bows, too. */
    reasonsEveningNets:
      '{{gives}}. By day the nets over the water belong to the children; once they are asleep, the flybridge is yours',
    gives: {
      children: 'the two children have a cabin with a bed each',
      everyone:
        'the children share a cabin with two single beds, and the adults have {{left}} cabins to choose from',
      /** The other one has no air conditioning. */
      everyoneCool:
        'unlike {{other}}, she has air conditioning in every cabin. The children get one with two single beds; the adults can choose among {{left}}',
    },
    cabinEach: 'With {{cabins}} cabins, each with its own bathroom, nobody has to share.',
    cabinsShared_one:
      'She has {{cabins}} cabins, so unless there is a couple among you, two of you share one.',
    cabinsShared_other: 'She has {{cabins}} cabins: in {{pairs}} of them, two of you share.',
    /** Behind it; {{why}}: the reasons below, as a list. */
    terms: 'She {{why}}.',
    termsPrice: 'She {{why}}: {{price}} for the whole yacht with crew, meals and drinks, or {{share}}.',
    beginPrice: 'The whole yacht with crew, meals and drinks costs {{price}}, or {{share}}.',
    /** A row of the table: what each trip comes to; by how many of the trips have seats in a small aircraft. */
    inAllName: {
      all: 'Total with tip and island flight, about',
      some: 'Total with tip and any island flight, about',
      none: 'Total with tip, about',
    },
    /** `…Figure`: without its currency, which stands once. */
    range: '{{from}} to {{toFigure}}',
    /** On other dates than those asked for. */
    inAllOn: '{{dates}}: {{range}}',
    inAll: {
      both: 'With the flight to the islands and back (about {{seats}}) and a tip for the crew ({{tips}} is customary; how much is up to you), allow about {{total}}.',
      back: 'With the flight back (about {{seats}}) and a tip for the crew ({{tips}} is customary; how much is up to you), allow about {{total}}.',
      noSeats:
        'With a tip for the crew ({{tips}} is customary; how much is up to you), allow about {{total}}.',
    },
    lastNight: 'You return to {{port}} for your last night aboard.',
    lastNightFlight: 'You spend your last night at anchor off {{port}} and leave for {{town}} from there.',
    /** Of a route that ends where no flight home is needed, as its longer one would need it. */
    lastNightNoFlight:
      '{{Name}} brings you back to {{port}} for your last night aboard, so there is no flight from the islands to pay for.',
    /** Behind it, where she or another one has time for them on other days. */
    leavesOutSights:
      '{{Name}} has to be in {{port}} for her next guests on {{day}}, so this trip leaves out {{sights}}.',
    misses: '{{Sights}} are not on this route, because {{name}}’s next trip starts from {{port}}.',
    take: 'To see them, take {{option}}.',
    option: '{{yacht}} {{span}}, for {{price}}{{more}}{{flight}}',
    /** Of a dearer one. */
    optionMore: ' ({{more}} a person more)',
    optionSame: '{{yacht}} {{span}}, at the same price{{flight}}',
    optionFlight:
      '; with the flight back from {{place}} (about {{seats}}) and the tip that comes to about {{total}}',
    optionFlightSame: '; the flight back, from {{place}}, costs the same',
    /** Behind a price: where guests fly from where the trip ends, or where they do not. */
    withFlight: ' (with the island flight and a tip of {{tips}}, about {{total}})',
    withShare: ' ({{share}})',
    /** Of another one that does not turn back, on days before her own next ones with the whole route. */
    sooner: '{{Name}} goes on to {{place}} on dates closer to yours: {{span}}, for {{price}}{{besides}}.',
    leavesOut:
      'On these dates, though, she sails back, and you miss {{sights}}: if you are coming for those, take {{yachts}}.',
    because: {
      free: 'is available on your dates',
      freeMonth: 'is available this month',
      less: 'costs {{price}} less',
      least: 'is also the least expensive',
      age: 'takes children from {{age}}',
    },
    has: {
      air: 'air conditioning',
      watermaker: 'a watermaker',
      bathrooms: 'a bathroom for each cabin',
      quarters: 'a separate cabin for the crew',
    },
    onlyTwo: 'Of the two, only she has {{what}}.',
    onlyThree: 'Of the three, only she has {{what}}.',
    longestTwo: 'She is {{metres}} longer than {{than}}.',
    longestThree: 'She is the longest of the three.',
    more: 'She costs {{price}} more than {{than}}.',
    span: 'from {{days}}',
    least: 'Of the three she costs the least.',
    /** Of one that is brought from elsewhere. */
    wouldCome:
      '{{Name}} would have to come from {{place}}. She could sail with you {{span}} for {{price}}{{besides}}, of which {{passage}} is for her passage to you and home again. That is worth it only if your heart is set on her.',
    /** Of one that we advise to board where she lies. */
    /** {{where}} in the next ones. */
    liesAway:
      '{{Name}} is based in {{port}}; her passage to you and home again would add {{passage}} to her price.',
    liesAwayTaken: '{{Name}} sails {{there}} and is booked on your dates.',
    sailThere: '{{where}} {{Span}} she is free there, for {{price}}{{besides}}.',
    sailThereToSee:
      '{{where}} {{Span}} she can take you from {{port}} to {{sights}}, for {{price}}{{besides}}.',
    there: 'From {{port}}, {{dates}}',
    freeThere: 'She is available there on your dates.',
    freeThereOn: 'You can join her there {{span}}.',
    freeThereTaken: 'Her base is {{at}}; she is free there {{span}}.',
    /** Under the state of one that another party holds. */
    heldAsk:
      'If you would rather keep your dates, write to us: if the other party decides against her, you will be the first to hear.',
    openWhole: 'Also available {{dates}}, on to {{place}}: {{price}}',
    askThere: 'Ask for {{name}} from {{port}}, {{dates}}',
    askDays: 'Ask for {{name}}, {{dates}}',
    askOtherDays: 'Ask for other days',
    water: 'Fresh water',
    waterMade: 'a watermaker',
    waterTank: 'from the tanks, no watermaker',
    waterBoth: '{{tank}} and a watermaker',
    waterTankOf: '{{tank}}, no watermaker',
    price: 'Price',
    availability: 'On these dates',
    anchorages: 'Where you anchor',
    anchoredAgain: '{{place}} again',
    anchoredNights: '{{place}} ({{nights}} nights)',
    ends: {
      title: 'Where your trip ends',
      away: 'At {{place}}; the flight to {{town}} is extra, about {{price}} for {{guests}}',
      port: 'In {{place}}: no island flight to pay for',
      plain: 'At {{place}}',
      leavesOut: 'Not on this route: {{places}}',
    },
    answers: 'Before you write',
    home: 'Home waters',
    kind: 'Type',
    together:
      '{{a}} and {{b}} together take all {{persons}} of you: {{first}} on the first, {{second}} on the second, {{price}} for both, {{share}}.',
    togetherNear: 'The two are available together {{dates}}.',
    notTogether: 'No two of these yachts take all {{persons}} of you on the same days.',
    forSome: 'for {{count}} of you',
    weekFor: 'A week at the standard rate for {{guests}}',
    comes: 'Based {{at}}, and comes to you. {{cabins}} for up to {{guests}}',
    based: 'Based {{at}}. {{cabins}} for up to {{guests}}',
    beds: 'Beds',
    allDouble: '{{double}} cabins with a double bed',
    doubleAndTwin: '{{double}} cabins with a double bed, {{twin}} with two singles',
    bathrooms: 'Bathrooms',
    allOwn: 'one for each cabin',
    someOwn: '{{own}} cabin has its own; the other {{rest}} share one',
    crew: 'Crew',
    crewIs: 'Captain and cook.',
    yes: 'yes',
    no: 'no',
    /** What she has and not all of the others have. */
    alone: 'What else differs',
    /** What all of them have. */
    shared: 'Also on board',
    children: 'Children',
    childrenOfAnyAge: 'of any age',
    childrenFrom: 'from {{age}}',
    /** Above what does not tell the yachts apart. */
    alike: { two: 'The same on both', three: 'The same on all of them' },
    open: 'See the trip',
    lowest: 'Lowest price a person',
    openYacht: 'See the yacht',
    others: 'Other dates, other yachts',
    othersLead:
      'Choose up to {{comparedYachts}} yachts, add your dates and the size of your party, and see what each would cost and whether she is available.',
    next: 'Next step',
    ask: 'Ask for {{name}}',
    problems: {
      'too-many-yachts': '{{most}} yachts fit side by side. These are the first {{most}} that you chose.',
      'unknown-yacht': 'We have no yacht called “{{asked}}”.',
      'same-yacht': 'You chose {{name}} twice; she is shown once.',
      'too-few-yachts': 'Choose a second yacht below, and the two stand side by side.',
    },
  },
} satisfies SearchCopy
