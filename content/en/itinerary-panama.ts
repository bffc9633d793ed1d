import type { ItineraryCopy } from '../copy.ts'

export const panama = {
  meta: {
    title: 'San Blas sailing itinerary: 7, 10 or 14 days',
    description:
      'A San Blas sailing itinerary day by day, from El Porvenir to Cayos Holandeses, Coco Bandero and Narganá, with the anchorage and the distance of each day.',
    keywords: [
      'San Blas itinerary',
      'Guna Yala sailing route',
      'seven days San Blas',
      'Panama sailing itinerary',
      'two weeks San Blas',
    ],
  },
  title: 'A week in *Guna Yala*, and how to lengthen it',
  lead: 'Short sails, most of them an hour, with the reef to seaward. Seven days make a complete trip; ten reach Isla Tigre, fourteen the Gardi islands as well.',
  paragraphs: [
    'Choose these islands for a first charter, for a trip with children, or if you would rather swim than cross oceans. Behind the outer reef the water is flat. Between the groups you may meet an hour of swell when the trade is strong, from January to March above all.',
    'The captain sails in the morning, when coral can be read, and by lunch the anchor is down; only the first hop, from El Porvenir, is in the afternoon. At every stop you have something to swim to. Turn the order round or add a night where you like it; and if a village asks us to come another day, we do.',
  ],
  ends: {
    title: 'Where your week ends',
    ways: [
      {
        title: 'At Narganá, as a rule',
        text: 'As in the days below: you fly back to Panama City from the airstrip beside the anchorage, about US$ {{sanBlasSeat}} a person; we book the seats.',
      },
      {
        title: 'At El Porvenir, when her next guests board there that day',
        text: 'After Coco Bandero you turn west, with the wind behind you: on day 6 to the Lemmon Cays, {{lemmonBackMiles}} nautical miles in about {{lemmonBackHours}}; on day 7 to El Porvenir, {{porvenirBackMiles}} in about {{porvenirBackHours}}. You miss the turtles of Green Island and, at Narganá, the village and the river. If you come for those, tell us, and we’ll look for dates that end there. The seat to the city costs the same. Trips of ten and fourteen days end here in any case.',
      },
    ],
    note: 'Your offer and your contract name the one that is yours.',
    sights: {
      cocoBandero: 'the four islets of Coco Bandero',
      greenIsland: 'the turtles of Green Island',
      nargana: 'the river village of Narganá',
    },
  },
  route: {
    opening: 'From El Porvenir you',
    visits: {
      chichime: 'head for the horseshoe reef of Cayos Chichime',
      lemmon: 'thread the maze of the Lemmon Cays',
      holandes: 'follow the rays over white sand in the Cayos Holandeses',
      cocoBandero: 'swim between the four islets of Coco Bandero',
      greenIsland: 'look for turtles off Green Island',
      nargana: 'walk through the river village of Narganá',
    },
  },
  days: [
    {
      title: 'Aboard, and the first island',
      location: 'El Porvenir to Cayos Chichime',
      activities: [
        'The crew meets you at El Porvenir, off the plane or the speedboat',
        {
          line: 'A briefing, a swim and lunch; your cabins are ready at {{boarding}}',
          othersLeave:
            'Breakfast ashore, while others leave her; from {{ashore}} the deck is yours, from {{boarding}} your cabins',
        },
        {
          line: 'In the afternoon an hour’s sail to the horseshoe reef',
          motor: 'In the afternoon a short run to the horseshoe reef',
        },
        'Dinner in the cockpit, palms black against the sky',
      ],
      highlights: ['First swim', 'Calm night'],
    },
    {
      title: 'A maze of islets',
      location: 'The Lemmon Cays',
      activities: [
        'Snorkel along the reef edge',
        'Fishermen come alongside by dugout, as a rule with snapper',
        { line: 'Kayak from islet to islet', noKayak: 'Swim from islet to islet, the tender close by' },
        'Swim over the small wreck at Cayo Perro, if the sea is quiet',
      ],
      highlights: ['Wreck in the shallows', 'Kayak'],
    },
    {
      title: 'Out to the farthest cays',
      location: 'Cayos Holandeses',
      activities: [
        {
          line: 'A long sail for these waters, with a turn at the wheel for each of you',
          motor: 'Past the last big island, out to where the chart ends in coral',
        },
        'Anchor in the basin that sailors call the swimming pool',
        'Follow the rays over white sand',
        'Surf on the horizon, calm round the boat',
      ],
      highlights: ['Swimming pool', 'Eagle rays'],
    },
    {
      title: 'A day with the anchor down',
      location: 'Cayos Holandeses',
      activities: [
        'Snorkel the reef while the sun is high',
        'Free diving with the crew, always in pairs',
        'Walk round an island in ten minutes, slowly',
        'A fire on the beach, if the caretakers agree',
      ],
      highlights: ['Free diving', 'Fire on the beach'],
    },
    {
      title: 'Four islets behind a reef',
      location: 'Cayos Coco Bandero',
      activities: [
        'Arrive before noon, when coral shows brown',
        'Swim from one islet to the next',
        { line: 'Paddle a slow circle round each of them', noPaddle: 'Drift along the reef that joins them' },
        {
          line: 'Snapper for dinner, or lobster outside its closed months',
          lobsterOpen: 'Lobster for dinner, if the dugouts bring it, or else snapper',
          lobsterClosed: 'Snapper for dinner, from a dugout: the lobster is in its closed season',
        },
      ],
      highlights: ['Four islets', 'Outer reef'],
    },
    {
      title: 'Three miles, and done for the day',
      location: 'Green Island',
      activities: [
        { line: 'Breakfast, a brief sail, lunch', motor: 'Breakfast, a few minutes under way, a long swim' },
        { line: 'By kayak over turtle grass', noKayak: 'With the mask over turtle grass' },
        'Look for turtles at the reef edge',
        'Pelicans diving beside the boat at dusk',
      ],
      highlights: ['Turtles', 'Short leg'],
    },
    {
      title: 'The village and the river',
      location: 'Narganá and Corazón de Jesús',
      activities: [
        'Walk through both islands and over the footbridge',
        {
          line: 'Kayak up the Río Diablo with a guide, herons on the banks',
          noKayak: 'By tender up the Río Diablo with a guide, herons on the banks',
        },
        'Bread from the island bakery, still warm',
        {
          line: 'Dinner on deck, with the airstrip beside the anchorage',
          lastNight: 'Dinner on deck; tomorrow’s airstrip is minutes away',
          moreNights: 'Dinner on deck, the lights of both islands across the water',
        },
      ],
      highlights: ['River by kayak', 'Guna community', 'Airstrip close by'],
    },
    {
      title: 'Where the dances live on',
      location: 'Isla Tigre',
      activities: [
        'A short leg east along the coast',
        'Visit the community, once it has agreed, with a guide from it',
        'If there are dances that day, you may watch, for a fee that goes to the dancers',
        'Molas at the door of the person who sewed them',
      ],
      highlights: ['Dance', 'Molas'],
    },
    {
      title: 'Among the mangroves',
      location: 'Cambombia, Naguargandup Cays',
      activities: [
        { line: 'Sail west inside the reef', motor: 'West again, inside the reef' },
        { line: 'Paddle along the mangrove edge', noPaddle: 'By tender along the mangrove edge' },
        'Starfish in knee-deep water, to look at and leave there',
        'Often the only boat at anchor',
      ],
      highlights: ['Mangroves', 'Starfish'],
    },
    {
      title: { line: 'The long sail west', motor: 'All the way west' },
      location: 'El Porvenir',
      activities: [
        { line: 'Reef to starboard, forest to port all morning', motor: 'Reef to starboard, forest to port' },
        'A swim on the way',
        { line: 'Take the wheel for an hour', motor: 'A turn at the wheel, while the water is deep' },
        {
          line: 'The city is one flight away, or one speedboat and a road',
          moreNights: 'A quiet night by the airstrip, and nobody has to pack',
        },
      ],
      highlights: ['A morning under sail', 'Airstrip ashore'],
    },
    {
      title: 'Houses to the water’s edge',
      location: 'The Gardi islands',
      activities: [
        'Visit a Guna community with a local guide',
        'The small museum, and the stories that go with it',
        'Mola makers at work',
        'Hear why many families have moved to the mainland',
      ],
      highlights: ['Museum', 'Mola makers'],
    },
    {
      title: { line: 'Among the islets once more, and a lesson', motor: 'Among the islets once more' },
      location: 'The Lemmon Cays',
      activities: [
        {
          line: 'A lesson from the captain on the way: how to tack',
          motor: 'A swim on the way, where the water is clearest',
          downwind: 'A lesson from the captain on the way: how to gybe',
        },
        'Anchor off an islet that you have not walked round yet',
        'Snorkel in the late light',
        { line: 'Stars from the foredeck', moonlit: 'The moon over the palms, from the foredeck' },
      ],
      highlights: ['Sailing lesson', 'Stars'],
    },
    {
      title: 'Nothing planned',
      location: 'The Lemmon Cays',
      activities: [
        'A book, a hammock, a swim',
        'The cook bakes',
        'Towards evening a dugout comes by, and dinner is settled',
        'Barbecue on the beach, if the owner agrees',
      ],
      highlights: ['No plan', 'Beach barbecue'],
    },
    {
      title: 'A swim to begin with',
      location: 'El Porvenir',
      activities: [
        'In the water before breakfast',
        {
          line: 'A short sail back to El Porvenir',
          motor: 'A short run back to El Porvenir',
          longLeg: 'A morning under way, back to El Porvenir',
        },
        'One more swim off the stern, and the bags are packed',
        {
          line: 'Your last night at anchor, off the airstrip',
          lastNight: 'A last night by the airstrip; tomorrow a flight, or boat and 4x4, to Panama City',
        },
      ],
      highlights: ['Early swim', 'Way home'],
    },
  ],
  leisure: [
    'Cayos Holandeses again: another islet of the chain each morning, and the reef without a clock',
    'Coco Bandero and Green Island, and time for the reefs that you only passed',
    'A community again, with its leave, and more time for the people who sew',
    {
      line: 'Legs that you plan yourselves on the chart and sail with the captain',
      motor: 'Wherever you point on the chart, if the coral lets us in',
    },
    'Cambombia in the quiet, with a morning in the galley: coconut rice, and snapper from alongside',
  ],
  closing: {
    title: 'Your own version',
    text: 'Add a day at Cayos Holandeses, leave out the town: the route comes back to you on your dates, with a boat and an all-in price, and you finish it with the captain, bay by bay.',
  },
} satisfies ItineraryCopy
