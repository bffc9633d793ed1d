import type { CharterCopy } from '../charter-copy.ts'

export const charter = {
  at: {
    'san-blas': 'in San Blas',
    rosario: 'in Cartagena',
    aruba: 'in Aruba',
    cuba: 'in Cuba',
    bahamas: 'in Nassau',
  },
  waters: {
    'san-blas': 'in San Blas',
    rosario: 'in the Rosario Islands',
    aruba: 'in Aruba',
    cuba: 'in Cuba',
    bahamas: 'in the Bahamas',
  },
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  guests_one: '{{count}} guest',
  guests_other: '{{count}} guests',
  cabinCount_one: '{{count}} cabin',
  cabinCount_other: '{{count}} cabins',
  children_one: '{{count}} child',
  children_other: '{{count}} children',
  /** What another yacht's guests go without. */
  drawbacks: {
    age: 'she takes no children under {{age}}',
    warm: 'she has no air conditioning',
    bathrooms: '{{shared}} of her cabins share a bathroom',
    saloon: 'her crew sleep in the saloon',
    steep: 'steep steps lead down to her cabins',
  },
  /** What speaks for a yacht: why we would begin with her. */
  wish: {
    'guji-sun-odyssey-44i': 'she is a sailing yacht that puts you at the wheel',
    'leopard-42-tsabalok': 'she is small enough to feel like your own',
    'lagoon-56': 'everyone finds a corner of the deck on her',
    'sunreef-62-marea': 'her flybridge is made for long evenings',
    'lagoon-62':
      'she is the widest of our catamarans, with nets over the water for the readers among you and, for those who came to sail, a bench beside the captain',
    'bali-54': 'she is our yacht for a big family',
    'macan-pershing-64': 'she fits town and reef into one day',
  },
  season: { low: 'outside high season', high: 'in high season' },
  lines: {
    boat: 'Yacht, {{nights}} {{season}} at {{rate}}',
    boatWeek: 'Yacht, {{nights}} {{season}} at {{week}} a week',
    boatStated: 'Yacht, {{nights}} {{season}}: {{stated}}',
    persons: '{{guests}}, {{nights}} {{season}} at {{rate}} each',
    childDiscount: '{{percent}}% less for {{children}} under {{age}}, {{nights}} {{season}}',
    relocation:
      'Bringing her from {{place}} and back: {{distance}} nautical miles and {{days}} days at sea each way',
    hotel: 'Hotel in Havana, {{nights}} at {{each}} a person',
    transfers: 'Transfers at {{each}} a person: {{ways}}',
    /** For lists of what is in the price. */
    hotelNights: 'Hotel in Havana, {{nights}}',
    transferWays: 'Transfers: {{ways}}',
    permits: 'The yacht’s clearance and cruising permit there',
    ways: {
      inland: 'car to Cienfuegos',
      'inland-back': 'back to Havana',
      domestic: 'flight from Cayo Largo to Havana',
    },
    fee: {
      'bahamas-charter-fee': 'Bahamas charter fee, {{percent}}%',
      'guna-yala-entry': 'Entry to Guna Yala, {{each}} a person',
      'rosario-park': 'Entry to the national park',
      'cuba-permits': 'Cruising permits in Cuba',
      'aruba-permits': 'Clearance and harbour in Aruba',
    },
    unknown: 'at the local rate',
  },
  missing: {
    'bahamas-charter-fee': 'the Bahamas charter fee',
    'guna-yala-entry': 'the Guna Yala entry fee',
    'rosario-park': 'the park entry',
    'cuba-permits': 'the permits',
    'aruba-permits': 'the clearance',
  },
  hurricanes:
    'The hurricane season {{waters}} lasts from 1 June to 30 November: please take insurance that covers cancellation.',
  advice: {
    to: {
      'san-blas': 'to San Blas',
      rosario: 'to the Rosario Islands',
      aruba: 'to Aruba',
      cuba: 'to Cuba',
      bahamas: 'to the Bahamas',
    },
    dear: 'She is based {{at}}, and to bring her to you and back would take {{passage}} of the {{price}}. We would not spend it.',
    /** The same days where she lies, when others have or hold her. */
    homeTaken: '{{at}} she is not available on these days either: choose other days or another yacht.',
    better:
      '{{name}} is already {{at}}, free on the same days, and costs {{less}} less, {{price}}. We would take her.',
    betterBrought:
      '{{name}} is free on the same days and, her own voyage included, costs {{less}} less, {{price}}. We would take her.',
    wayShare: 'Of the {{price}} for this trip, {{passage}} pays for her voyage from {{place}} and back.',
    homePrice: 'See {{name}} {{at}}: {{price}}',
    homeCosts: '{{at}}, where she is based, the same days cost {{price}}.',
    homeCostsAboard:
      '{{at}}, where she is based, the same days cost {{price}}, and you are on board for {{more}} nights instead of {{fewer}}.',
    home: 'See {{name}} {{at}}',
  },
  port: {
    'san-blas': 'San Blas',
    rosario: 'Cartagena',
    aruba: 'Aruba',
    cuba: 'Cienfuegos',
    bahamas: 'Nassau',
  },
  totals: {
    charged: 'You pay us',
    onTheSpot: 'You pay on the spot',
    all: 'Total',
    /** Where nothing is paid on the spot. */
    allCharged: 'Total, paid to us',
    fromPrice: 'from {{price}}',
    aboutPrice: 'about {{price}}',
    without: '{{price}}, plus {{what}}',
    besides: 'plus {{what}}',
    perPerson: '{{price}} a person',
    /** Where some of them pay less. */
    perPersonOnAverage: '{{price}} a person on average',
    perCouple: '{{price}} a couple',
    perPersonDay: '{{price}} a person a day',
    converted:
      'High season is quoted in euros: {{stated}} for {{nights}}, here at {{rate}} dollars to the euro ({{day}}). Your offer states the final sum in dollars.',
    convertedOf:
      'For {{name}}, high season is quoted in euros: {{stated}} for {{nights}}, here at {{rate}} dollars to the euro ({{day}}). Your offer states the final sum in dollars.',
    tip: 'Tips are customary and up to you: about {{from}} to {{to}} is usual for a trip like this. They are not in the total.',
    /** Where guests fly in a small aircraft to the yacht and back. */
    seats: 'The small aircraft there and back is extra: about {{price}} for {{guests}}.',
    /** Where only some trips end at an airstrip. */
    seatsBack:
      'If your trip ends at {{place}}, the small aircraft back is extra: about {{price}} for {{guests}}.',
  },
  prices: {
    fromWeek: 'a week from {{price}}',
    fromWeekWith: 'a week from {{price}} with {{name}}',
    fromWeekUpTo: 'a week from {{price}} for up to {{guests}}',
    fromLowWeekFor: 'a week from {{price}} for {{guests}}',
    fromWeekFor: 'a week from {{price}} for {{guests}}',
    share: '{{price}} a person a day for {{guests}}',
    shareByParty: '{{few}} a person a day, or {{price}} with {{guests}} aboard',
    withFee: 'with the {{percent}}% Bahamas charter fee',
    /** Behind a price with what is paid on the spot in it, such as an entry tax. */
    withEntry: 'with {{what}}',
    /** For agencies: the rate without the fee, and with it. */
    rateFor: 'Standard rate: {{price}} a week for {{guests}}',
    rateUpTo: 'Standard rate: {{price}} a week for up to {{guests}}',
    rateWithFee: '{{price}} with the {{percent}}% Bahamas charter fee',
    weekWithFee: 'Seven nights with the charter fee',
    hereFrom: 'A week here from {{price}} with {{name}}: {{share}} a person a day for {{guests}}',
    /** Where guests pay a fee on the spot, {{entry}} each. */
    hereFromEntry:
      'A week here from {{price}} with {{name}}: {{share}} a person a day for {{guests}}, plus {{entry}} each on entry',
    hereFromFee:
      'A week here from {{price}} with {{name}} and the {{percent}}% charter fee: {{share}} a person a day for {{guests}}',
    hereFromBrought:
      'A week here from {{price}} with {{name}}, brought from {{place}} and back: {{share}} a person a day for {{guests}}',
    /** Where a yacht lies here, and one that is brought costs less. */
    hereFromBoth:
      'A week for {{count}}: under sail with {{name}} from {{price}}, her passage included, {{share}} a person a day; under power with {{local}} from {{localPrice}}, {{localShare}} a person a day',
    hereFromAshore:
      'A week for {{guests}} with {{name}} from {{price}}, or {{each}} each: {{nights}} on board, the hotel in Havana, all transfers, and her passage from {{place}} and back',
    here: 'A week here from {{price}} with {{name}}, for up to {{guests}}: yacht, crew, meals, drinks, fuel and port fees.',
    hereWithFee:
      'A week here from {{price}} with {{name}}, for up to {{guests}}: yacht, crew, meals, drinks, fuel, port fees and the {{percent}}% charter fee of the Bahamas. Moorings in the marine park and entrance to private cays come on top, paid on the spot.',
    hereShare: 'With {{guests}} aboard, that is {{each}} each for the week, or {{share}} a day.',
    hereBrought:
      'A week with {{name}} costs from {{price}}{{plus}}, for up to {{guests}}: {{nights}} on board with crew, meals, drinks and fuel{{ashore}}, and her passage from {{place}} and back, {{distance}} nautical miles and {{days}} days at sea each way.',
    /** Of a week with nights and ways ashore, in its sum. */
    hereAshore: ', the hotel, the car, the domestic flight and the permits',
    herePaidThere: '{{what}}, comes on top: you pay it on arrival.',
    hereCatamaran:
      'Among the catamarans {{name}} costs least a head here, when she is full: from {{price}} for up to {{guests}}, which is {{each}} a person, or {{share}} a day.',
    hereLocal: '{{name}} is based here, so her price has no passage in it.',
    low: 'Standard rate',
    high: 'High season',
    rates: 'Rates',
    night: 'Per night',
    boatNight: 'Yacht, a night',
    personNight: 'Each guest, a night',
    childNight: 'Child under {{age}}, a night',
    week: 'Seven nights',
    weekFor: 'Seven nights for {{guests}}',
    shareFor: 'A person a day, {{guests}}',
    shareForWithFee: 'A person a day, {{guests}}, fee included',
    converted: '{{stated}} (about {{price}})',
    minimum: 'Minimum charter {{count}} nights. Cabins from {{boarding}}, ashore by {{ashore}}.',
  },
  terms: {
    title: 'The terms at a glance',
    aboard: 'Cabins ready from',
    aboardText: 'on your first day aboard',
    ashore: 'Ashore by',
    ashoreText: 'on the morning after your last night on board',
    deposit: 'Deposit',
    depositText: 'with the signed contract',
    balance: 'The rest',
    balanceFigure: '{{count}} days',
    balanceText: 'before you board, {{ways}}; book later, and all of it is due at once',
    whole: 'The full price',
    wholeText:
      'with the signed contract, {{ways}}: you board in fewer than {{count}} days, and the rest would be due already',
    ways: { 'bank-transfer': 'by bank transfer', card: 'by card' },
    cancel:
      'Cancel more than {{count}} days before you board, and we keep nothing. After that we keep this share of the price',
    cancelBefore: 'Cancel before {{date}}, and we keep nothing. From then on we keep this share of the price',
    cancelBetween: '{{from}} to {{until}} days before',
    cancelLast: '{{count}} days before, or fewer',
    cancelLate: 'If you cancel, we keep this share of the price',
  },
  calculator: {
    title: 'What your week costs',
    lead: 'Say how many of you there are and when. You see every line, and what it comes to per person and per day.',
    persons: 'Guests, children included',
    children: 'Of these, children under {{age}}',
    first: 'First day',
    nights: 'Nights',
    submit: 'Work it out',
    anyDay: 'Leave it open, and we count the standard rate.',
  },
  refusals: {
    'no-guests': 'Please tell us how many are coming: at least one guest.',
    'not-a-number': 'We could not read a number. Please write it in figures.',
    'too-many-guests':
      'One yacht is not enough for {{guests}} guests: she takes {{most}} at most. Write to us, and we’ll plan for two boats.',
    'more-children-than-guests':
      'You have given more children than guests. Children count as guests, so please raise the first number.',
    'children-alone': 'Children sail with at least one adult. Please count both among the guests.',
    'not-a-day': 'That day is not in the calendar; the estimate is at the standard rate.',
    past: 'The departure date is in the past; the estimate is at the standard rate.',
    'too-few-nights': 'Her shortest charter is {{least}} nights.',
    'unknown-yacht': 'That yacht is not in our fleet.',
    'unknown-waters': 'We do not sail in those waters.',
    'no-itinerary': 'In these waters an advisor plans the days with you.',
  },
  fit: {
    title: 'Who sleeps where',
    lead: 'Say who is coming, and the plan finds each of you a cabin.',
    couples: 'Couples',
    grandparents: 'Grandparents, as couples',
    grandparentsHint: 'For grandparents: a bathroom of their own, and no steep steps.',
    /** Where no cabin is like that. */
    grandparentsElsewhere:
      'With grandparents we suggest another yacht: steep steps lead down to every cabin here.',
    singles: 'Travelling alone',
    children: 'Children',
    submit: 'Find our cabins',
    yes: 'You fit: {{guests}} in {{taken}} of her {{cabins}} cabins.',
    no: 'She is not your boat this time. {{because}}',
    others: 'You would fit on',
    noOthers: 'None of the others would do either. Write to us, and we’ll plan for two boats.',
  },
  crewSleeps: {
    forepeak: 'The crew have {{count}} berths of their own in the bows.',
    'crew-cabin': 'The crew have a cabin of their own, with {{count}} berths.',
    saloon: 'The crew sleep in the saloon, in {{count}} berths made up once you have turned in.',
  },
  cabins: {
    plan: '{{name}}: cabin plan',
    drawn: 'Length and beam to scale, with her model’s usual layout.',
    one: 'Cabin {{number}}: {{what}}',
    bed: { double: 'double bed', twin: 'two single beds' },
    bathroom: { own: 'own bathroom', shared: 'shared bathroom' },
    lies: { port: 'port side', starboard: 'starboard side', middle: 'amidships', bow: 'in the bow' },
    easy: 'no steep steps',
    easyAll: 'No cabin is reached by steep steps.',
    easyNone: 'The cabins are reached by steep steps.',
    couple: 'a couple',
    grandparents: 'the grandparents',
    single_one: 'one guest',
    single_other: '{{count}} guests',
    child_one: 'a child',
    child_other: '{{count}} children',
    rooms: {
      cabin: 'Cabin',
      bathroom: 'Bathroom',
      saloon: 'Saloon',
      galley: 'Galley',
      cockpit: 'Cockpit',
      foredeck: 'Foredeck',
    },
    crewRoom: 'Crew',
    pictures: 'Look inside',
  },
  asked: {
    title: 'What this would cost',
    lead: 'The total changes with every answer. One of us checks it before you decide.',
    others: 'These would suit you too',
    misfits: 'Too small for you',
  },
  dated: {
    title: 'The itinerary on your dates',
    first: 'Your first day',
    submit: 'Put dates on the days',
    aboard: 'Cabins from {{hour}}',
    ashore: 'If the trip ends here: ashore by {{hour}} on {{day}}',
    hotel: 'Night in a hotel',
    high: 'A high season night',
    problems: {
      'no-day': 'Please choose a day.',
      'not-a-day': 'There is no such day in the calendar.',
      past: 'That day is over. Please choose one to come.',
      'too-far': 'We plan as far as {{last}}.',
    },
  },
  misfits: {
    'too-many-guests': 'She takes {{most}} guests; you are {{guests}}.',
    'no-double_one': 'She is {{count}} double cabin short for your couples.',
    'no-double_other': 'She is {{count}} double cabins short for your couples.',
    'no-easy-cabin_one':
      'She lacks {{count}} cabin with its own bathroom and no steep steps for the grandparents.',
    'no-easy-cabin_other':
      'She lacks {{count}} cabins with their own bathroom and no steep steps for the grandparents.',
    'no-cabin_one': 'She is {{count}} cabin short.',
    'no-cabin_other': 'She is {{count}} cabins short.',
  },
} satisfies CharterCopy
