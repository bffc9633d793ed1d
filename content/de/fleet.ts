import type { FleetCopy } from '../copy.ts'
import { bali54 } from './fleet/bali-54.ts'
import { gujiSunOdyssey44i } from './fleet/guji-sun-odyssey-44i.ts'
import { lagoon56 } from './fleet/lagoon-56.ts'
import { lagoon62 } from './fleet/lagoon-62.ts'
import { leopard42Tsabalok } from './fleet/leopard-42-tsabalok.ts'
import { macanPershing64 } from './fleet/macan-pershing-64.ts'
import { sunreef62Marea } from './fleet/sunreef-62-marea.ts'

export const fleet = {
  meta: {
    title: 'Katamaran oder Yacht mit Crew mieten: die Flotte',
    description:
      '{{CatamaranCount}} Katamarane, eine Segelyacht und eine Motoryacht in der Karibik, alle mit Kapitän und Koch. Vergleichen Sie Kabinen, Maße und Preis pro Person und Tag.',
    keywords: [
      'Charterflotte Karibik',
      'Katamaran mit Crew mieten',
      'Segelyacht mit Kapitän',
      'Motoryacht mit Crew',
      'Charteryachten vergleichen',
      'Yachtpreise pro Tag',
    ],
  },
  hero: {
    title: '{{YachtCount}} Yachten, | *jede mit ihrer Crew*',
    lead: 'Eine Segelyacht, auf der Sie selbst ans Ruder gehen, ein kleiner Katamaran für zwei, große für drei Generationen und eine Motoryacht, mit der Stadt und Riff in einen Tag passen: Auf jeder steht ein Koch nur für Sie am Herd. Crew, Mahlzeiten, Getränke und Diesel sind in jedem Preis.',
    price:
      'Ab {{fleetShareFrom}} pro Person und Tag zum Normalpreis bei voller Belegung, an Bord alles inklusive',
  },
  order:
    'Zuerst kommen die {{sanBlasYachts}} Yachten in San Blas; in jedem Revier steht die günstigste vorn, die Tsabalok mit ihrem Preis für zwei. Nach Kuba und Aruba bringen wir eine von ihnen, und was die Überführung kostet, steht in Ihrer Schätzung. Flüge, Transfers, Reiseversicherung und Trinkgeld kommen dazu. Kinder reisen auf den Katamaranen ab {{youngestOnCatamaran}} Jahren mit, auf der Macan ab {{youngestOnMotorYacht}}, auf der Guji ab {{youngestOnSailingYacht}}. Eine Klimaanlage haben Bali 5.4, Brisa, Macan und, als Einzige in San Blas, die Marea. Der Normalpreis gilt auch in den besten Monaten; nur die Nächte vom 20. Dezember bis 10. Januar, zu Karneval und zu Ostern sind Hochsaison und kosten mehr.',
  types: { catamaran: 'Katamaran', sailboat: 'Segelyacht', 'motor-yacht': 'Motoryacht' },
  features: {
    crewed: 'Mit Crew',
    chef: 'Koch an Bord',
    'air-conditioning': 'Klimaanlage',
    flybridge: 'Flybridge',
    'water-toys': 'SUP-Brett',
    snorkelling: 'Schnorcheln',
    'paddle-boards': 'SUP-Brett',
    kayak: 'Kajak',
    tender: 'Beiboot',
    fast: 'Schnell',
    family: 'Für Familien',
    'sailing-pure': 'Für Segler',
    sunbathing: 'Große Sonnendecks',
    'large-group': 'Für große Gruppen',
    'shallow-draft': 'Geringer Tiefgang',
  },
  amenities: {
    'air-conditioning': 'Klimaanlage',
    wifi: 'WLAN, wo es Empfang gibt',
    galley: 'Voll ausgestattete Pantry',
    saloon: 'Salon mit Aussicht',
    'cockpit-dining': 'Esstisch im Schatten des Cockpits',
    'flybridge-lounge': 'Sitzplätze auf der Flybridge',
    'sun-deck': 'Sonnendeck',
    bimini: 'Bimini gegen die Mittagssonne',
    trampolines: 'Netze zwischen den Rümpfen',
    ensuite: 'Kabinen mit eigenem Bad',
    'hot-water': 'Warmwasser',
    watermaker: 'Wassermacher',
    generator: 'Generator',
    'solar-panels': 'Solarpaneele',
    'ice-maker': 'Eismaschine',
    barbecue: 'Grill am Heck',
    'sound-system': 'Musikanlage',
    'snorkel-gear': 'Masken, Flossen, Schnorchel',
    kayak: 'Kajak',
    'paddle-board': 'SUP-Brett',
    'fishing-gear': 'Schlepp- und Handangeln',
    tender: 'Beiboot mit Außenborder',
    'bedding-towels': 'Bettwäsche und Handtücher',
    'safety-equipment': 'Rettungswesten, Funk, Sicherheitsausrüstung',
    'swim-platform': 'Badeplattform',
    'foredeck-lounge': 'Polster auf dem Vordeck',
    garage: 'Garage fürs Beiboot',
  },
  activities: {
    snorkelling: 'Schnorcheln',
    'free-diving': 'Freitauchen',
    kayak: 'Kajak',
    'paddle-board': 'Stehpaddeln',
    fishing: 'Angeln',
    'island-hopping': 'Von Insel zu Insel',
    'beach-barbecue': 'Grillen am Strand',
    'village-visit': 'Besuch im Dorf',
    'sailing-lessons': 'Segeln lernen',
    'sunset-cruise': 'Abendlicht',
    swimming: 'Schwimmen',
    stargazing: 'Sterne',
    'old-town-visit': 'Altstadt',
    'fast-day-trips': 'Weit hinaus an einem Tag',
  },
  inclusions: {
    crew: 'Kapitän und Koch',
    meals: 'Drei Mahlzeiten am Tag',
    drinks: 'Getränke',
    'snorkel-gear': 'Schnorchelausrüstung',
    kayak: 'Kajak',
    fuel: 'Treibstoff',
    'permits-taxes': 'Genehmigungen und Steuern im Revier',
    'port-fees': 'Hafengebühren',
    'bedding-towels': 'Bettwäsche und Handtücher',
  },
  notIncluded: [
    'Flüge sowie Hotels davor und danach',
    'Reiseversicherung (Pflicht)',
    'Trinkgeld für die Crew, nach Ihrem Ermessen',
    'Transfers; wir buchen sie, den Preis nennt Ihr Angebot',
  ],
  notIncludedIn: {
    panama: [
      'Das kleine Flugzeug von Panama-Stadt nach San Blas, etwa {{sanBlasSeat}} US$ pro Person und Strecke',
    ],
    bahamas: [
      'Der Flug von Staniel Cay nach Nassau, etwa {{stanielSeat}} US$ pro Person, wenn Ihr Törn dort endet',
    ],
  },
  builderNote:
    'Maße und Maschinen nach den Angaben der Werft. Was auf dieser Yacht davon abweicht, steht in Ihrem Angebot.',
  closing: {
    title: 'Nicht sicher, welche?',
    text: 'Schreiben Sie uns, wie viele Sie sind, wer leicht seekrank wird und was für Sie ein guter Tag ist. Sie bekommen bis zu {{offeredYachts}} freie Yachten mit ihren Preisen, und wir sagen, welche davon wir selbst nehmen würden.',
  },
  yachts: {
    'sunreef-62-marea': sunreef62Marea,
    'guji-sun-odyssey-44i': gujiSunOdyssey44i,
    'macan-pershing-64': macanPershing64,
    'lagoon-56': lagoon56,
    'bali-54': bali54,
    'lagoon-62': lagoon62,
    'leopard-42-tsabalok': leopard42Tsabalok,
  },
} satisfies FleetCopy
