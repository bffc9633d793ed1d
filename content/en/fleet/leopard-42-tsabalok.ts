import type { YachtCopy } from '../../copy.ts'

export const leopard42Tsabalok = {
  subtitle: 'Breakfast for two on the foredeck, and berths for {{tsabalokGuests}} when the family comes',
  description:
    'Tsabalok is a crewed Leopard 42 catamaran in San Blas for two to {{tsabalokGuests}} guests, all-inclusive. A couple has her to themselves; where children share a double bed, a family of {{tsabalokGuests}} fits too.',
  fullDescription: [
    'The best seat is at the front. A door leads from the saloon straight out to a foredeck with sun pads, first in line for the breeze, with palms all round while you drink your coffee. Behind the door, saloon, galley and cockpit are on one level, so the cook is part of the conversation. Dine late, swim before breakfast, ask for the bay with the fewest lights: the boat is yours.',
    'At 12.67 metres she is the shortest boat we have, and just right for two. Her {{tsabalokCabins}} cabins each have a bathroom; the steps down to them are steep. She has no air conditioning: at night the hatches stand open to the trade wind. You fly from Panama City to El Porvenir and board her there; solar panels and a watermaker let you stay out all week without a harbour.',
    'You pay one rate for the boat and one for each guest aboard, {{childDiscount}}% less for children under {{childAge}}, and nothing for an empty berth. A week on Tsabalok for the two of you, the whole boat to yourselves, comes to {{tsabalokTwoWeek}}; with {{tsabalokGuests}} aboard each pays {{tsabalokFullShare}} a day. That includes crew, meals, drinks, fuel, kayak and the boat’s permits and taxes. High season costs a fifth more. You pay the entry tax of Guna Yala, US$ {{gunaYalaEntry}} each, on arrival. Six adults or more? Then look at the Lagoon 56: she costs you less and gives you more room.',
  ],
  crew: {
    captain:
      'Tells you about the reef while steering round it. With a small party, the day’s plan is settled over coffee.',
    chef: 'Sets a small table well: breakfast forward, fish from whoever paddled by, and a cake if there is a reason for one.',
  },
  keywords: [
    'Leopard 42 charter',
    'Tsabalok catamaran',
    'yacht charter for two San Blas',
    'small crewed catamaran',
    'charter price per person',
  ],
  service: {
    premium: {
      title: 'Just the two of you, if you like',
      text: 'You dine on the foredeck and find the sheets turned down after a late swim. An anniversary mentioned once, by email, is not forgotten.',
    },
    gourmet: {
      title: 'Taste, ask, stir',
      text: 'Say in the morning what you feel like at night. Lime, coriander, coconut and the day’s fish do the rest, and the spoon is yours if you want it.',
    },
    safety: {
      title: 'Tucked in behind the island',
      text: 'You sleep in the lee of a palm islet. The captain knows which one suits tonight’s wind, and shows you on the chart.',
    },
    adventures: {
      title: 'As private as you like',
      text: 'Kayak to an islet before breakfast, snorkel at noon, or swap the whole programme for a novel.',
    },
  },
  activities: {
    snorkelling:
      'Two or four of you can have a small reef to yourselves. Slip in from the stern; a turtle may be grazing below.',
    kayak:
      'In the first hour of light, before anybody else is up, you paddle round the islet and hear your own drops fall.',
    fishing:
      'In these waters the Guna do the fishing: they paddle by with the morning’s catch, and you choose your dinner.',
    'village-visit':
      'With permission and a local guide you come as a small party, buy a mola from the woman who sewed it, and see how it is done.',
    'island-hopping':
      'An hour to the next group, ten minutes to the next islet. You can change your mind halfway: she turns on the spot.',
    stargazing: 'Two sun pads, one blanket, all the sky. Ask the captain to put out the deck lights.',
  },
} satisfies YachtCopy
