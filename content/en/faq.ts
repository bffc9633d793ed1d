import type { FaqCopy } from '../company-copy.ts'

export const faq = {
  meta: {
    title: 'Yacht charter FAQ: cost, weather, seasickness, children',
    description:
      'How to reach the boat, what the price includes and leaves out, seasickness, children, weather and Cuban visas: plain answers to what guests ask us first.',
    keywords: [
      'yacht charter questions',
      'how to get to San Blas',
      'what is included in a yacht charter',
      'catamaran or monohull',
      'seasickness on a charter',
      'Cuba ESTA',
    ],
  },
  hero: {
    title: 'What guests *ask us first*',
    lead: 'The money, the motion, the food and the road to the boat. If your question is missing, ask it.',
  },
  groups: {
    transport: {
      title: 'Transport and arrival',
      items: {
        'panama-guna-yala': {
          question: 'How do I get from Panama City to Guna Yala?',
          answer: `There are two ways, and we arrange either.

1. **By air.** A direct flight from Albrook airport in Panama City to El Porvenir takes about 40 minutes. The aircraft are small, they leave early and the timetable changes, so we confirm it for your date. The yacht’s tender meets you at the airstrip.
2. **By road and water.** About three hours by 4x4 over the mountains to Carti, then about an hour by speedboat to the yacht. Cars leave the city around 5:15 because the road closes in the afternoon. In the windy months the boat ride is wet: wear a jacket and keep your phone in a dry bag.

Bring your passport, which is checked on the way in. The comarca, the autonomous territory of the Guna, collects an entry tax of US$ {{gunaYalaEntry}} a person, in cash. If your flight lands in Panama in the afternoon or evening, plan [a night in the city](page:faq#mainland-stay).`,
        },
        'colombia-bahamas-transfer': {
          question: 'And how do I get to the boat in Colombia or the Bahamas?',
          answer: `You are picked up at the international airport, in Cartagena or in Nassau, and the yacht is a few minutes away. Your offer says whether the car is included.

In Cuba the yacht and the capital lie on different coasts, so the transfer, a flight or a long drive, is part of the route. The [Cuba itinerary](page:itineraryCuba) shows how.`,
        },
        flights: {
          question: 'Which flights should we book?',
          answer: `- **San Blas:** to Panama City (Tocumen), landing by {{landBySanBlas}} on the evening before; fly home from {{homeFromSanBlas}} on the last day.
- **Cartagena:** to Rafael Núñez airport, landing by {{landByCartagena}} on the first day; home from {{homeFromCartagena}}.
- **Nassau:** to Lynden Pindling airport, landing by {{landByNassau}}; home from {{homeFromNassau}}.
- **Cuba:** to Havana, landing by {{landByCuba}}; home from {{homeFromCuba}}.

These are the hours of the place, in time for boarding at {{boarding}}. Once you have dates, [your trip page](page:trip) works out the journey day by day.`,
        },
        'mainland-stay': {
          question: 'Can we stay on the mainland before the charter?',
          answer: `Yes, in most places, and after a long flight we recommend it. Panama City and Cartagena have old quarters that deserve a day; in Nassau a night is useful if your flight arrives late. Tell us what kind of hotel you like and we will suggest one and arrange the car. The stay is not part of the charter price.`,
        },
      },
    },
    general: {
      title: 'The charter itself',
      items: {
        booking: {
          question: 'How does booking work?',
          answer: `1. You [write to us](page:contact) with your dates and the number of guests. We answer within {{answerHours}} office hours.
2. We propose yachts that fit, each with her price for your dates and a route.
3. You choose, and we send a written offer with the [terms](page:faq#terms).
4. You return the signed contract with the deposit of {{deposit}}%. From then on the yacht is yours.
5. The rest is due {{balanceDays}} days before boarding. By then we have asked you about food, drinks, ages and flights.

Nothing is booked or paid on this website. If you would like flights planned as well, use [Fly & Sail](page:flySail).`,
        },
        season: {
          question: 'When is the best time?',
          answer: `From late December to April it is dry and breezy across the region. Coast by coast:

- **Panama:** January to April. The trade blows hardest from January to March. Rain comes from May to mid-December, and hurricanes pass well to the north of San Blas.
- **Colombia:** December to April.
- **Cuba and the Bahamas:** November to April. The Atlantic hurricane season lasts from 1 June to 30 November, so November is fine in most years but cannot be promised.

Christmas, Carnival and Easter book up first.`,
        },
        'catamaran-or-monohull': {
          question: 'Catamaran or single hull?',
          answer: `A **catamaran** stays level, gives every cabin some distance from the next and has a great deal of deck. Families and first-time guests nearly always prefer one. A **single hull**, such as [Guji](page:yacht/guji-sun-odyssey-44i), heels with the wind, steers with more feeling and costs less. Choose her if the sailing itself is what you come for.`,
        },
        'day-on-board': {
          question: 'What is a day like?',
          answer: `Coffee and a swim at sunrise. Breakfast with fruit and eggs, then an hour or two under sail while the light is good for reading the reef. Anchor by noon, lunch in the shade, a sleep. In the afternoon there is the reef, a kayak, an island with one family on it. Sunset, a drink, supper from whatever the fishermen brought. By ten most people are asleep, to their own surprise.`,
        },
        'group-size': {
          question: 'How many can we be?',
          answer: `From two to {{mostGuestsInWords}} on one yacht. Macan takes {{macanGuests}} guests, Tsabalok {{tsabalokGuests}}, the Bali 5.4 {{baliGuests}} in six cabins. For more than {{mostGuestsInWords}}, two boats can sail together and meet for supper.`,
        },
        'special-requests': {
          question: 'We have special requests. Is that a problem?',
          answer: `Vegan, gluten-free, a birthday cake, a proposal on a sandbank, a grandmother who needs a firm hand at the ladder: tell us early and it can usually be done. For remote islands the shopping is finished before you arrive, and after that there is no shop.`,
        },
        weather: {
          question: 'What happens if the weather is bad?',
          answer: `The captain changes the route. In San Blas a sheltered anchorage is seldom more than an hour away, and a squall usually lasts less than that. If a whole day blows hard we stay put, cook something slow and go on when it eases.

If a named storm threatens in Cuba or the Bahamas, the yacht goes to shelter and we talk with you about another date or another coast, under the terms of your contract. Your flights are a matter for cancellation cover; see [travel insurance](page:insurance).`,
        },
        'other-waters': {
          question: 'How does a yacht come to Cuba, Aruba or Cartagena?',
          answer: `Guji, Tsabalok, Marea and the Lagoon 56 lie in San Blas, and we bring the one you choose. It is {{cubaMiles}} nautical miles to Cienfuegos in Cuba ({{cubaDays}} days at most), {{arubaMiles}} to Aruba ({{arubaDays}}) and {{colombiaMiles}} to Cartagena ({{colombiaDays}}), where Macan lies. Parties of more than {{sanBlasGuests}} sail to Cuba on Brisa or the Bali 5.4, which come from Nassau: {{nassauCubaMiles}} nautical miles and {{nassauCubaDays}} days at sea at most. The passage there and back is a line of its own in your estimate, so you see it before you decide.`,
        },
      },
    },
    price: {
      title: 'Price and payment',
      items: {
        included: {
          question: 'What does the price include?',
          answer: `Everything that the boat needs: the yacht, the crew, three meals a day, drinks, fuel and port fees. There is no advance provisioning allowance to pay and none of it is settled up afterwards. Also on board are snorkel gear, bedding and towels. Cruising permits and local taxes are included where the yacht’s page says so. What she carries besides, a kayak for instance, is listed on [her page](page:yachts), since equipment differs.`,
        },
        'not-included': {
          question: 'What is not included?',
          answer: `- Flights, and hotels before or after
- [Travel insurance](page:insurance), which is mandatory
- Transfers, unless your offer says otherwise
- Tips for the crew, which are welcome and left to you
- Personal fees paid locally: in Guna Yala an entry tax of US$ {{gunaYalaEntry}} a person, and small sums for landing on islands
- In the Bahamas, a government charter fee of {{bahamasCharterFee}}% on foreign yachts (two charges since 2022, one since July 2025), which stands on our invoice

We write these into the offer so that you see the whole cost before you decide.`,
        },
        terms: {
          question: 'What do I pay when, and what if I cancel?',
          answer: `A deposit of {{deposit}}% when the charter is agreed, and the rest {{balanceDays}} days before boarding. If you cancel, we keep a share of the price that grows as boarding comes closer ({{cancellationSteps}}). Cancellation cover, part of [travel insurance](page:insurance), is there for that.

You board at {{boarding}} on the first day and go ashore by {{ashore}} on the morning after the last, so a charter of seven days is seven nights.`,
        },
        payment: {
          question: 'How do we pay?',
          answer: `You pay the deposit and the balance {{paymentWays}}, against an invoice in US dollars. The details stand in the contract, never in a chat message: if you are ever sent other account details, call us before you pay. Entry fees and tips are paid on the spot, in cash.`,
        },
        tips: {
          question: 'How much do we tip the crew?',
          answer: `By custom {{tipFrom}} to {{tipTo}}% of the charter, shared by the whole crew. For a week on the Lagoon 56 that is {{lagoonTipFrom}} to {{lagoonTipTo}}, on Guji {{gujiTipFrom}} to {{gujiTipTo}}. Guests give it to the captain on the last morning, in cash. It is up to you and in no total of ours.`,
        },
      },
    },
    table: {
      title: 'At the table',
      items: {
        'sample-menu': {
          question: 'What do we eat on board?',
          answer: `This is the cook’s proposal for a day. You tell us before the trip what you like, and the plan changes with it.

- **Breakfast:** papaya, pineapple and lime, eggs as you like them, fresh bread, coffee.
- **Lunch:** ceviche of the day’s fish with coconut milk, a green salad, fried plantain.
- **At four:** banana bread, iced tea.
- **Dinner:** grilled snapper with coconut rice and vegetables, and passion fruit cream after it.

Vegetarian, vegan and gluten-free days are planned before the shopping. How the fish gets to the table is told in [the cook’s own story](page:chef).`,
        },
        bar: {
          question: 'Which drinks are included?',
          answer: `The price covers {{drinksIncluded}}. Champagne, special wines and particular labels are ordered for you at cost, if you name them before the shopping.`,
        },
      },
    },
    crew: {
      title: 'The crew',
      items: {
        crew: {
          question: 'Who is on board with us?',
          answer: `A captain and a cook, on every yacht. The captain sails, anchors and decides on the route; the cook shops and prepares three meals a day. You can help as much or as little as you like. No licence is needed.`,
        },
        'crew-work': {
          question: 'What does the crew do, and what is left to us?',
          answer: `The captain sails and anchors, briefs you, drives the tender and knows where to swim. The cook shops, cooks, lays the table and clears it. They make the beds, rinse the decks and look after the boat. You are free to take the wheel, a rope or a kitchen knife, or none of them.`,
        },
        'crew-berths': {
          question: 'Where does the crew sleep?',
          answer: `In berths of their own, which are never given to guests. On {{crewCabinYachts}} the crew has a cabin, on {{crewForepeakYachts}} the berths in the bows. On {{crewSaloonYachts}}, the smallest, the crew sleeps in the saloon. [Each yacht’s page](page:yachts) shows the plan.`,
        },
      },
    },
    party: {
      title: 'Children, couples and groups',
      items: {
        children: {
          question: 'Can we bring children?',
          answer: `Gladly. Catamarans are the better choice, with nets between the bows and a flat deck. Tell us ages and weights so that lifejackets fit, and bring swim shirts and a favourite book. Parents remain responsible for children on board and in the water. On [Tsabalok](page:yacht/leopard-42-tsabalok), children under {{childAge}} pay {{childDiscount}}% less than the rate per person.`,
        },
        'youngest-guests': {
          question: 'From which age do children sail with us?',
          answer: `On a catamaran from {{youngestOnCatamaran}} years, on a motor yacht from {{youngestOnMotorYacht}}, on a sailing yacht that heels from {{youngestOnSailingYacht}}. Younger children are possible if you book the whole yacht and bring somebody who looks after them: ask us.`,
        },
        'three-generations': {
          question: 'Is a yacht right for grandparents, parents and children together?',
          answer: `A catamaran is: she stays level, there are places in the shade, and everyone has a cabin and bathroom of their own. On {{easyCabinYachts}} there are cabins that you reach without a ladder. Tell us who shares with whom, and the cabin plan on [each yacht’s page](page:yachts) shows whether it works.`,
        },
        honeymoon: {
          question: 'Can a couple have a yacht to themselves?',
          answer: `Yes. [Tsabalok](page:yacht/leopard-42-tsabalok) is priced by the person, and a week for two costs {{tsabalokTwoWeek}}. [Guji](page:yacht/guji-sun-odyssey-44i) for two costs the same as for {{gujiGuests}}, {{gujiWeek}}, and is the boat for couples who like to sail. Captain and cook come along; the anchorage is quiet.`,
        },
        celebrations: {
          question: 'We are celebrating something. What can you do?',
          answer: `A cake, flowers, a long table on a sandbank, a ring that the captain keeps for you: tell us a month ahead. Loud music and lanterns have no place off the villages of Guna Yala, and a party ashore needs the permission of the island’s owners. Larger parties sail on [two yachts](page:faq#two-boats).`,
        },
        'two-boats': {
          question: 'We are more than {{mostGuests}}. Can two yachts sail together?',
          answer: `Yes. In San Blas Marea and the Lagoon 56 take {{mareaGuests}} guests each, in Nassau Brisa and the Bali 5.4 {{brisaGuests}} each. They sail the same route, anchor side by side and share the table. Each yacht has her own contract and crew; the captains plan together.`,
        },
        accessibility: {
          question: 'Can guests who walk with difficulty come along?',
          answer: `Often, on a large catamaran, and not in a wheelchair: none of our yachts is built for one. There are steps at the stern, a step into the tender, and landings on sand. On {{easyCabinYachts}} there are cabins without a ladder. Tell us what is difficult for you, and we say honestly which yacht works.`,
        },
      },
    },
    aboard: {
      title: 'Living on board',
      items: {
        packing: {
          question: 'What should we pack?',
          answer: `A soft bag a person, a long-sleeved bathing shirt, reef shoes, a light jacket, your own medicines and small dollar notes. Towels, bedding and snorkel gear are on board. [Your trip page](page:trip) has the whole list for your dates and waters.`,
        },
        wifi: {
          question: 'Is there Wi-Fi on board?',
          answer: `Count on being offline. Mobile signal reaches the anchorages near towns and villages, and beyond them there is none. If you have to be reachable, say so when you ask, and your offer states whether a satellite connection can be put on board and what it costs.`,
        },
        power: {
          question: 'Is there air conditioning, and can we charge our devices?',
          answer: `{{airConditionedYachts}} have air conditioning, which runs with the generator. On {{yachtsWithoutAirConditioning}} the hatches face the trade wind instead. You can charge phones and cameras on every yacht. Sockets are American; hair dryers and irons ask too much of a battery.`,
        },
        diving: {
          question: 'Can we dive?',
          answer: `With a mask and on one breath, everywhere. With a tank not in San Blas, where the Guna do not allow it. In the Bahamas, in Colombia and in Cuba certified divers go out with a dive centre ashore: tell us beforehand, bring your certificate, and we book it. It is not part of the charter price.`,
        },
      },
    },
    safety: {
      title: 'Safety and health',
      items: {
        seasick: {
          question: 'Will I be seasick?',
          answer: `Probably not at anchor, which is where you spend most of the time: behind a reef the water hardly moves. Under way it depends on the wind and on you. The calmest choices are San Blas, and the Exumas once you are across from Nassau, on a catamaran and in legs of one or two hours. The open passages, such as Panama to Cartagena, are rough for most people, and none of our itineraries includes one. The one night at sea on the Cuba route can be replaced by a flight.

If you take tablets, take them before you sail; once you feel ill it is too late. Eat something dry, look at the horizon and tell the captain, who can often go another way.`,
        },
        'safety-equipment': {
          question: 'What safety equipment is on board?',
          answer: `{{safetyGear}}. The captain shows you where everything is before the anchor comes up, and children wear a lifejacket whenever the boat moves.`,
        },
        medical: {
          question: 'What if somebody falls ill?',
          answer: `The crew has a first-aid kit and calls for advice by radio or telephone. Out among the islands a doctor is hours away, by tender, speedboat or small aircraft, which is why [travel insurance](page:insurance) with medical evacuation is mandatory. Tell us in confidence about heart trouble, allergies, pregnancy and medicines, and bring what you need for the whole trip.`,
        },
      },
    },
    cuba: {
      title: 'Cuba and the United States',
      items: {
        'cuba-visa-waiver': {
          question: 'Does a trip to Cuba affect travel to the United States?',
          answer: `Yes. Anyone who has been in Cuba since 12 January 2021 is no longer eligible for the US Visa Waiver Program (ESTA), even years later, and needs a visa from a US consulate instead. That includes connecting flights through the United States. Exceptions are few.

Cuba also asks for an entry visa and for medical insurance. Rules change, so please check with the consulates before you book. If this matters to you, choose [Panama](page:panama) or [Colombia](page:colombia), which have no such consequence.`,
        },
        'cuba-us-citizens': {
          question: 'Can US citizens charter in Cuba?',
          answer: `Not for a holiday. US law forbids travel to Cuba for tourism to everyone under US jurisdiction, green card holders included. Travel is allowed only under a general or specific licence of the [Office of Foreign Assets Control](https://ofac.treasury.gov/sanctions-programs-and-country-information/cuba-sanctions): twelve categories, among them family visits, journalism and support for the Cuban people ([section 560 of 31 CFR Part 515](https://www.ecfr.gov/current/title-31/section-515.560)). Each traveller has to keep to its conditions and keep records.

We offer no charter in Cuba for tourism to travellers under US jurisdiction and cannot judge whether a licence fits your trip: please ask your own counsel before you write to us. [The Bahamas](page:bahamas) and [Panama](page:panama) do not raise the question.`,
        },
      },
    },
  },
  closing: {
    title: 'Still wondering?',
    text: 'Ask by email, telephone or WhatsApp. Somebody who sails these waters will answer.',
    cta: 'Ask your question',
  },
} satisfies FaqCopy
