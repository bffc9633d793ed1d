import type { FleetCopy } from '../copy.ts'

export const fleet = {
  meta: {
    title: 'Our yachts: five catamarans, a sailing yacht, a motor yacht',
    description:
      'Seven crewed charter yachts from 12.67 to 20.04 metres, drawn to one scale, with cabins, guests, prices in plain figures and what each price leaves out.',
    keywords: [
      'charter fleet Caribbean',
      'crewed catamaran charter',
      'yachts with captain and cook',
      'compare charter yachts',
      'yacht sizes and prices',
    ],
  },
  hero: {
    title: 'Seven yachts, | *each with her crew*',
    lead: 'All seven come with a captain and a cook. Here are their sizes, cabins and prices side by side, so that you can compare them.',
  },
  lineUp: {
    title: 'Drawn to one scale',
    lead: 'All seven drawn from the builders’ figures at a single scale. Note how much of a catamaran is deck, and how little of the Pershing is not engine.',
  },
  types: {
    catamaran: 'Catamaran',
    sailboat: 'Sailing yacht',
    'motor-yacht': 'Motor yacht',
  },
  features: {
    crewed: 'With crew',
    chef: 'Cook on board',
    'air-conditioning': 'Air conditioning',
    flybridge: 'Flybridge',
    'water-toys': 'Water toys',
    snorkelling: 'Snorkel gear',
    'paddle-boards': 'Paddleboards',
    kayak: 'Kayak',
    tender: 'Tender',
    fishing: 'Fishing',
    fast: 'Fast',
    family: 'Good for families',
    'sailing-pure': 'For keen sailors',
    sunbathing: 'Sun pads',
    'large-group': 'For larger groups',
    'shallow-draft': 'Shallow draught',
  },
  amenities: {
    'air-conditioning': 'Air conditioning',
    wifi: 'Wi-Fi, where there is a signal',
    galley: 'Full galley',
    saloon: 'Saloon with a view',
    'cockpit-dining': 'Shaded dining table in the cockpit',
    'flybridge-lounge': 'Lounge on the flybridge',
    'sun-deck': 'Sun deck',
    bimini: 'Bimini for shade',
    trampolines: 'Trampolines between the bows',
    ensuite: 'En-suite bathrooms',
    'hot-water': 'Hot water',
    watermaker: 'Watermaker',
    generator: 'Generator',
    'solar-panels': 'Solar panels',
    'ice-maker': 'Ice maker',
    barbecue: 'Barbecue on the stern',
    'sound-system': 'Sound system',
    'snorkel-gear': 'Masks, fins and snorkels',
    kayak: 'Kayak',
    'paddle-board': 'Paddleboard',
    'fishing-gear': 'Trolling and hand lines',
    tender: 'Tender with outboard',
    'bedding-towels': 'Bedding and towels',
    'safety-equipment': 'Lifejackets, radio and safety equipment',
    'swim-platform': 'Swim platform',
    'foredeck-lounge': 'Seats or sun pads on the foredeck',
    garage: 'Tender garage',
  },
  activities: {
    snorkelling: {
      title: 'Snorkelling',
      text: 'Most reefs begin a few fin strokes from the boat. The crew shows you where to get in, which way the current sets and where the rays feed.',
    },
    'free-diving': {
      title: 'Free diving',
      text: 'One breath, five or ten metres, and a longer look under the ledge. No tank, no bubbles: the shy fish stay where they are, and one of the party always watches from above.',
    },
    kayak: {
      title: 'Kayaking',
      text: 'The quiet way into mangroves and over shoals where the tender would touch. Best in the first hour of light, before the breeze.',
    },
    'paddle-board': {
      title: 'Paddleboarding',
      text: 'Flat water in the lee of an island makes a forgiving teacher. Starfish and turtle grass go by underneath.',
    },
    fishing: {
      title: 'Fishing',
      text: 'Under way, where fishing is allowed, a line goes out astern: kingfish, jack, sometimes a small tuna. What is under size or out of season goes back.',
    },
    'island-hopping': {
      title: 'Island hopping',
      text: 'An hour or two under sail, a swim, lunch, another island. The captain plans the hops round the wind and keeps the calmest anchorage for the night.',
    },
    'beach-barbecue': {
      title: 'Supper on the beach',
      text: 'Where the owner of the island agrees, the crew carries a grill and a tablecloth ashore. Lobster when it is in season, otherwise fish, and your feet in the sand.',
    },
    'village-visit': {
      title: 'Visiting a village',
      text: 'With leave asked and the community’s fee paid, you walk through with someone from the island. Cameras stay down until you have been told yes.',
    },
    'sailing-lessons': {
      title: 'Learning to sail',
      text: 'Steer by the wind on your cheek, tack, reef, read the colour of the water. Nobody sits an exam.',
    },
    'sunset-cruise': {
      title: 'Evening cruise',
      text: 'An hour under way at the end of the day, with something cold in hand, and back on the anchor before dark.',
    },
    swimming: {
      title: 'Swimming',
      text: 'A ladder, a freshwater shower and water warm enough to stay in. Early risers have the anchorage to themselves.',
    },
    stargazing: {
      title: 'Stars from the foredeck',
      text: 'No street lamps for miles. Low in the south, from these latitudes, you may see the Southern Cross in spring.',
    },
    'old-town-visit': {
      title: 'An old town on foot',
      text: 'Cartagena, Havana or Nassau with a local guide, in the cool hours. The boat waits where the taxi can find it.',
    },
    'fast-day-trips': {
      title: 'Far out and back in a day',
      text: 'Islands that a sailing yacht reaches by evening lie an hour off at planing speed. Lunch there, supper in town.',
    },
  },
  inclusions: {
    crew: 'Captain and cook',
    meals: 'Three meals a day',
    drinks: 'Drinks',
    'snorkel-gear': 'Snorkel gear',
    kayak: 'Kayak',
    fuel: 'Fuel',
    'permits-taxes': 'Cruising permits and local taxes',
    'port-fees': 'Port fees',
    'bedding-towels': 'Bedding and towels',
  },
  notIncluded: [
    'Flights to and from the region',
    'Travel insurance, which is mandatory',
    'Tips for the crew, at your discretion',
    'Transfers, unless your offer says otherwise',
    'Personal entry fees, which you pay locally',
  ],
  service: {
    premium: {
      title: 'Looked after',
      text: 'Beds are made, decks rinsed and glasses filled without anyone hovering. Tell us your habits beforehand, and you will not have to explain them on board.',
    },
    gourmet: {
      title: 'Cooked on board',
      text: 'Three meals a day, built round what was caught or bought that morning: ceviche, coconut rice, fruit that ripened on the tree. Allergies and dislikes go into the plan before the shopping is done.',
    },
    safety: {
      title: 'Carefully run',
      text: 'The captain briefs you on the first day, watches the forecast through the week and has the last word on where the boat goes. If the weather turns, we wait it out somewhere sheltered.',
    },
    adventures: {
      title: 'As lively as you like',
      text: 'A swim before breakfast, the reef while the sun is high, an island in the afternoon, or a book and none of it. The plan is made the evening before and may be dropped in the morning.',
    },
  },
  builderNote:
    'The figures are the builder’s for the model. The yacht herself may differ in detail; your offer states what she carries today.',
  closing: {
    title: 'Not sure which one?',
    text: 'Say how many you are, whether anyone is prone to seasickness and what you would like to do all day. We will name one boat, a second choice, and the reason for each.',
  },
  yachts: {
    'sunreef-62-marea': {
      subtitle: 'A 62-foot catamaran for {{mareaGuests}}, at home in San Blas',
      description:
        'Marea is a Sunreef 62 for {{mareaGuests}} guests in San Blas: nearly nineteen metres, five air-conditioned cabins and a flybridge. Built in Gdańsk in 2008, she is the largest catamaran we have in these islands.',
      fullDescription: [
        'With her beam of over nine metres, Marea stands in an anchorage like a small house with a good view. The flybridge is where mornings begin: helm, table and cushions share one level above the saloon, high enough to read the reef like a drawing in green and brown. By afternoon the party has spread out, two on the nets, three under the cockpit roof, someone asleep where nobody can find them.',
        'Each of the five cabins has its own bathroom and air conditioning, and thanks to the watermaker nobody discusses the length of showers. She sails at about eight knots in the trade, unhurried and level, which is why we put grandparents and small children aboard her.',
        'Her season is spent among the islands of Guna Yala. She also makes the trip to Cartagena and the Rosario Islands for charters that have the time. Ask for her if you are two families, or one large one, and like to eat together and read apart.',
      ],
      crew: {
        captain:
          'Knows the passes of San Blas by their colour and the caretakers of the islands by their names. The briefing on the first morning is short and worth listening to.',
        chef: 'Cooks for {{mareaGuests}} from a full galley and buys from the dugouts that come alongside. Coconut rice is a fixture, and lobster follows in season.',
      },
      keywords: [
        'Sunreef 62 charter',
        'Marea catamaran',
        'large catamaran San Blas',
        'catamaran for {{mareaGuests}} guests',
        'five cabin catamaran Panama',
      ],
    },
    'guji-sun-odyssey-44i': {
      subtitle: 'A sloop for {{gujiGuests}}, for those who come to sail',
      description:
        'Guji is a Jeanneau Sun Odyssey 44i, a single-hulled sloop for {{gujiGuests}} guests who come to San Blas for the sailing itself. She has one deep keel, a mainsail that likes being trimmed, and a wheel that tells you when it is.',
      fullDescription: [
        'Philippe Briand drew the 44i for Jeanneau as a fast cruiser, and she has kept the manners of one. Close-hauled in fifteen knots of trade she leans her shoulder into the water and goes, spray over the weather bow, the wheel light between two fingers. The captain will hand it to you in the first hour and, if you like, explain what you are feeling.',
        'She has three cabins for {{gujiGuests}} guests, a saloon in warm wood and a cockpit in which everyone eats at one table. There is no air conditioning. The hatches face the wind, solar panels on the stern run the refrigerator, and nights are as quiet as the anchorage. Fishing lines and a kayak travel on deck.',
        'At 13.75 metres she is the simplest of our boats to live on and the least expensive to charter. Her keel draws about 2.2 metres, so she anchors a little farther off the beach than the catamarans do. The tender covers the difference in a minute.',
      ],
      crew: {
        captain:
          'A patient teacher who would rather show you a tack than describe it. Guests who arrive without knowing a sheet from a halyard often leave able to steer by the wind.',
        chef: 'Works in a galley that leans and still serves at the hour promised. One-pot dishes under way, fish from the grill once the anchor is down.',
      },
      keywords: [
        'Sun Odyssey 44i charter',
        'Guji sailing yacht',
        'monohull San Blas',
        'learn to sail Panama',
        'sailing yacht for {{gujiGuests}}',
      ],
    },
    'macan-pershing-64': {
      subtitle: 'From Cartagena to the reef in forty minutes',
      description:
        'Macan is a Pershing 64 motor yacht in Cartagena for up to {{macanGuests}} guests, with three cabins and a top speed of 47 knots. Islands that a sailing yacht reaches by lunch she reaches in time for a swim before breakfast.',
      fullDescription: [
        'Two MAN engines of 1,550 horsepower each drive her through surface propellers, the kind that run half out of the water and throw a white plume behind the boat. At a cruising speed of some 32 knots the Rosario Islands, {{rosarioMiles}} nm from the quay, are about forty minutes away. San Bernardo is a little over an hour. You leave Cartagena after breakfast, anchor on sand beside the coral, have lunch at Tintipán and are back on the walls for the last light.',
        'At rest she is quieter than her figures suggest. There is a sun pad on the foredeck, another aft above the garage where the tender lives, and a shaded cockpit with a table between them. Three air-conditioned cabins make nights on board possible for {{macanGuests}}. With a draught of 1.32 metres she comes close in behind Baru, where deep keels have to stay out.',
        'She suits people with little time, or a party that sleeps ashore in the old town and wants the sea in between. On windy afternoons at speed she is lively. If anyone aboard is sensitive to motion, leave early and come home at noon.',
      ],
      crew: {
        captain:
          'Runs her at speed only where the sea allows it, and will tell you the evening before whether tomorrow is a San Bernardo day or a Rosario day.',
        chef: 'Shops at Bazurto market at dawn: fruit, prawns, snapper. Lunch is laid in the cockpit while you are still in the water.',
      },
      keywords: [
        'Pershing 64 charter',
        'Macan motor yacht',
        'Cartagena yacht hire',
        'fast boat Rosario Islands',
        'motor yacht Colombia',
      ],
    },
    'lagoon-56': {
      subtitle: 'Five cabins, a flybridge and the whole of Guna Yala',
      description:
        'The Lagoon 56 is a 17-metre catamaran for {{lagoonGuests}} guests in San Blas, with five cabins, a flybridge, a kayak and boards. Her decks are wide, her steps are low, and there is plenty to swim to from the ladder.',
      fullDescription: [
        'She was drawn by VPLP, who design racing multihulls as well, and it shows in hulls that move easily and a rig that two people can handle. For guests the beam matters more: 9.44 metres from rail to rail, so the cockpit table seats everyone and there is still room to walk round it.',
        'She carries what children ask for. Kayak and paddleboards lie on the stern, masks hang by size, and the nets between the bows are good for an hour’s reading or for watching dolphins come in from the side. The five cabins lie well apart in the two hulls. Each has its own bathroom and hatches that catch the trade, and a watermaker, a generator and solar panels keep the household going for as long as you like to stay out.',
        'From the flybridge the captain reads the reef and you choose an island for the evening: one has a fire going, one a volleyball net, and one nothing at all. She draws a metre and a half and can anchor close to any of them.',
      ],
      crew: {
        captain:
          'Good with children and strict about lifejackets. Keeps a list of anchorages with a beach on one side and a reef on the other.',
        chef: 'Plans two menus at once, one for adults and one that will certainly be eaten. Bakes most mornings, and lets the youngest guests knead.',
      },
      keywords: [
        'Lagoon 56 charter',
        'Lagoon 560 San Blas',
        'family catamaran Panama',
        'catamaran with flybridge',
        'charter with children San Blas',
      ],
    },
    'bali-54': {
      subtitle: 'Six cabins and one wide deck, for the Exuma Bank',
      description:
        'The Bali 5.4 is a catamaran in Nassau for {{baliGuests}} guests in six cabins, with a solid foredeck and a shallow draught. When her aft wall is open, saloon and cockpit become one large room without a step.',
      fullDescription: [
        'Most catamarans have nets between the bows. The Bali has a deck, with a lounge on it, and the difference is felt at ten in the morning when {{baliGuests}} people want to sit in the same breeze. Aft, the glass wall of the saloon tilts up out of the way, so that breakfast is indoors and out at the same time. The flybridge makes a third place, for those who like to see where they are going.',
        'She is 16.80 metres long and 8.70 wide, the work of Olivier Poncin and Xavier Faÿ for the Catana Group. Six cabins with their own bathrooms and air conditioning make her the natural boat for three generations, two families or one birthday. A watermaker keeps the tanks topped up.',
        'On the bank the bottom lies three metres down for miles, white and ribbed like sand at low tide. Her shallow draught lets her anchor where the colour is palest, and she has paddleboards and a kayak for the last stretch to the beach. In the evening the barbecue on the stern is lit, and the foredeck empties all at once.',
      ],
      crew: {
        captain:
          'Times the cuts of the Exumas by the tide and has an anchorage ready for each wind. Gets you to the pigs ahead of the day boats.',
        chef: 'Cooks for {{baliGuests}} as a matter of course: grouper in its open season, johnnycake, a bowl of peas and rice that goes round twice.',
      },
      keywords: [
        'Bali 5.4 charter',
        'catamaran for {{baliGuests}} guests',
        'six cabin catamaran Bahamas',
        'Exumas family charter',
        'Bali catamaran Nassau',
      ],
    },
    'lagoon-62': {
      subtitle: 'Nineteen metres, for the longer legs from Nassau',
      description:
        'Brisa is a Lagoon 620 in Nassau: nearly nineteen metres long, ten metres wide, with six cabins for {{brisaGuests}} guests. Longer crossings, such as the one from the Exumas to Eleuthera, suit her best.',
      fullDescription: [
        'You notice what length is for on the open stretch from Nassau to Highbourne, some {{highbourneMiles}} nm with the trade forward of the beam: Brisa finds her stride and the coffee stays in the cups. She was drawn by VPLP, with interiors by Nauta Design in pale wood and big panes, and her ten metres of beam leave room for all {{brisaGuests}} to sit down in the saloon.',
        'Up on the flybridge there is a helm with a bench for company, a table and a place to lie down. Below, six air-conditioned cabins have a bathroom each. She carries close to 1,300 litres of diesel and 960 of water, with a watermaker to add to it, so a fortnight among the outer cays leaves few reasons to come in. There is also an ice maker, which at these latitudes is hardly a luxury.',
        'Choose her for {{brisaGuests}} people who like to be under way: through the marine park, across Exuma Sound to Eleuthera and home by the north. At anchor the nets face the stars, and on a calm night the boat lies still enough for binoculars.',
      ],
      crew: {
        captain:
          'Likes a long leg and a well-set sail, and lets you share the watch if you ask. The forecast is on the saloon table every evening, in words that anyone can follow.',
        chef: 'Keeps the table interesting for two weeks: the line astern provides mahi-mahi and tuna when the sea is willing, and Nassau’s markets the rest.',
      },
      keywords: [
        'Lagoon 620 charter',
        'Brisa catamaran',
        '62 foot catamaran Bahamas',
        'Eleuthera sailing charter',
        'catamaran Nassau {{brisaGuests}} guests',
      ],
    },
    'leopard-42-tsabalok': {
      subtitle: 'A small catamaran for two to {{tsabalokGuests}}, priced by the person',
      description:
        'Tsabalok, a Leopard 42 catamaran in San Blas, takes two to {{tsabalokGuests}} guests and is priced by the night and by the person. A couple can have her to themselves; a family of {{tsabalokGuests}} fits into her four cabins.',
      fullDescription: [
        'The best place on a Leopard is at the front. A door leads from the saloon straight out to a foredeck with sun pads, first in line for the breeze, and in the cool of the morning there is seldom a pad free. Behind the door, saloon, galley and cockpit are on one level, so the cook is part of the conversation.',
        'She was built by Robertson and Caine to a design by Simonis and Voogd. At 12.67 metres she is the shortest boat we have; she draws 1.40 and slips into anchorages that the big catamarans look at from outside. Four cabins with bathrooms, solar panels and a watermaker make her independent for as long as the limes last.',
        'Her price is put together differently from the others: a rate for the boat, a rate for each person, less for children under {{childAge}} and more in high season. A couple pays for two and not for {{tsabalokGuests}}. Crew, three meals a day, drinks, snorkel gear, kayak, fuel, cruising permits, local taxes, bedding and towels are all in it.',
      ],
      crew: {
        captain:
          'Tells you about the reef while steering round it. With few guests on board the day’s plan is settled over coffee.',
        chef: 'Sets a small table well. Breakfast is laid in the cockpit with the doors open at both ends, fish is bought from whoever paddles by, and a cake appears if there is a reason for one.',
      },
      keywords: [
        'Leopard 42 charter',
        'Tsabalok catamaran',
        'yacht charter for two',
        'small catamaran San Blas',
        'charter price per person',
      ],
    },
  },
} satisfies FleetCopy
