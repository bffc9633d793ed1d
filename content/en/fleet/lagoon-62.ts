import type { YachtCopy } from '../../copy.ts'

export const lagoon62 = {
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
  activities: {
    snorkelling:
      'Most reefs begin a few fin strokes from the boat. The crew shows you where to get in, which way the current sets and where the rays feed.',
    'free-diving':
      'One breath, five or ten metres, and a longer look under the ledge. No tank, no bubbles: the shy fish stay where they are, and one of the party always watches from above.',
    'paddle-board':
      'Flat water in the lee of an island makes a forgiving teacher. Starfish and turtle grass go by underneath.',
    fishing:
      'Under way, where fishing is allowed, a line goes out astern: kingfish, jack, sometimes a small tuna. What is under size or out of season goes back.',
    'island-hopping':
      'An hour or two under sail, a swim, lunch, another island. The captain plans the hops round the wind and keeps the calmest anchorage for the night.',
    stargazing:
      'No street lamps for miles. Low in the south, from these latitudes, you may see the Southern Cross in spring.',
  },
} satisfies YachtCopy
