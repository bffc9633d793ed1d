import type { FleetCopy } from '../copy.ts'

export const fleet = {
  meta: {
    title: 'Sieben Yachten mit Kapitän und Koch',
    description: 'Fünf Katamarane, eine Segelyacht, eine Motoryacht, 12,67 bis 20,04 Meter lang: Maße, Kabinen, Preise und die Liste dessen, was nicht enthalten ist.',
    keywords: ['Charterflotte Karibik', 'Katamaran mit Crew mieten', 'Segelyacht mit Kapitän', 'Motoryacht mit Crew', 'Charteryachten vergleichen', 'Yachtpreise pro Tag'],
  },
  hero: { title: 'Sieben Yachten, *jede mit ihrer Crew*', lead: 'Kapitän und Koch fahren immer mit. Hier stehen Maße, Kojen und Preise, damit Sie Boote vergleichen können statt Adjektive.' },
  lineUp: { title: 'Nebeneinander, im Maßstab', lead: 'Alle sieben nach den Maßen der Werften in einem Maßstab gezeichnet. Man sieht, wie viel Deck ein Katamaran hat und wie viel Maschine eine Pershing.' },
  types: { catamaran: 'Katamaran', sailboat: 'Segelyacht', 'motor-yacht': 'Motoryacht' },
  features: {
    crewed: 'Mit Crew', chef: 'Koch an Bord', 'air-conditioning': 'Klimaanlage', flybridge: 'Flybridge', 'water-toys': 'Wasserspielzeug', snorkelling: 'Schnorcheln', 'paddle-boards': 'SUP-Bretter', kayak: 'Kajak', tender: 'Beiboot', fishing: 'Angeln',
    fast: 'Schnell', family: 'Für Familien', 'sailing-pure': 'Für Segler', sunbathing: 'Große Sonnendecks', 'large-group': 'Für große Runden', 'shallow-draft': 'Geringer Tiefgang',
  },
  amenities: {
    'air-conditioning': 'Klimaanlage', wifi: 'WLAN, wo es Empfang gibt', galley: 'Voll eingerichtete Pantry', saloon: 'Salon mit Aussicht', 'cockpit-dining': 'Esstisch im Schatten des Cockpits', 'flybridge-lounge': 'Sitzplatz auf der Flybridge', 'sun-deck': 'Sonnendeck', bimini: 'Bimini gegen die Mittagssonne', trampolines: 'Netze zwischen den Rümpfen', ensuite: 'Kabinen mit eigenem Bad',
    'hot-water': 'Warmwasser', watermaker: 'Wassermacher', generator: 'Generator', 'solar-panels': 'Solarzellen', 'ice-maker': 'Eismaschine', barbecue: 'Grill am Heck', 'sound-system': 'Musikanlage', 'snorkel-gear': 'Masken, Flossen, Schnorchel', kayak: 'Kajak', 'paddle-board': 'SUP-Brett',
    'fishing-gear': 'Angelausrüstung', tender: 'Beiboot mit Motor', 'bedding-towels': 'Bettwäsche und Handtücher', 'safety-equipment': 'Westen, Funk, Sicherheitsausrüstung', 'swim-platform': 'Badeplattform', 'foredeck-lounge': 'Sitzplatz auf dem Vordeck', garage: 'Garage fürs Beiboot',
  },
  activities: {
    snorkelling: { title: 'Schnorcheln', text: 'Die meisten Riffe beginnen wenige Flossenschläge vom Boot. Die Crew zeigt den Einstieg und sagt, wohin die Strömung zieht.' },
    'free-diving': { title: 'Freitauchen', text: 'Ein Atemzug und ein längerer Blick unter die Kante. In Guna Yala ist das Tauchen mit Flasche verboten; so sieht man dort die tieferen Korallen.' },
    kayak: { title: 'Kajak', text: 'Der leise Weg in die Mangroven und über Stellen, an denen das Beiboot aufsetzen würde. Am besten in der ersten Stunde Licht.' },
    'paddle-board': { title: 'Stehpaddeln', text: 'Flaches Wasser hinter einer Insel verzeiht viel. Unter dem Brett ziehen Seesterne vorbei.' },
    fishing: { title: 'Angeln', text: 'Unterwegs läuft eine Schleppangel mit: Makrele, Stachelmakrele, manchmal ein kleiner Thun. Was zu klein ist oder Schonzeit hat, geht zurück.' },
    'island-hopping': { title: 'Von Insel zu Insel', text: 'Schläge von ein, zwei Stunden und jeden Nachmittag ein anderer Ankerplatz, oder derselbe, wenn er gefällt.' },
    'beach-barbecue': { title: 'Grillen am Strand', text: 'Mit Erlaubnis derer, denen die Insel gehört: Glut, der Fisch des Tages und die Füße im Sand.' },
    'village-visit': { title: 'Besuch im Dorf', text: 'Mit Erlaubnis und mit jemandem von dort. Vor jedem Foto wird gefragt, gekauft wird bei denen, die nähen.' },
    'sailing-lessons': { title: 'Segeln lernen', text: 'Der Kapitän unterrichtet mit Ihren Händen am Ruder: Kurs halten, den Wind lesen, wenden. Am dritten Tag sitzt die Wende.' },
    'sunset-cruise': { title: 'Abendrunde', text: 'Eine Stunde auf dem Wasser bei tiefem Licht, bevor gegessen wird.' },
    swimming: { title: 'Schwimmen', text: 'Die Leiter hängt immer im Wasser, und das Wasser ist warm genug, um lange zu bleiben.' },
    stargazing: { title: 'Sterne', text: 'An Land brennt kaum ein Licht, und wer auf dem Vordeck liegt, braucht nur eine Decke. Wie die Sterne heißen, weiß der Kapitän.' },
    'old-town-visit': { title: 'Altstadt', text: 'Mauern und Plätze am späten Nachmittag, mit Begleitung von dort oder allein.' },
    'fast-day-trips': { title: 'Weit hinaus an einem Tag', text: 'Frühstück in Cartagena, Mittag in San Bernardo, zurück mit dem letzten Licht.' },
  },
  inclusions: {
    crew: 'Kapitän und Koch', meals: 'Drei Mahlzeiten am Tag', drinks: 'Getränke', 'snorkel-gear': 'Schnorchelausrüstung', kayak: 'Kajak', fuel: 'Treibstoff', 'permits-taxes': 'Fahrtgenehmigungen und örtliche Steuern', 'port-fees': 'Hafengebühren', 'bedding-towels': 'Bettwäsche und Handtücher',
  },
  notIncluded: ['Flüge in die Region', 'Reiseversicherung, die Pflicht ist', 'Trinkgeld nach Ihrem Ermessen', 'Transfers, sofern nicht im Angebot', 'Persönliche Eintrittsgebühren, beim Revier genannt'],
  service: {
    premium: { title: 'Gut umsorgt', text: 'Die Betten sind gemacht, das Deck ist gespült, und Sie haben nicht gesehen, wann. Ihre Gewohnheiten kennt die Crew am zweiten Morgen.' },
    gourmet: { title: 'An Bord gekocht', text: 'Drei Mahlzeiten aus dem, was am Morgen gefangen oder gekauft wurde: Ceviche, Kokosreis, reifes Obst. Allergien stehen im Plan, bevor eingekauft wird.' },
    safety: { title: 'Umsichtig geführt', text: 'Der Kapitän weist am ersten Tag ein, verfolgt das Wetter und hat das letzte Wort. Wenn er bleiben will, dann an einem geschützten Platz.' },
    adventures: { title: 'So lebhaft Sie mögen', text: 'Schnorcheln vor dem Frühstück, ein Fluss im Kajak, eine Stunde am Ruder oder nichts davon. Geplant wird am Abend, und am Morgen darf man es sich anders überlegen.' },
  },
  builderNote: 'Angaben der Werft zum Modell. Die Yacht selbst kann abweichen; was sie heute führt, steht in Ihrem Angebot.',
  closing: { title: 'Nicht sicher, welche?', text: 'Sagen Sie uns, wie viele Sie sind, ob jemand seekrank wird und was Sie den ganzen Tag tun möchten. Wir nennen ein Boot, eine zweite Wahl und den Grund für beide.' },
  yachts: {
    'sunreef-62-marea': {
      subtitle: 'Ein 62-Fuß-Katamaran für zehn, zu Hause in San Blas',
      description: 'Marea ist eine Sunreef 62 mit fünf Kabinen und Flybridge, Platz für zehn Gäste in San Blas. Gebaut wurde sie 2008 in Danzig.',
      fullDescription: [
        'Knapp neunzehn Meter lang und gut neun breit liegt Marea am Ankerplatz wie ein kleines Haus mit Aussicht. Der Morgen beginnt auf der Flybridge, bei Ruder, Tisch und Polstern. Von dort oben sieht das Riff aus wie eine Zeichnung in Grün und Braun.',
        'Jede der fünf Kabinen hat ihr Bad und eine Klimaanlage, und dank Wassermacher wird über Duschen nicht verhandelt. Sie läuft rund acht Knoten und liegt dabei eben. Großeltern und kleine Kinder setzen wir ohne Zögern auf dieses Boot.',
        'Zu Hause ist sie zwischen den Inseln von Guna Yala; wer genug Zeit mitbringt, kann mit ihr auch vor Cartagena segeln. Zwei Familien haben Platz oder eine große, in der jeder einmal die Tür zumachen möchte.',
      ],
      crew: { captain: 'Kennt die Durchfahrten von San Blas an ihrer Farbe und die Hüter der Inseln beim Namen.', chef: 'Kocht für zehn und kauft von den Einbäumen, die längsseits kommen. Kokosreis gehört dazu, Languste in der Saison.' },
      keywords: ['Sunreef 62', 'Katamaran Marea', 'großer Katamaran San Blas', 'Yacht für zehn Panama'],
    },
    'guji-sun-odyssey-44i': {
      subtitle: 'Eine Segelyacht für sechs, die segeln wollen',
      description: 'Guji ist eine Sun Odyssey 44i für sechs Gäste, die zum Segeln nach San Blas kommen: ein Rumpf, ein tiefer Kiel, ein Großsegel, das Trimm belohnt.',
      fullDescription: [
        'Philippe Briand zeichnete die 44i für Jeanneau als schnellen Tourer, und so benimmt sie sich. Am Wind, bei fünfzehn Knoten Passat, legt sie die Schulter ins Wasser und zieht los, das Rad leicht zwischen zwei Fingern. Der Kapitän gibt es Ihnen in der ersten Stunde.',
        'Sie hat drei Kabinen, einen Salon aus warmem Holz und ein Cockpit, in dem alle an einem Tisch essen. Eine Klimaanlage gibt es nicht; die Luken stehen zum Wind, Solarzellen kühlen den Vorrat, und die Nächte sind so still wie der Ankerplatz.',
        'Mit 13,75 Metern ist sie unser einfachstes und günstigstes Boot. Sie geht tiefer als die Katamarane und ankert etwas weiter vom Strand; das Beiboot überbrückt das in einer Minute.',
      ],
      crew: { captain: 'Ein geduldiger Lehrer, der eine Wende lieber zeigt als beschreibt.', chef: 'Arbeitet in einer Pantry, die sich neigt, und serviert zur versprochenen Stunde.' },
      keywords: ['Sun Odyssey 44i', 'Segelyacht Guji', 'Einrumpfer San Blas', 'Segeln lernen Panama'],
    },
    'macan-pershing-64': {
      subtitle: 'Mit 47 Knoten von Cartagena ans Riff',
      description: 'Macan ist eine Motoryacht Pershing 64 in Cartagena: sechs Gäste, drei Kabinen und 47 Knoten Spitze, um vor den anderen an den Inseln zu sein.',
      fullDescription: [
        'Zwei MAN-Motoren mit je 1.550 PS treiben Oberflächenpropeller, die halb aus dem Wasser laufen und einen Schweif aus Gischt hinter sich herziehen. Mit Reisefahrt liegen die Rosario-Inseln rund vierzig Minuten entfernt, San Bernardo etwas über eine Stunde.',
        'Vor Anker ist sie leiser, als ihre Zahlen erwarten lassen. Polster liegen vorn und achtern, dazwischen ein schattiges Cockpit, darunter drei klimatisierte Kabinen. Mit 1,32 Metern Tiefgang kommt sie vor Barú dorthin, wo Segelyachten draußen bleiben.',
        'Sie passt zu wenigen Tagen und vielen Wünschen, oder zu Gästen, die in der Altstadt schlafen und dazwischen das Meer wollen. An windigen Nachmittagen ist sie lebhaft; wer empfindlich ist, fährt früh.',
      ],
      crew: { captain: 'Fährt schnell nur, wo die See es erlaubt, und sagt am Vorabend, ob morgen ein Tag für San Bernardo ist.', chef: 'Kauft bei Tagesanbruch auf dem Markt von Bazurto. Das Mittagessen steht auf dem Tisch, sobald Sie aus dem Wasser kommen.' },
      keywords: ['Pershing 64', 'Motoryacht Macan', 'Cartagena Tagestörn', 'Rosario-Inseln schnell'],
    },
    'lagoon-56': {
      subtitle: 'Fünf Kabinen, Flybridge und ganz Guna Yala',
      description: 'Die Lagoon 56 ist ein Katamaran von 17 Metern für zehn Gäste und segelt mit Familien durch San Blas. Die Decks sind breit, und rund um die Badeleiter gibt es viel zu tun.',
      fullDescription: [
        'Der Entwurf stammt von VPLP, einem Büro, das auch Rennyachten zeichnet. Gästen ist die Breite wichtiger: 9,44 Meter, sodass alle zehn am Tisch sitzen und man noch um ihn herumgehen kann.',
        'An Bord ist, wonach Kinder fragen: Kajak, SUP-Brett, Masken und die Netze zwischen den Rümpfen, auf denen man liest, bis jemand Delfine ruft. Die fünf Kabinen liegen weit auseinander in den beiden Rümpfen, jede mit Bad.',
        'Von der Flybridge sucht der Kapitän den Weg durchs Riff, und Sie suchen die Insel aus: die mit dem Feuer, die mit dem Volleyballnetz oder die mit gar nichts. Bei anderthalb Metern Tiefgang ankert sie nah an jeder.',
      ],
      crew: { captain: 'Gut mit Kindern, streng bei Schwimmwesten.', chef: 'Kocht auf Wunsch zwei Menüs, eines für die Erwachsenen und eines, das sicher gegessen wird.' },
      keywords: ['Lagoon 56', 'Lagoon 560 San Blas', 'Familienkatamaran Panama', 'Charter mit Kindern'],
    },
    'bali-54': {
      subtitle: 'Sechs Kabinen über der Exuma-Bank',
      description: 'Die Bali 5.4 nimmt zwölf Gäste in sechs Kabinen auf und geht nur 1,45 Meter tief, richtig für die Bahamas. Der Salon öffnet sich stufenlos nach achtern.',
      fullDescription: [
        'Wo andere Katamarane Netze haben, hat die Bali ein Deck und darauf einen Sitzplatz; das merkt man um zehn Uhr morgens, wenn zwölf Menschen dieselbe Brise suchen. Achtern klappt die Glaswand hoch, und das Frühstück findet weder drinnen noch draußen statt.',
        'Sie misst 16,80 mal 8,70 Meter; gezeichnet haben sie Olivier Poncin und Xavier Faÿ für Catana. Sechs Kabinen mit Bad und Klimaanlage reichen für drei Generationen oder einen runden Geburtstag.',
        'Auf der Bank zieht der Grund meilenweit in drei Metern Tiefe vorbei. Mit ihrem geringen Tiefgang ankert sie dort, wo die Farbe am hellsten ist; am Abend brennt der Grill am Heck.',
      ],
      crew: { captain: 'Plant die Durchfahrten der Exumas nach der Tide und kennt zu jedem Wind den passenden Ankerplatz.', chef: 'Für zwölf zu kochen bringt ihn nicht aus der Ruhe: Johnnycake am Morgen, Reis mit Straucherbsen am Mittag, Zackenbarsch außerhalb der Schonzeit.' },
      keywords: ['Bali 5.4', 'Katamaran zwölf Gäste', 'sechs Kabinen Bahamas', 'Exumas mit Familie'],
    },
    'lagoon-62': {
      subtitle: 'Neunzehn Meter Platz, ab Nassau',
      description: 'Brisa ist eine Lagoon 620, fast 19 Meter lang und zehn breit, mit sechs Kabinen für zwölf Gäste. Das Boot für die langen Schläge der Bahamas.',
      fullDescription: [
        'Länge merkt man, wenn Seegang aufkommt. Auf den rund 41 Seemeilen von Nassau nach Highbourne läuft Brisa bei vorlichem Wind, und der Kaffee bleibt in der Tasse. Die Rümpfe zeichnete VPLP, das Innere Nauta Design.',
        'Oben gibt es ein Ruder mit Bank für Gesellschaft, einen Tisch und einen Platz zum Liegen, unten sechs Kabinen mit Bad. Rund 1.300 Liter Diesel und 960 Liter Wasser sind an Bord, dazu ein Wassermacher und, für manche das Wichtigste, eine Eismaschine.',
        'Sie passt zu einer großen Runde, die gern unterwegs ist: durch den Meerespark oder über den Sund nach Eleuthera. Nachts liegt man auf den Netzen und sieht hinauf.',
      ],
      crew: { captain: 'Mag lange Schläge und teilt die Wache, wenn Sie fragen.', chef: 'Hält den Tisch zwei Wochen lang abwechslungsreich, mit dem Fang der Heckleine und den Märkten von Nassau.' },
      keywords: ['Lagoon 620', 'Katamaran Brisa', 'Luxuskatamaran Bahamas', 'Eleuthera segeln'],
    },
    'leopard-42-tsabalok': {
      subtitle: 'Ein kleiner Katamaran, Preis pro Person, San Blas',
      description: 'Tsabalok ist eine Leopard 42 für zwei bis acht Gäste in San Blas, mit einem Preis pro Nacht und Person. Ein Paar kann sie für sich allein haben.',
      fullDescription: [
        'Der beste Platz ist vorn. Eine Tür führt aus dem Salon geradewegs aufs Vordeck mit seinen Liegepolstern, wo die Brise zuerst ankommt; wer ihn entdeckt hat, liegt bis Mittag nirgends sonst. Dahinter folgen Salon, Pantry und Cockpit auf einer Ebene, sodass der Koch mitredet.',
        'Gebaut hat sie Robertson and Caine nach einem Entwurf von Simonis und Voogd. Mit 12,67 Metern ist sie die kürzeste der Flotte, geht 1,40 Meter tief und passt in Buchten, vor denen große Katamarane umdrehen. Sie hat vier Kabinen; Solarzellen und Wassermacher ersparen ihr den Weg zum Steg.',
        'Ihr Preis setzt sich anders zusammen: ein Satz für das Boot, einer pro Person, weniger für Kinder unter 12 Jahren und ein Aufschlag in der Hochsaison. Crew, Mahlzeiten, Getränke, Schnorchelausrüstung, Kajak, Treibstoff, Fahrtgenehmigungen, örtliche Steuern, Bettwäsche und Handtücher sind darin enthalten.',
      ],
      crew: { captain: 'Erzählt vom Riff, während er daran entlangsteuert. Mit wenigen Gästen gibt es keinen Fahrplan.', chef: 'Deckt einen kleinen Tisch gut. Auf Wunsch kommt das Frühstück durch die Tür aufs Vordeck, und wenn es einen Anlass gibt, auch ein Kuchen.' },
      keywords: ['Leopard 42', 'Katamaran Tsabalok', 'Yacht für zwei San Blas', 'Charterpreis pro Person'],
    },
  },
} satisfies FleetCopy
