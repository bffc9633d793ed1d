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
        answer: `You [send an enquiry](page:contact) with your dates, the number of guests and a wish or two. We reply with boats that fit, each with its price and route. When you have chosen, you receive a written offer with the terms of payment and cancellation; the boat is yours once both sides have confirmed it.

Nothing is booked or paid on this website. If you would like flights planned as well, use [Fly & Sail](page:flySail).`,
      },
      terms: {
        question: 'What do I pay when, and what if I cancel?',
        answer: `A deposit of {{deposit}}% when the charter is agreed, and the rest {{balanceDays}} days before boarding. If you cancel, we keep a share of the price that grows as boarding comes closer ({{cancellationSteps}}). Cancellation cover, part of [travel insurance](page:insurance), is there for that.

You board at {{boarding}} on the first day and go ashore by {{ashore}} on the morning after the last, so a charter of seven days is seven nights.`,
      },
      season: {
        question: 'When is the best time?',
        answer: `From late December to April it is dry and breezy across the region. Coast by coast:

- **Panama:** January to April. The trade blows hardest from January to March. Rain comes from May to mid-December, and hurricanes pass well to the north of San Blas.
- **Colombia:** December to April.
- **Cuba and the Bahamas:** November to April. The Atlantic hurricane season lasts from 1 June to 30 November, so November is fine in most years but cannot be promised.

Christmas, Carnival and Easter book up first.`,
      },
      crew: {
        question: 'Who is on board with us?',
        answer: `A captain and a cook, on every yacht. The captain sails, anchors and decides on the route; the cook shops and prepares three meals a day. You can help as much or as little as you like. No licence is needed.`,
      },
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
      'group-size': {
        question: 'How many can we be?',
        answer: `From two to {{mostGuestsInWords}} on one yacht. Macan takes {{macanGuests}} guests, Tsabalok {{tsabalokGuests}}, the Bali 5.4 {{baliGuests}} in six cabins. For more than {{mostGuestsInWords}}, two boats can sail together and meet for supper.`,
      },
      'special-requests': {
        question: 'We have special requests. Is that a problem?',
        answer: `Vegan, gluten-free, a birthday cake, a proposal on a sandbank, a grandmother who needs a firm hand at the ladder: tell us early and it can usually be done. For remote islands the shopping is finished before you arrive, and after that there is no shop.`,
      },
      'catamaran-or-monohull': {
        question: 'Catamaran or single hull?',
        answer: `A **catamaran** stays level, gives every cabin some distance from the next and has a great deal of deck. Families and first-time guests nearly always prefer one. A **single hull**, such as [Guji](page:yacht/guji-sun-odyssey-44i), heels with the wind, steers with more feeling and costs less. Choose her if the sailing itself is what you come for.`,
      },
      seasick: {
        question: 'Will I be seasick?',
        answer: `Probably not at anchor, which is where you spend most of the time: behind a reef the water hardly moves. Under way it depends on the wind and on you. The calmest choices are San Blas, and the Exumas once you are across from Nassau, on a catamaran and in legs of one or two hours. The open passages, such as Panama to Cartagena, are rough for most people, and none of our itineraries includes one. The one night at sea on the Cuba route can be replaced by a flight.

If you take tablets, take them before you sail; once you feel ill it is too late. Eat something dry, look at the horizon and tell the captain, who can often go another way.`,
      },
      'day-on-board': {
        question: 'What is a day like?',
        answer: `Coffee and a swim at sunrise. Breakfast with fruit and eggs, then an hour or two under sail while the light is good for reading the reef. Anchor by noon, lunch in the shade, a sleep. In the afternoon there is the reef, a kayak, an island with one family on it. Sunset, a drink, supper from whatever the fishermen brought. By ten most people are asleep, to their own surprise.`,
      },
      children: {
        question: 'Can we bring children?',
        answer: `Gladly. Catamarans are the better choice, with nets between the bows and a flat deck. Tell us ages and weights so that lifejackets fit, and bring swim shirts and a favourite book. Parents remain responsible for children on board and in the water. On [Tsabalok](page:yacht/leopard-42-tsabalok), children under {{childAge}} pay {{childDiscount}}% less than the rate per person.`,
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
      'cuba-visa-waiver': {
        question: 'Does a trip to Cuba affect travel to the United States?',
        answer: `Yes. Anyone who has been in Cuba since 12 January 2021 is no longer eligible for the US Visa Waiver Program (ESTA), even years later, and needs a visa from a US consulate instead. That includes connecting flights through the United States. Exceptions are few.

Cuba also asks for an entry visa and for medical insurance. Rules change, so please check with the consulates before you book. If this matters to you, choose [Panama](page:panama) or [Colombia](page:colombia), which have no such consequence.`,
      },
      'cuba-us-citizens': {
        question: 'Can US citizens charter in Cuba?',
        answer: `Travel to Cuba is restricted by US law (31 CFR Part 515), and tourism as such is not a permitted purpose. US citizens have to check for themselves, before booking, whether their trip falls into a permitted category. We cannot advise on this; [the Bahamas](page:bahamas) and [Panama](page:panama) do not raise the question.`,
      },
    },
  },
  closing: {
    title: 'Still wondering?',
    text: 'Ask by email, telephone or WhatsApp. Somebody who sails these waters will answer.',
    cta: 'Ask your question',
  },
} satisfies FaqCopy
