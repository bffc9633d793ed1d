import type { TripCopy } from '../trip-copy.ts'

export const trip = {
  meta: {
    title: 'Plan your trip',
    description:
      'Say where, when and how many of you there are: see which crewed yachts are available, what each costs all-in, and send your friends the trip on one page.',
  },
  head: {
    kicker: 'Your trip',
    title_one: '{{count}} day {{waters}}, | *aboard {{yacht}}*',
    title_other: '{{count}} days {{waters}}, | *aboard {{yacht}}*',
    titleAshore_one: '{{count}} day {{waters}}, | *{{nights}} aboard {{yacht}}*',
    titleAshore_other: '{{count}} days {{waters}}, | *{{nights}} aboard {{yacht}}*',
    dates: '{{first}} to {{end}}',
    children_one: '{{guests}}, one of them a child',
    children_other: '{{guests}}, {{count}} of them children',
    when: 'When',
    who: 'Who',
    total: 'Total',
    availability: 'As of today',
    ask: 'Ask for this trip',
    send: 'Send it to the others',
    nearest: 'See {{dates}} instead',
  },
  states: {
    free: 'Available on these dates',
    held: 'On hold for another party',
    heldInPart: 'Some of these days are on hold for another party',
    booked: 'Booked on these dates',
    partly: 'Booked on some of these days',
    ask: 'Availability on request',
    noVoyage: 'Her other bookings leave her no time to reach you',
    tooFar: 'Stays in her own waters',
    underWay: 'Under way between two ports',
  },
  advice: {
    title: '{{yacht}} {{waters}}: possible, but not our advice',
    titleWay: '{{yacht}} {{waters}}: most of the price is her voyage',
    better: 'See {{yacht}}, available on these dates: {{price}}',
  },
  wish: {
    'san-blas':
      'Short hops behind the reef, islands with more palms than people, and the Guna, whose country this is, as your hosts.',
    rosario: 'Evenings under the walls of Cartagena, mornings over coral, mangroves in between.',
    aruba: 'Steady wind, dry hills, and white beaches in the lee of the island.',
    cuba: 'The arcades of Havana first, then keys with more iguanas than people.',
    bahamas:
      'Sandbanks that come and go with the tide, water in every blue, and a new cay nearly every evening.',
  },
  /** A trip that cannot be had. */
  instead: {
    /** What stands against it, with the days or the way out. */
    titles: {
      booked: '{{yacht}} is booked from {{days}}',
      bookedBut: '{{yacht}} is taken on your dates; {{other}} is available',
      partly: '{{yacht}} is available for {{left}} of your {{nights}} nights',
      tooShort: '{{yacht}} has other guests on some of your nights',
      noVoyage: '{{yacht}} cannot get {{to}} on your dates',
      underWay: '{{yacht}} is at sea between two ports on these dates',
      tooFar: '{{yacht}} stays {{at}}',
    },
    why: {
      partly: 'From {{free}} she is available; on the other nights she has guests.',
      inTurn_one: 'She is available from {{free}}. On the other nights {{others}} can have you, also {{at}}.',
      inTurn_other:
        'She is available from {{free}}. On the other nights {{others}} can have you, also {{at}}.',
      tooShort: 'She is available from {{free}} only, and our shortest charter is {{least}} nights.',
      noVoyage_one:
        '{{yacht}} has no guests on your dates. But from {{place}} she needs a day at sea each way, and {{spans}} she is booked.',
      noVoyage_other:
        '{{yacht}} has no guests on your dates. But from {{place}} she needs {{number}} days at sea each way, and {{spans}} she is booked.',
    },
    span: 'from {{days}}',
    kicker: 'You asked for',
    others: 'Available to you on the same days',
    /** What we would do instead, in one line: who, when, and what a person pays. */
    best: {
      others: '{{yacht}} is available on your dates: {{each}}, {{price}} in all.',
      advised: '{{yacht}} is available on your dates: {{each}}, {{price}} in all. We would take her.',
      rest: 'Part of your dates is available, {{dates}}: {{nights}}, {{each}}, {{price}} in all.',
      near: 'Nearest to your days, {{yacht}} is available {{dates}}: {{each}}, {{price}} in all.',
      days: 'The nearest days on which {{yacht}} is available: {{dates}}, {{each}}, {{price}} in all.',
      daysFar: '{{yacht}} is available only far from your dates: {{dates}}, {{each}}, {{price}} in all.',
      home: '{{yacht}} is available on your dates {{at}}, where she is based: {{each}}, {{price}} in all.',
    },
    /** Above what is left of a kind of which the best has been named. */
    also: {
      others: 'Also available on your dates',
      rest: 'Also available of your dates',
      near: 'Others near your days',
      days: '{{yacht}} is also available',
      daysFar: '{{yacht}} is also available',
    },
    inTurn: 'All {{nights}}, on one yacht after the other',
    together: '{{price}} in all{{once}}, {{each}} a person. You change yachts on {{days}}.',
    /** Of fees that a person pays on the spot. */
    once: ', with {{fee}} paid once',
    rest: 'The part of your dates that is available',
    near: 'Other yachts, on the nearest days',
    days: 'Other days with {{yacht}}',
    daysFar: 'The same trip with {{yacht}}, at another time',
    home: 'The same days with {{yacht}} where she is based',
    none: 'None of our other yachts is available for you on all of these days.',
    heldOnDays_one: '{{yachts}} is on hold on these dates for another party, who have not signed.',
    heldOnDays_other: '{{yachts}} are on hold on these dates for other parties, who have not signed.',
    heldOnVoyage_one:
      '{{yachts}} is available on your dates, but not on those she needs to sail to you: another party has those on hold.',
    heldOnVoyage_other:
      '{{yachts}} are available on your dates, but not on those they need to sail to you: other parties have those on hold.',
    heldAsk: 'Write to us, and we’ll tell you as soon as that changes.',
    yachtOn: '{{yacht}}, {{dates}}',
    withYacht: '{{dates}} with {{yacht}}',
    openWith: 'See {{dates}} with {{yacht}}',
    left: '{{dates}}, {{nights}}',
    cabins_one: '{{number}} cabin',
    cabins_other: '{{number}} cabins',
    cooled: '{{cabins}} with air conditioning',
    uncooled: '{{cabins}} without air conditioning',
    has: {
      /** Where she is cool and the one asked for is not, and the other way round. */
      cooler: 'She has {{cabins}} and, unlike {{asked}}, air conditioning.',
      warmer: 'She has {{cabins}} and, unlike {{asked}}, no air conditioning.',
      too: 'She, too, has {{cabins}}.',
      tooWarm: 'She, too, has {{cabins}}, without air conditioning.',
      /** Where both are as cool. */
      beside: 'She has {{cabins}} instead of {{hers}}.',
      besideWarm: 'She has {{cabins}} instead of {{hers}}, and no air conditioning either.',
      underSail: 'She goes under sail and has {{cabins}}.',
      underPower: 'She is a motor yacht and has {{cabins}}.',
    },
    /** The same behind what she costs. */
    andHas: {
      cooler: ', with air conditioning in her {{cabins}}',
      warmer: ' and has no air conditioning in her {{cabins}}',
      too: ' and also has {{cabins}}',
      tooWarm: ' and also has {{cabins}}, without air conditioning',
      beside: ' and has {{cabins}} instead of {{hers}}',
      besideWarm: ' and has {{cabins}} instead of {{hers}}, also without air conditioning',
      underSail: ', goes under sail and has {{cabins}}',
      underPower: ', is a motor yacht and has {{cabins}}',
    },
    childrenFrom: 'She takes children from {{age}}.',
    /** Where the voyage of the yacht asked for falls away. */
    spared:
      '{{yacht}} is already {{at}}, so there is no passage of {{passage}} to pay: in all she costs {{price}} less than {{asked}}.',
    brought: '{{passage}} of it brings her from {{place}} and takes her home.',
    withPassage: {
      less: 'Even so, she costs {{price}} less than {{asked}}.',
      more: 'In all she costs {{price}} more than {{asked}}.',
    },
    costs: {
      less: 'she costs {{price}} less than {{asked}}',
      more: 'she costs {{price}} more than {{asked}}',
      lessEach: 'at {{each}} she costs {{price}} less than {{asked}}',
      moreEach: 'at {{each}} she costs {{price}} more than {{asked}}',
    },
    daysCost: {
      less: 'These days cost {{price}} less.',
      more: 'These days cost {{price}} more.',
      low: 'Outside high season these dates cost {{price}} less.',
    },
    seat: {
      too: 'With {{yacht}}, too, the small aircraft back to {{town}} is extra, about {{price}} for {{guests}}.',
      only: 'With {{yacht}} the small aircraft back to {{town}} is extra, about {{price}} for {{guests}}.',
      none: 'With {{yacht}} you sail back to {{town}}, and the seats in the small aircraft, about {{price}} for {{guests}}, fall away.',
    },
    eachIs: 'That is {{each}}.',
    turnsBack: 'On these dates {{yacht}} sails back to {{port}}, without {{sights}}.',
    turnBackAll: 'Whichever of these dates you take, {{yacht}} sails back to {{port}}, without {{sights}}.',
    each: '{{price}} a person',
    forYacht: '{{yacht}} is priced as a whole boat, however many of you are children.',
    wish: 'In her favour: {{wish}}.',
    /** Below the best, where both can be had: which of the two we would take. */
    choice:
      'If your dates are fixed, take {{yacht}}. If you would rather have {{asked}}, her nearest free dates are {{dates}}.',
    choiceGoesOn:
      'If your dates are fixed, take {{yacht}}, whose trip goes on to {{sights}}. If you would rather have {{asked}}, her nearest free dates are {{dates}}.',
    in: {
      rain: {
        all: 'These days fall in the rainy season.',
        from: 'The rains begin in {{month}}: warm, short showers, most of them in the afternoon.',
        until: 'The rainy season lasts until {{day}}.',
      },
      hurricane: {
        all: 'These days fall in the hurricane season.',
        from: 'The hurricane season begins on {{day}}.',
        until: 'The hurricane season lasts until {{day}}.',
      },
    },
    trip: '{{what}}: {{price}}',
    besides: 'All prices {{waters}}: {{besides}}.',
    lines: 'The price line by line: {{yacht}}, {{dates}}',
    ask: 'Ask what is possible',
    askTitle: 'What *can* we plan for you?',
    askText:
      'Tell us what matters more, the dates or the yacht, and we’ll send you a written offer. Asking commits you to nothing.',
    askTextTooFar:
      'Tell us what matters most, these waters or this yacht, and we’ll send you a written offer for either. Asking commits you to nothing.',
    message: '{{yacht}} is not to be had for the trip below. Could we have one of these: {{wished}}?',
    messageAny: '{{yacht}} is not to be had for the trip below. What could we do instead?',
  },
  /** Her cabins, below the state of a trip that can be had. */
  aboard: {
    cool: 'She has {{cabins}} with air conditioning.',
    coolOwn: 'She has {{cabins}}, each with its own bathroom and air conditioning.',
    warm: 'She has {{cabins}} and no air conditioning.',
    warmOwn: 'She has {{cabins}}, each with its own bathroom, and no air conditioning.',
  },
  stateTexts: {
    free: 'She is available on these dates. Ask for her, and our written offer holds her for you for {{holdDays}} days, at no cost; the signed contract and the deposit make her yours.',
    /** So soon that the whole price is due at once. */
    freeSoon:
      'She is available on these dates. You would board in fewer than {{days}} days, so she is yours once the contract is signed and the full price has arrived.',
    held: 'Another party has an option on these dates: she is kept free for them for up to {{holdDays}} days, and they have not signed. If they let go, the days are available again: write to us, and we’ll tell you at once.',
    booked: 'She sails with other guests on these dates.',
    partly: 'Other guests have {{yacht}} on some of these days. These are available: {{left}}.',
    ask: 'Her calendar is some days old. Ask us: we’ll make sure, and write back.',
    noVoyage_one:
      '{{yacht}} has no other guests on these dates. But from {{place}} she needs a day at sea to reach you and another to go home, and there is none free before or after.',
    noVoyage_other:
      '{{yacht}} has no other guests on these dates. But from {{place}} she needs {{count}} days at sea to reach you and as many to go home, and there are not enough free days before or after.',
    tooFar:
      '{{yacht}} is built for fast hops between islands. From {{place}} it is {{distance}} nautical miles {{to}} over open sea, and we do not bring her that far.',
    underWay: '{{yacht}} is under way between two ports around these days, so she cannot make this trip.',
  },
  storms:
    'It is hot at this time of year, with heavy showers, and the hurricane season {{waters}} lasts from 1 June to 30 November. The months that we would choose are {{from}} to {{until}}. If it has to be now, take insurance that pays when a named storm cancels the trip.',
  rain: {
    all: 'These days fall in the rainy season {{waters}}: expect warm showers, most of them short.',
    from: 'From {{day}} it is the rainy season {{waters}}: expect warm showers, most of them short.',
    until: 'Until {{day}} it is the rainy season {{waters}}: expect warm showers, most of them short.',
  },
  nearest: 'The nearest free dates:',
  otherYachts: 'Other yachts for the same days',
  quoted: {
    same: 'As quoted on {{day}}.',
    differs: 'Quoted on {{day}}: {{before}}. Today it is {{now}}, because {{reasons}}.',
    taken: 'The yacht was still free then.',
    today: 'Show today’s price alone',
    reasons: {
      season: 'more or fewer nights now fall in high season',
      rate: 'her rate has changed',
      bringing: 'she now comes from elsewhere',
      fees: 'taxes or entry fees have changed',
    },
  },
  days: {
    title: 'Day by *day*',
    lead: 'Weather permitting; the captain decides. Distances follow the boat’s course, and the hours are reckoned at {{knots}} knots, under sail or, to windward, with the engines’ help. Where no hour is given, you leave after breakfast.',
    leadMotor:
      'Weather permitting; the captain decides. Distances follow the boat’s course, and the hours are reckoned at {{knots}} knots. Where no hour is given, you leave after breakfast.',
    endsAway:
      'Your trip ends at {{place}}, since no guests are waiting for her at {{port}} on the day you leave. Your contract says so.',
    turnsBack:
      'Her next guests board at {{port}} on the day you leave, so on these dates your trip ends there instead of at {{place}}.',
    mayTurnBack:
      'Another party has an option on her from the day you leave. Should they sign before you do, the route turns back to {{port}} for them instead of ending at {{place}}.',
    leavesOut: 'You miss {{sights}}; if you are coming for those, ask us for dates that end there.',
    turnsBackLink: 'The days of the full itinerary',
    day: 'Day {{number}}',
    leg: '{{distance}} nm, about {{hours}}: away at {{leaves}}, there by {{arrives}}',
    legUnderSail: '{{distance}} nm, about {{hours}}: away at {{leaves}}, there {{about}}',
    about: {
      noon: 'around noon',
      early: 'early in the afternoon',
      middle: 'by mid-afternoon',
      late: 'late in the afternoon',
    },
    legInMorning: '{{distance}} nm, about {{hours}}',
    overnight: '{{distance}} nm through the night: away at {{leaves}} the evening before, in by {{arrives}}',
    stay: 'You stay here today',
    /** Where she stays in port for the night after boarding. */
    stayBoarding: 'You come aboard and spend the first night here',
    dayOut: 'Out for the day, and back to the same anchorage',
    road: 'By road',
    inland: 'By road, about {{hours}}',
    town: 'In the city, on foot',
    air: 'By air',
    hotel: 'Night in a hotel',
    aboard: 'Cabins from {{hour}}',
    sun: 'Sun {{sunrise}} to {{sunset}}',
    ashore: 'Ashore by {{hour}}',
    runHome: 'Breakfast on deck, then {{distance}} nm back in {{hours}}, and you step ashore at {{place}}.',
    ashoreAt: 'A last breakfast on deck, and you step ashore at {{place}}.',
    none: 'In these waters you plan the days on board, over breakfast, with the captain and the chart.',
    chart: 'The route on the chart',
  },
  free: {
    days: 'Days {{first}} to {{last}}',
    dates: '{{first}} to {{last}}',
    title: 'Yours to shape',
    text_one:
      'A day is left free for what you liked best. The evening before, the captain lays out the chart, and you choose. His proposal:',
    text_other:
      '{{count}} days are left free for what you liked best. Every few evenings the captain lays out the chart with the forecast beside it, and you choose.{{stores}} His proposal:',
    stores:
      'Every week or so the crew takes on fresh fruit, vegetables and bread; the captain fits the stop into a leg.',
    water:
      'She has no watermaker: the crew fills her tanks whenever you come to a port, and on board you use water as sailors do.',
    waterMade_one: '{{yachts}} makes her own, if you would rather not think of it.',
    waterMade_other: '{{yachts}} make their own, if you would rather not think of it.',
  },
  chapters: {
    out: 'The first days, | *to {{place}}*',
    back: 'The last days, | *to {{place}}*',
    week1: 'The first week, | *to {{place}}*',
    week2: 'The second week, | *to {{place}}*',
    week3: 'The third week, | *to {{place}}*',
    week4: 'The fourth week, | *to {{place}}*',
    figures:
      '{{count}} days, {{places}} places and {{miles}} nm altogether; no leg is longer than {{longest}} nm.',
    stays: 'Whole days with the anchor down: {{places}}.',
  },
  night: {
    full: 'A full moon | *on {{date}}*',
    new: 'Stars by the thousand | *from {{days}}*',
    newInRain: 'Dark nights for the stars, | *from {{days}}*',
    waxing: 'The moon grows | *night by night*',
    waning: 'Stars first, | *the moon late*',
    text: 'On your first evening aboard the sun sets at {{sunset}}, and half an hour later it is night. Below is the moon of every night on board.',
  },
  moon: {
    new: 'new moon',
    'waxing-crescent': 'waxing crescent',
    'first-quarter': 'first quarter',
    'waxing-gibbous': 'waxing gibbous',
    full: 'full moon',
    'waning-gibbous': 'waning gibbous',
    'last-quarter': 'last quarter',
    'waning-crescent': 'waning crescent',
  },
  price: {
    title: 'What it *costs*, line by line',
    lead: 'All-inclusive: yacht, crew, meals, drinks, fuel and port fees. What you pay on the spot stands apart.',
    leadAshore:
      'All-inclusive for your {{nights}} on board: yacht, crew, meals, drinks, fuel and port fees. The hotel and the transfers stand below at the prices we usually book; if you would rather stay differently, your offer changes those two lines.',
    estimate: 'Our estimate of {{day}}. What counts is the written offer that we send you.',
    covers: {
      sentence: 'Each price {{waters}} is for the whole yacht and covers {{what}}.',
      crew: 'captain and cook',
      meals: 'all meals and drinks on board',
      fuel: 'fuel',
      ports: 'port fees',
      hotel: 'the hotel in Havana',
      transfers: 'the transfers across the island',
      share: 'the {{percent}}% Bahamas charter fee',
      /** Behind it; {{what}}: `fee`, or a list of such. */
      /** Where no fee in percent stands for them. */
      taxes: 'taxes at today’s rates',
      there: '{{What}} is part of the price: you pay it on arrival, and the rest to us.',
      fee: '{{fee}} ({{price}} for {{guests}})',
    },
    extra: {
      sentence: 'Not included: {{what}}.',
      items: {
        flights: 'your flights to {{town}}',
        /** Where a page shows trips in several waters. */
        anyFlights: 'your flights',
        /** Behind the flights. */
        'hotel-before': 'a hotel night there',
        'e-visa': 'the e-visa',
        'airport-car': 'the car from the airport',
        transfers: 'transfers',
        city: 'guides and tables in the city',
        moorings: 'moorings in the marine park',
        cash: 'what you pay in cash ashore (meals, guides and museums in the cities, park or landing fees at some of the cays)',
        insurance: 'travel insurance',
        tips: 'tips',
        usualTips: 'tips (usually {{from}} to {{to}}% of the price{{without}})',
      },
      /** Behind the price of which the tip is reckoned; {{what}}: the fees in it. */
      without: ' before {{what}}',
      /** Behind the list. */
      way: {
        'san-blas':
          'The transfer to the islands is extra, too: by small aircraft, about {{minutes}} minutes each way{{seat}}, or by car and speedboat, about {{road}} hours (your offer gives the price).',
        bahamas:
          'If your trip ends at Staniel Cay, the flight back to Nassau is extra as well (about US$ {{stanielSeat}} a person).',
      },
      /** Of a party, there and back. */
      seatsBoth: ' (there and back about {{price}} for {{guests}})',
    },
    /** Under the sum: seats in a small aircraft that the price leaves out. */
    seats: {
      both: 'Not in this sum: the small aircraft from {{town}} and back, about {{price}} for {{guests}}, or the 4x4 and speedboat instead. We book either, and your offer names the price.',
      there:
        'Not in this sum: the small aircraft from {{town}}, about {{price}} for {{guests}}, or the 4x4 and speedboat instead; and the way back. We book both, and your offer names the prices.',
      back: 'Not in this sum: the small aircraft back to {{town}}, about {{price}} for {{guests}}. We book the seats.',
    },
  },
  journey: {
    title: 'Getting there, | *and home*',
    lead: 'All times are local. Flights, hotels and every transfer on this page, small aircraft, car or speedboat, come on top of the price: we find them with you, and quote the transfers with your offer.',
    leadInland:
      'All times are local. Flights to Havana and home come on top. We book the hotel and your transfers in Cuba, and both are in the sum above.',
    there: 'The way there',
    home: 'The way home',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    cities: {
      'san-blas': 'Panama City',
      rosario: 'Cartagena',
      aruba: 'Oranjestad',
      cuba: 'Havana',
      bahamas: 'Nassau',
    },
    eve: {
      title: 'In {{town}} by {{hour}}',
      text: 'By plane or by car you set out before sunrise, so you spend the night in the city. Land by this hour, and there is a night left to sleep.',
    },
    land: {
      title: 'Land in {{town}} by {{hour}}',
      text: 'The driver has your flight number and waits for you. If your flight lands later than this, come a day earlier and stay the night.',
    },
    landInTime: {
      title: 'Land in {{town}} by {{hour}}',
      text: 'You sleep aboard in port and leave in the morning, so an evening flight will do. Land by noon if you want the whole first afternoon. The driver has your flight number and waits.',
    },
    city: {
      title: 'In {{town}} by {{hour}}',
      text: 'The driver has your flight number and takes you to the hotel. You are there in time for the walk through the old town. A later flight costs you that walk, a late one dinner too, and no more: the car to the yacht leaves on your third day.',
    },
    inland: {
      title: '{{hour}}, by car across the island',
      text: 'About {{hours}} from your hotel to {{place}}, with a stop for coffee. You arrive with time for a walk among the columns.',
    },
    aircraft: {
      title: '{{hour}}, the small aircraft',
      text: 'From Albrook to El Porvenir in about {{minutes}} minutes. The timetable changes, so we’ll confirm it for your date. One of the crew meets you at the airstrip.',
    },
    road: {
      title: 'Or {{hour}}, by car and speedboat',
      text: 'About {{hours}} by 4x4 over the mountains to Carti, then about {{boatHours}} by speedboat, wet in the windy months. The speedboat brings you to El Porvenir, where one of the crew is waiting. The road closes in the afternoon: there is no later car.',
    },
    aboard: {
      title: 'Your cabins from {{hour}}',
      text: 'At {{place}}. Your bags can go on board as soon as you arrive.',
      early:
        'You come aboard in the morning, at {{place}}. Until the cabins are ready, deck, table and water are yours: breakfast, a swim, lunch, and a nap in the shade.',
      afterOthers:
        'Other guests leave her at {{place}} that morning, and the crew is busy with them, so you have breakfast ashore, at our expense. From {{hour}} deck, table and water are yours: a swim, lunch, a nap in the shade.',
    },
    ashore: { title: 'Ashore by {{hour}}', text: 'At {{place}}, after breakfast.' },
    airstrip: {
      title: 'The small aircraft',
      text: 'The airstrip lies beside the anchorage, and the aircraft leaves in the morning. We book the seats in your names. If you would rather go back by speedboat and car, your offer gives the hour and the price.',
    },
    airport: { title: 'To the airport', text: 'A car waits for you, if you ask for one.' },
    'inland-back': {
      title: 'By car to {{town}}',
      text: 'About {{hours}} from {{place}}, where the driver meets you beside the yacht.',
    },
    domestic: {
      title: 'By air to {{town}}',
      text: 'The island has its own airport. We book your seats on the domestic flight; its day and hour stand in your offer, because the timetable changes.',
    },
    launch: {
      title: 'By speedboat',
      text: 'From {{place}} a speedboat takes you to the nearest airstrip or road. Two days before, the captain tells you which.',
    },
    flight: {
      title: 'Fly home from {{hour}}',
      text: 'From {{town}}. An earlier flight leaves no slack for a slow queue or a late car.',
    },
    onward: {
      title: 'Fly home from {{hour}}',
      text: 'From {{town}}, and no earlier: an hour is soon lost on the way there. If yours is a long flight, add a night in the city and leave rested.',
    },
    rested: {
      title: 'Fly home when you like',
      text: 'You wake in {{town}}, so any flight of the day will do. Tell us its number, and the car comes to the hotel in time.',
    },
  },
  papers: {
    /** Beside a price, for the decision; the list of papers says it at length. */
    cubaInShort:
      'We cannot take US citizens or residents to Cuba on holiday. Most other passports need an e-visa, and everyone needs medical insurance. After Cuba you can no longer enter the United States on an ESTA and need a visa instead; a US visa that you already hold stays valid.',
    title: 'Papers',
    items: {
      passport: 'A passport for each of you, children too, and a copy of it on your phone.',
      entry:
        'Whatever your passport needs for entry, also where you change planes. We’ll send a list with the contract; the consulates have the last word.',
      child:
        'For a child travelling with one parent: the other’s written consent, which some borders ask for.',
    },
    waters: {
      'san-blas':
        'Passports are checked on the way into Guna Yala, where you pay the entry tax of US$ {{gunaYalaEntry}} a person in cash.',
      rosario:
        'The national park collects its own entry fee, which you pay there; your offer names the rate of the day.',
      aruba: 'The island asks you to fill in an online form before you arrive.',
      cuba: {
        visa: 'For Cuba most passports need an e-visa, which has replaced the tourist card. In the week before you land, each of you fills in the online form D’Viajeros.',
        insurance:
          'Medical insurance is compulsory for entry. Carry a certificate that names Cuba and your dates.',
        esta: 'After a trip to Cuba, ESTA no longer lets you into the United States, not even to change planes: you will need a visa.',
        unitedStates:
          'US citizens and residents may travel to Cuba only for purposes that US law permits, and tourism is not one of them. We offer no holiday charter in Cuba to anyone under US jurisdiction.',
      },
      bahamas: 'The charter fee of {{bahamasCharterFee}}% is on our invoice, so you pay none at the border.',
    },
  },
  insurance: {
    title: 'Insurance',
    sum: 'The sum insured is yours to choose. We advise at least EUR 100,000 for medical treatment abroad, with transport home included; more if your way home is long, or ends in a country where care is dear.',
  },
  pack: {
    title: 'What to pack',
    lead: 'Less than you think. Towels, bedding and snorkel gear are on board, and dinner is barefoot.',
    items: {
      bag: 'One soft bag a person. No locker on board takes a suitcase, and small aircraft weigh what you bring.',
      sun: 'A long-sleeved bathing shirt, a hat that stays on, and sunscreen without oxybenzone.',
      feet: 'Shoes for rocky landings. On board you need none.',
      health: 'Your own medicines for the whole trip, and seasickness tablets.',
      power: 'A charger, a power bank and an adapter for American sockets.',
      book: 'A book on paper, or one already on your device. Among the islands the signal comes and goes.',
    },
    leadHotel:
      'Less than you think. Towels, bedding and snorkel gear are on board, where dinner is barefoot; in Havana it is not.',
    jacket: {
      wind: 'A light jacket, for spray and for late evenings on deck.',
      rain: 'A rain jacket: showers are likely in the months you have chosen, and seldom cold.',
    },
    jumper: 'A jumper. When a winter front has passed, evenings on deck are cool.',
    town: 'Shoes that walk well on cobbles, and something you like to wear to dinner in town.',
    village: 'For a village, a shirt and a skirt or shorts to the knee.',
    cash: {
      'san-blas': 'Dollars in small notes, for fees and for molas. The last cash machine is in town.',
      rosario: 'Pesos in small notes, for fees and for what you buy in the islands. Draw them in Cartagena.',
      aruba: 'Some dollars in small notes, for what you buy ashore.',
      cuba: 'Cash for all you buy ashore, since no card is sure to work.',
      bahamas: 'Dollars in small notes, for bread, straw hats and a drink at the bar.',
    },
  },
  change: {
    title: 'Other dates, other people?',
    text: 'Change anything, and you get a new trip with its own price and address. This one stays as it is.',
    yacht: 'Yacht',
    anyYacht: 'Suggest one to me',
    to: 'Where to',
    from: 'First day',
    days: 'Nights',
    adults: 'Adults',
    children: 'Children under {{childAge}}',
    submit: 'Show this trip',
  },
  share: {
    title: 'One address for everyone',
    text: 'Whoever is coming opens it and sees this same trip: the price when you sent it, the price today, and whether she is still free. Your name is not in it.',
    link: 'The address of this trip',
    copy: 'Copy the address',
    copied: 'Copied',
    chat: 'Send by WhatsApp',
    mail: 'Send by email',
    message: '{{what}}, {{when}}, {{who}}: {{total}}.',
    asked: '{{what}}, {{when}}, {{who}}.',
    subject: 'Our trip: {{what}}',
    pdf: 'As PDF',
    calendar: 'Into my calendar',
    print: 'It prints well, too.',
  },
  ask: {
    title: 'Is this *your trip*?',
    text: 'Asking commits you to nothing. We’ll check the days once more, find the nearest ones if these are taken, and send you the written offer.',
    message: 'We would like this trip: {{what}}, {{when}}, {{who}}, {{total}}.\n{{link}}',
  },
  suggest: {
    open: 'See the trip with {{yacht}}',
    startTitle: 'Where to, | *and when?*',
    startLead:
      'Four answers, and you hold the whole trip: price, chart, days, and one page to send to your friends.',
  },
  problems: {
    title: 'Not quite as you asked',
    lead: 'Here is the trip that comes nearest to what this link says.',
    'unknown-yacht': 'We have no yacht of that name. These are ours.',
    'unknown-waters': 'The waters named are not among ours, so this trip is in {{place}}.',
    'no-waters': 'No waters were named, so this trip is in {{place}}.',
    'no-day': 'No first day was named, so this trip begins on {{day}}{{why}}.',
    /** Why we chose the day, at the end of its sentence. */
    why_one: ': from {{days}} days ahead, the first Saturday on which {{names}} is available',
    why_other: ': from {{days}} days ahead, the first Saturday on which {{names}} are available',
    whyCalm_one: ': the first Saturday outside the hurricane season on which {{names}} is available',
    whyCalm_other: ': the first Saturday outside the hurricane season on which {{names}} are available',
    whyName: '{{name}}',
    'not-a-day': 'There is no such day in the calendar, so this trip begins on {{day}}.',
    past: 'That day has passed, so this trip begins on {{day}}.',
    'too-far': 'Our calendars do not reach that far, so this trip begins on {{day}}.',
    'not-a-number': 'One of the numbers was not clear, so we have put {{figure}}.',
    'too-few-nights':
      'Our shortest charter is {{least}} nights, so we have priced {{least}} instead of {{asked}}.',
    'too-many-nights': 'Beyond {{most}} nights we plan by hand: write to us. Here are the first {{most}}.',
    'no-adults': 'Children sail with at least one adult, so we have counted one.',
    'too-many-guests':
      'You are {{guests}}, and {{most}} fit on one yacht; the price is for {{most}}. Write to us, and a second yacht sails with you.',
    open: 'Open this trip',
  },
  paper: {
    title: 'Trip plan',
    file: 'trip',
    address: 'This page, with today’s price and availability',
  },
  calendar: {
    aboard: 'Aboard {{yacht}}',
    ashore: 'Ashore: {{yacht}}',
    day: 'Day {{number}}: {{title}}',
    plan: 'Weather permitting. The captain decides.',
  },
} satisfies TripCopy
