import type { FaqCopy } from '../company-copy.ts'

export const faq = {
  meta: {
    title: 'Crewed yacht charter FAQ: price, food, children, safety',
    description:
      'What is included in a crewed yacht charter, how booking works, what you eat, how much to tip, and how you get to San Blas, Nassau and Cartagena.',
    keywords: [
      'crewed yacht charter questions',
      'what is included in a yacht charter',
      'how to get to San Blas',
      'how much to tip a charter crew',
      'catamaran or monohull',
      'Cuba ESTA',
    ],
  },
  hero: {
    title: 'What guests *ask us first*',
    lead: 'What it costs in the end, how you reach the boat, and whether you will be seasick. Something else on your mind? Just ask.',
  },
  groups: {
    transport: {
      title: 'Getting there',
      items: {
        'panama-guna-yala': {
          question: 'How do I get from Panama City to Guna Yala?',
          answer: `By air or by road, and we book either for you.

1. **By air.** From Albrook airport in Panama City a small aircraft takes you to El Porvenir in about 40 minutes. It leaves early, and the timetable changes, so we confirm it for your date. The yacht’s tender meets you at the airstrip.
2. **By road and water.** About three hours by 4x4 over the mountains to Carti, then about an hour by speedboat to the yacht. You leave the city around 5:15, since the sea is smoothest early and the road is closed in the afternoon. In the windy months the boat ride is wet: wear a jacket and keep your phone in a dry bag.

Bring your passport, which is checked on the way in, and US$ {{gunaYalaEntry}} a person in cash for the entry tax of the comarca, the autonomous territory of the Guna. Whichever you take, the day starts before sunrise: spend [the night before in the city](page:faq#mainland-stay). Most weeks end at Narganá, from where you fly back; some return to El Porvenir ([why](page:itineraryPanama)). Your offer says which.`,
        },
        'colombia-bahamas-transfer': {
          question: 'How do I get to the boat in Colombia or the Bahamas?',
          answer: `A driver meets you at the international airport, in Cartagena or in Nassau, and brings you to the quay, where the crew takes your bags. Your offer says what the car costs. As a rule a week in the Exumas ends at Staniel Cay, where a small aircraft takes you back to Nassau on seats that we book. If other guests board in Nassau that day, you sail back instead, and a week then leaves out Compass Cay and Staniel: the nurse sharks, the grotto and the pigs. Your offer and your contract say which it is; if you come for the pigs, tell us, and we look for dates that end at Staniel.

For Cuba you fly to Havana, while the yacht waits on the south coast at Cienfuegos. The drive across the island is part of [the Cuba itinerary](page:itineraryCuba), and so is the flight back from Cayo Largo. We book both, and they are in the price of a trip to Cuba, as the hotel is.`,
        },
        flights: {
          question: 'Which flights should we book?',
          answer: `All times are local.

- **San Blas:** land in Panama City (Tocumen) by {{landBySanBlas}} on the evening before, and fly home from {{homeFromSanBlas}} on the day after your last night.
- **Cartagena:** land at Rafael Núñez by {{landByCartagena}} on the first day, which you end aboard, in the bay, and fly home from {{homeFromCartagena}}.
- **Nassau:** land at Lynden Pindling by {{landByNassau}} on the first day. Fly home from {{homeFromNassau}} if you come from Staniel Cay, from {{homeFromNassauPort}} if you step ashore in Nassau.
- **Cuba:** land in Havana by {{landByCuba}} on the first day, in time for the walk through the old town. Fly home from Havana after {{homeFromCuba}} on the day you leave the yacht, or whenever you like after a last night in town.

Give [your trip page](page:trip) your dates and it works out both journeys, hour by hour. [Fly & Sail](page:flySail) adds the fares. Your cabins are ready at {{boarding}}; in San Blas you go aboard as soon as you arrive, or from {{ashore}} if other guests leave that day.`,
        },
        'mainland-stay': {
          question: 'Can we stay on the mainland before the charter?',
          answer: `Yes, and for San Blas you have to, because the way there begins before sunrise. Panama City and Cartagena have old quarters that deserve a day, and Havana deserves two. In Nassau a night helps if your flight lands late. Tell us what kind of hotel you like, and we’ll book it and the car. Hotel and car come on top of the charter price; only for Cuba does your estimate already include them, with the hotel on a line of its own.`,
        },
      },
    },
    general: {
      title: 'The charter itself',
      items: {
        booking: {
          question: 'How does booking work?',
          answer: `1. You [write to us](page:contact) with your dates, your party and anything you have in mind. One of us answers on the same or the next working day.
2. We suggest up to {{offeredYachts}} yachts that fit and are available, each with her all-in price and a route.
3. You choose one, and we send the written offer with the [terms](page:faq#terms). It keeps her free for you for {{holdDays}} days, at no cost.
4. You sign the contract and pay the deposit of {{deposit}}%. Once both have arrived, the week is booked.
5. You pay the rest {{balanceDays}} days before boarding. By then we have asked what you eat and drink, how old the children are and when you land.

All this happens between you and us, in writing; the website takes no bookings and no payments. For flights as well, use [Fly & Sail](page:flySail).`,
        },
        season: {
          question: 'When is the best time?',
          answer: `Whenever you can get away between late December and April: it is dry and breezy on every coast. In detail:

- **Panama:** January to April. The trade blows hardest from January to March. From May to mid-December there are showers and flat water, and hurricanes pass well to the north of San Blas.
- **Colombia:** December to April.
- **Cuba and the Bahamas:** November to April. The Atlantic hurricane season lasts from 1 June to 30 November, so take cancellation cover for a November week.

Christmas, Carnival and Easter book up first. Torn between two coasts? Read [San Blas or the Exumas](page:sanBlasOrExumas).`,
        },
        'catamaran-or-monohull': {
          question: 'Catamaran or monohull?',
          answer: `Take a **catamaran** if you want your glass to stay where you put it: she sails level, with the cabins far apart and deck to spare. Families and first-time guests nearly always choose one. Take the **monohull**, [Guji](page:yacht/guji-sun-odyssey-44i), if you come for the sailing itself: she heels with the wind, you feel it in the wheel, and she costs less.`,
        },
        'day-on-board': {
          question: 'What is a day like?',
          answer: `Coffee and a swim at sunrise. Breakfast with fruit and eggs, then an hour or two under sail while the light is good for reading the reef. Anchor by noon, lunch in the shade, a siesta. In the afternoon you have the reef, a book, an island with one family on it. Then sunset, a drink, and dinner from whatever the fishermen brought. By ten most people are asleep, to their own surprise.`,
        },
        'group-size': {
          question: 'How many can we be?',
          answer: `Two to {{mostGuestsInWords}} on one yacht. Macan takes {{macanGuests}} of you, Guji {{gujiGuests}}, Tsabalok {{tsabalokGuests}}, Marea and the Lagoon 56 {{mareaGuests}} each, Brisa and the Bali 5.4 {{baliGuests}} each. More than that, and [two boats](page:faq#two-boats) sail together.`,
        },
        'special-requests': {
          question: 'We have special requests. Is that a problem?',
          answer: `No, it is what a crew is for. A vegan among anglers, a proposal on a sandbank, a grandmother who likes a firm hand at the ladder: tell us before the cook goes shopping.`,
        },
        weather: {
          question: 'What happens if the weather is bad?',
          answer: `The captain changes the route. In San Blas a sheltered anchorage is seldom more than an hour away, and a squall is usually over sooner than that. If it blows all day, you stay behind the reef with cards and something slow from the oven, and go on when it eases.

If a named storm threatens in Cuba or the Bahamas, the yacht goes to shelter, and we’ll talk with you about another date or another coast. What then becomes of your payments is in the contract, which you read before you sign. Your flights are a matter for cancellation cover; see [travel insurance](page:insurance).`,
        },
        'other-waters': {
          question: 'How does a yacht come to Cuba, Aruba or Cartagena?',
          answer: `We sail her there for you. Guji, Tsabalok, Marea and the Lagoon 56 are based in San Blas. From there it is {{cubaMiles}} nautical miles to Cienfuegos in Cuba ({{cubaDays}} days at most), {{colombiaMiles}} to Cartagena ({{colombiaDays}}), where Macan is based, and {{arubaMiles}} to Aruba, about {{arubaDays}} days against the trade. To Cuba, Brisa or the Bali 5.4 comes from Nassau for a party of more than {{sanBlasGuests}}, or when those in San Blas are taken: {{nassauCubaMiles}} nautical miles and {{nassauCubaDays}} days at sea at most. Your estimate shows what the passage there and back costs, before you decide.`,
        },
      },
    },
    price: {
      title: 'Price and payment',
      items: {
        included: {
          question: 'What does the price include?',
          answer: `The yacht, captain and cook, three meals a day, drinks, fuel and port fees, for all of you together. The yacht’s own cruising permits and local taxes in her home waters are in it too, as is, in the Bahamas, the government’s charter fee of {{bahamasCharterFee}}%. Snorkel gear, bedding and towels are on board. There is no APA (advance provisioning allowance) to pay beforehand and no receipts to settle afterwards: the third gin and tonic costs what the first did, nothing. [Each yacht’s page](page:yachts) lists what else she brings, such as a kayak. What a coast asks of you rather than of the yacht, such as the entry tax of Guna Yala, you pay there. [What a crewed week costs](page:charterCost) adds up the whole sum for three parties.`,
        },
        'not-included': {
          question: 'What is not included?',
          answer: `- Flights, and hotels before or after
- [Travel insurance](page:insurance), which is mandatory
- Transfers: a short drive in Nassau and Cartagena, a flight of 40 minutes (about US$ {{sanBlasSeat}} a person each way) or a morning by 4x4 and speedboat to San Blas, and from Staniel Cay a flight to Nassau. We book them, and your offer names each price before you sign. In Cuba the hotel and the transfers across the island are included
- [Tips](page:faq#tips) for the crew, which are welcome and left to you
- What you pay on the spot: in Guna Yala an entry tax of US$ {{gunaYalaEntry}} a person, and small sums for landing on islands; entry to the national park off Cartagena; moorings in the marine park of the Exumas and entrance to private cays. Park rates change, so we print none; your offer has those of the day
- In Aruba, what the port asks of a yacht that comes from elsewhere; your offer says how much

It is all in your offer, so you know the whole sum before you decide.`,
        },
        terms: {
          question: 'When do we pay, and what if we cancel?',
          answer: `You pay a deposit of {{deposit}}% with the signed contract, and the rest {{balanceDays}} days before boarding. If you sign later than that, the full price is due with the contract. If you have to cancel more than {{cancelFreeDays}} days before boarding, you get everything back. If you cancel later, you owe a share of the price that grows as the day comes closer; the terms at the foot of this page give it step by step. Cancellation cover, part of [travel insurance](page:insurance), is there for that.

Your cabins are ready from {{boarding}} on the first day, and you go ashore by {{ashore}} on the morning after the last night, so a charter of seven days is seven nights. In San Blas the crew meets you at the airstrip or the pier in the morning. If other guests leave that day, breakfast is ashore and the deck is yours from {{ashore}}; if none do, you go aboard at once.`,
        },
        'if-we-cannot-sail': {
          question: 'What if you cannot sail as agreed?',
          answer: `If the yacht breaks down, or we have to cancel for another reason, we offer you another of ours at the same price, at least her equal in size and quality. If none is free, or you would rather not change, every payment comes back to you in full within {{refundDays}} days.`,
        },
        payment: {
          question: 'How do we pay?',
          answer: `You pay the deposit and the balance {{paymentWays}}, against an invoice in US dollars, into the account named in your contract. Should a message ever ask you to pay into another one, call us first. Entry fees and tips you pay on the spot, in cash.`,
        },
        tips: {
          question: 'How much do we tip the crew?',
          answer: `A tip of {{tipFrom}} to {{tipTo}}% of the charter is the custom, shared by the whole crew. The amount is up to you, once you know how the week has been. For a week on the Lagoon 56 that is {{lagoonTipFrom}} to {{lagoonTipTo}}, on Guji {{gujiTipFrom}} to {{gujiTipTo}}. Hand it to the captain in cash; our totals do not count it.`,
        },
      },
    },
    table: {
      title: 'At the table',
      items: {
        'sample-menu': {
          question: 'What do we eat on board?',
          answer: `Fish from the dugouts in San Blas, from the market in Cartagena and Nassau, and meat and vegetables from the city, cooked the way you like them. Tell us beforehand what you love and what you leave on the plate. A day might go like this:

- **Breakfast:** papaya and pineapple with lime, eggs as you like them, warm bread, good coffee.
- **Lunch:** ceviche of the day’s fish with coconut milk, a green salad, fried plantain.
- **At four:** banana bread and iced tea.
- **Dinner:** grilled snapper, coconut rice, vegetables, and passion fruit cream to finish.

Vegetarian, vegan or gluten-free? The cook plans it before the shopping. How a fish gets from the dugout to your plate is told in [a day with our cook](page:chef).`,
        },
        bar: {
          question: 'Which drinks are included?',
          answer: `In the price: {{drinksIncluded}}. If your evening needs champagne, or one particular label, name it before the cook goes shopping, and it comes aboard for you at cost.`,
        },
      },
    },
    crew: {
      title: 'The crew',
      items: {
        crew: {
          question: 'Who is on board with us?',
          answer: `A captain and a cook, on every yacht. {{deckhandYachts}} have a third berth for the crew; where a deckhand takes it, your offer says so. Which languages they speak we tell you before you book. There are no other guests. You need no licence and no experience.`,
        },
        'crew-work': {
          question: 'What does the crew do, and what is left to us?',
          answer: `The captain sails, anchors, decides on the route, drives the tender and knows where to swim. The cook shops, puts three meals a day on the table and clears it. Between them they make the beds and rinse the decks. To you they leave the swimming, the eating, and a turn at the wheel or the kitchen knife if you feel like one.`,
        },
        'crew-berths': {
          question: 'Where does the crew sleep?',
          answer: `Never in a guest cabin: those are all yours. On {{crewCabinYachts}} the crew has its own cabin; on {{crewForepeakYachts}} it sleeps in berths in the bows. On {{crewSaloonYachts}} the crew sleeps in the saloon once you have turned in. [Each yacht’s page](page:yachts) shows the plan.`,
        },
      },
    },
    party: {
      title: 'Children, couples and groups',
      items: {
        children: {
          question: 'Can we bring children?',
          answer: `Gladly. Choose a catamaran, with a flat deck and nets between the bows. Tell us ages and weights, so that the lifejackets fit from the first hour. The crew keeps an eye on the water with you, though your children remain in your care. On [Tsabalok](page:yacht/leopard-42-tsabalok), children under {{childAge}} pay {{childDiscount}}% less than the rate per person. How such a week goes, from the first morning on, is told in [With children aboard](page:childrenAboard).`,
        },
        'youngest-guests': {
          question: 'From which age do children sail with us?',
          answer: `On a catamaran from {{youngestOnCatamaran}} years, on a motor yacht from {{youngestOnMotorYacht}}, on a sailing yacht that heels from {{youngestOnSailingYacht}}. With a younger one, ask us: if an extra adult comes along just for the little one, we can often find a way.`,
        },
        'three-generations': {
          question: 'Is a yacht right for grandparents, parents and children together?',
          answer: `It is what a catamaran does best: she stays level, there is shade at the table, and each couple has a cabin and a bathroom of their own. If steps are a worry, look at {{easyCabinYachts}}, which have cabins without steep ones. Enter your party in the cabin plan on [each yacht’s page](page:yachts), and it shows who sleeps where.`,
        },
        honeymoon: {
          question: 'Can a couple have a yacht to themselves?',
          answer: `Yes, with breakfast for two on the foredeck, and a captain and a cook who know when to be elsewhere. [Tsabalok](page:yacht/leopard-42-tsabalok) is priced by the person: a week for two costs {{tsabalokTwoWeek}}. If you like to sail, take [Guji](page:yacht/guji-sun-odyssey-44i), at {{gujiWeek}} a week for two as for {{gujiGuests}}.`,
        },
        celebrations: {
          question: 'We are celebrating something. What can you do?',
          answer: `A cake, flowers, a long table on a sandbank, a ring that the captain keeps in the chart drawer: tell us a month ahead. For a party ashore we ask the owners of the island, and off the villages of Guna Yala we keep the music low and let no sky lanterns fly. For a larger party, [sail in company](page:faq#two-boats).`,
        },
        'two-boats': {
          question: 'We are more than {{mostGuests}}. Can two yachts sail together?',
          answer: `Yes. In San Blas Marea and the Lagoon 56 take {{mareaGuests}} guests each, in Nassau Brisa and the Bali 5.4 {{brisaGuests}} each. They sail the same route and lie side by side at night, and you dine on one and the other in turn. Each yacht has her own contract and crew; the captains plan together.`,
        },
        accessibility: {
          question: 'Can guests who walk with difficulty come along?',
          answer: `Often they can, on a large catamaran. There are steps at the stern, one step down into the tender, and landings on sand, with the captain’s arm at each. {{EasyCabinYachts}} have cabins without steep steps. None of our yachts is built for a wheelchair. Tell us what is difficult, and we’ll say which yacht will do and which will not.`,
        },
      },
    },
    aboard: {
      title: 'Living on board',
      items: {
        packing: {
          question: 'What should we pack?',
          answer: `Half of what you think: one soft bag a person, with a long-sleeved bathing shirt, reef shoes, a light jacket, your own medicines and small dollar notes. Towels, bedding and snorkel gear wait on board. [Your trip page](page:trip) has the list for your dates and waters.`,
        },
        wifi: {
          question: 'Is there Wi-Fi on board?',
          answer: `In San Blas count on being offline, and tell the office so; in Cuba the signal comes and goes. Your phone finds one near towns and villages, such as Cartagena, Nassau and Staniel Cay, and loses it again among the outer islands. If you have to be reachable, say so when you write: your offer then says whether we can put a satellite connection on board, and what it costs.`,
        },
        power: {
          question: 'Is there air conditioning, and can we charge our devices?',
          answer: `{{AirConditionedYachts}} have air conditioning, which runs with the generator. On {{yachtsWithoutAirConditioning}} the hatches catch the trade wind instead. You can charge phones and cameras on every yacht; the sockets are American. Leave the hair dryer at home: it asks too much of a battery.`,
        },
        diving: {
          question: 'Can we dive?',
          answer: `With a mask and one breath, everywhere. With a tank, in the Bahamas, Colombia and Cuba: bring your certificate, tell us beforehand, and we’ll book you with a dive centre ashore, which you pay there. In Guna Yala tanks are prohibited, and [free diving](page:waterActivities) takes their place.`,
        },
      },
    },
    safety: {
      title: 'Safety and health',
      items: {
        seasick: {
          question: 'Will I be seasick?',
          answer: `Probably not. You spend most of the time at anchor, and behind a reef the water hardly moves. Under way it depends on the wind and on you. For the calmest week take a catamaran and legs of an hour or two: San Blas, or the Exumas once you are across from Nassau. You sail no open passage such as Panama to Cartagena, which is rough for most people. The Cuba route has one night at sea, and you can fly instead.

If you take tablets, take them before you sail; once you feel ill it is too late. Eat something dry, look at the horizon and tell the captain, who often knows a smoother way.`,
        },
        'safety-equipment': {
          question: 'What safety equipment is on board?',
          answer: `On every yacht: {{safetyGear}}. The captain shows you where it all is before the anchor comes up, and under way children on deck wear a lifejacket.`,
        },
        medical: {
          question: 'What about insects and vaccinations, and what if one of us falls ill?',
          answer: `The crew has a first-aid kit and asks a doctor’s advice by radio or telephone. From the outer islands a clinic is hours away, by boat and small aircraft. That is why [travel insurance](page:insurance) is mandatory, and why we advise cover for medical evacuation. Tell us in confidence about heart trouble, allergies, pregnancy and medicines, and bring what you need for the whole trip.

Near mangroves there are mosquitoes and sandflies at dusk and on still evenings of the rainy season, fewer at anchor off the islands: bring repellent and long sleeves. For Guna Yala and Colombia ask a travel clinic about malaria and yellow fever before you book.`,
        },
      },
    },
    cuba: {
      title: 'Cuba and the United States',
      items: {
        'cuba-visa-waiver': {
          question: 'Does a trip to Cuba affect travel to the United States?',
          answer: `Yes. If you have been in Cuba since 12 January 2021, you are no longer eligible for the US Visa Waiver Program (ESTA), even years later, and need a visa from a US consulate instead. That includes connecting flights through the United States. There are few exceptions.

Cuba itself asks for an e-visa and for medical insurance. Rules change, so please check with the consulates before you book. If this matters to you, choose [Panama](page:panama), [Colombia](page:colombia) or [the Bahamas](page:bahamas), which have no such consequence.`,
        },
        'cuba-us-citizens': {
          question: 'Can US citizens charter in Cuba?',
          answer: `Not for a holiday. US law forbids travel to Cuba for tourism to everyone under US jurisdiction, green card holders included. It allows travel only under a general or specific licence of the [Office of Foreign Assets Control](https://ofac.treasury.gov/sanctions-programs-and-country-information/cuba-sanctions): twelve categories, among them family visits, journalism and support for the Cuban people ([31 CFR Part 515](https://www.ecfr.gov/current/title-31/section-515.560)). Each traveller has to keep to its conditions and keep records.

So we offer no charter in Cuba for tourism to travellers under US jurisdiction, and we cannot judge whether a licence fits your trip: please ask your own counsel before you write to us. In [the Bahamas](page:bahamas), [Panama](page:panama) and [Colombia](page:colombia) the question does not arise.`,
        },
      },
    },
  },
  closing: {
    title: 'Still wondering?',
    text: 'Write, call or send a message. Whoever answers has sailed these waters.',
    cta: 'Write to us',
  },
} satisfies FaqCopy
