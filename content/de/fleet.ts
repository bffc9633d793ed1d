import type { FleetCopy } from '../copy.ts'

export const fleet = {
  meta: {
    title: 'Sieben Yachten mit Kapitän und Koch',
    description:
      'Fünf Katamarane, eine Segelyacht, eine Motoryacht, 12,67 bis 20,04 Meter lang: Maße, Kabinen, Preise und die Liste dessen, was nicht enthalten ist.',
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
    title: 'Sieben Yachten, | *jede mit ihrer Crew*',
    lead: 'Kapitän und Koch fahren immer mit. Hier stehen Maße, Kojen und Preise, damit Sie Boote vergleichen können statt Adjektive.',
  },
  lineUp: {
    title: 'Nebeneinander, im Maßstab',
    lead: 'Alle sieben sind nach den Maßen der Werften in einem Maßstab gezeichnet. Man sieht, wie viel Deck ein Katamaran hat und wie viel Maschine eine Pershing.',
  },
  types: { catamaran: 'Katamaran', sailboat: 'Segelyacht', 'motor-yacht': 'Motoryacht' },
  features: {
    crewed: 'Mit Crew',
    chef: 'Koch an Bord',
    'air-conditioning': 'Klimaanlage',
    flybridge: 'Flybridge',
    'water-toys': 'Wasserspielzeug',
    snorkelling: 'Schnorcheln',
    'paddle-boards': 'SUP-Bretter',
    kayak: 'Kajak',
    tender: 'Beiboot',
    fishing: 'Angeln',
    fast: 'Schnell',
    family: 'Für Familien',
    'sailing-pure': 'Für Segler',
    sunbathing: 'Große Sonnendecks',
    'large-group': 'Für große Runden',
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
    'foredeck-lounge': 'Sitz- oder Liegeplätze auf dem Vordeck',
    garage: 'Garage fürs Beiboot',
  },
  activities: {
    snorkelling: {
      title: 'Schnorcheln',
      text: 'Die meisten Riffe beginnen wenige Flossenschläge vom Boot. Die Crew zeigt Ihnen den Einstieg, sagt, wohin die Strömung setzt, und weiß, wo die Rochen nach Futter suchen.',
    },
    'free-diving': {
      title: 'Freitauchen',
      text: 'Ein Atemzug, fünf oder zehn Meter und ein längerer Blick unter die Kante. Ohne Flasche steigen keine Blasen auf, und scheue Fische bleiben stehen. Getaucht wird immer zu zweit.',
    },
    kayak: {
      title: 'Kajak',
      text: 'Der leise Weg in die Mangroven und über Stellen, an denen das Beiboot aufsetzen würde. Am schönsten ist die erste Stunde Licht, bevor der Wind kommt.',
    },
    'paddle-board': {
      title: 'Stehpaddeln',
      text: 'Flaches Wasser in Lee einer Insel verzeiht viel. Die ersten Minuten verbringt man auf den Knien, dann ziehen unter dem Brett Seegras und Seesterne vorbei.',
    },
    fishing: {
      title: 'Angeln',
      text: 'Unterwegs, wo geangelt werden darf, läuft achtern eine Schleppangel mit: Königsmakrele, Stachelmakrele, manchmal ein kleiner Thun. Was zu klein ist oder Schonzeit hat, geht zurück ins Wasser.',
    },
    'island-hopping': {
      title: 'Von Insel zu Insel',
      text: 'Eine Stunde oder zwei unter Segeln, ein Bad, das Mittagessen, dann die nächste Insel. Die Reihenfolge richtet der Kapitän nach dem Wind ein, damit der Platz für die Nacht der ruhigste ist.',
    },
    'beach-barbecue': {
      title: 'Grillen am Strand',
      text: 'Wenn die Eigentümer der Insel einverstanden sind, bringt die Crew Grill und Tischtuch an Land. Es gibt den Fisch des Tages, in der Saison Languste, und die Füße stehen im Sand.',
    },
    'village-visit': {
      title: 'Besuch im Dorf',
      text: 'Mit Erlaubnis, gegen die Gebühr der Gemeinde und an der Seite von jemandem, der dort wohnt. Die Kamera bleibt unten, bis jemand Ja sagt. Molas kauft man bei denen, die sie nähen.',
    },
    'sailing-lessons': {
      title: 'Segeln lernen',
      text: 'Sie stehen am Ruder, der Kapitän steht daneben: Kurs halten, den Wind an der Wange spüren, wenden, reffen, die Farben des Wassers lesen. Am dritten Tag sitzt die Wende.',
    },
    'sunset-cruise': {
      title: 'Abendfahrt',
      text: 'Eine Stunde hinaus ins tiefe Licht, ein kühles Glas in der Hand. Bevor es dunkel wird, hält der Anker wieder.',
    },
    swimming: {
      title: 'Schwimmen',
      text: 'Die Leiter hängt den ganzen Tag im Wasser, daneben wartet die Süßwasserdusche. Wer früh aufsteht, hat den Ankerplatz für sich.',
    },
    stargazing: {
      title: 'Sterne',
      text: 'An Land brennt kaum ein Licht, und wer auf dem Vordeck liegt, braucht nur eine Decke. Wie die Sterne heißen, weiß der Kapitän, und wenn die Jahreszeit stimmt, findet er auch das Kreuz des Südens.',
    },
    'old-town-visit': {
      title: 'Altstadt',
      text: 'Mauern, Plätze und Innenhöfe in den kühlen Stunden, mit Begleitung aus der Stadt oder allein. Das Boot wartet dort, wo ein Taxi es findet.',
    },
    'fast-day-trips': {
      title: 'Weit hinaus an einem Tag',
      text: 'Inseln, die eine Segelyacht erst gegen Abend erreicht, liegen in Gleitfahrt eine Stunde entfernt. Mittags ankert man dort, abends isst man in der Stadt.',
    },
  },
  inclusions: {
    crew: 'Kapitän und Koch',
    meals: 'Drei Mahlzeiten am Tag',
    drinks: 'Getränke',
    'snorkel-gear': 'Schnorchelausrüstung',
    kayak: 'Kajak',
    fuel: 'Treibstoff',
    'permits-taxes': 'Fahrtgenehmigungen und örtliche Steuern',
    'port-fees': 'Hafengebühren',
    'bedding-towels': 'Bettwäsche und Handtücher',
  },
  notIncluded: [
    'An- und Rückreise mit dem Flugzeug',
    'Reiseversicherung (Pflicht)',
    'Trinkgeld für die Crew, nach Ihrem Ermessen',
    'Transfers, sofern nicht im Angebot',
    'Persönliche Eintrittsgebühren; sie stehen beim Revier',
  ],
  service: {
    premium: {
      title: 'Gut umsorgt',
      text: 'Die Betten sind gemacht, das Deck ist gespült, und Sie haben nicht bemerkt, wann. Schreiben Sie uns Ihre Gewohnheiten vorher; am zweiten Morgen kennt die Crew sie auswendig.',
    },
    gourmet: {
      title: 'An Bord gekocht',
      text: 'Drei Mahlzeiten am Tag aus dem, was am Morgen gefangen oder gekauft wurde: Ceviche, Kokosreis, reifes Obst. Allergien und Abneigungen stehen im Speiseplan, bevor eingekauft wird.',
    },
    safety: {
      title: 'Umsichtig geführt',
      text: 'Der Kapitän weist Sie am ersten Tag ein, verfolgt jeden Tag das Wetter und hat das letzte Wort darüber, wohin das Boot fährt. Schlägt das Wetter um, warten wir es an einem geschützten Platz ab.',
    },
    adventures: {
      title: 'So lebhaft Sie mögen',
      text: 'Ein Bad vor dem Frühstück, das Riff bei hoher Sonne, am Nachmittag eine Insel, oder ein Buch und nichts davon. Geplant wird am Vorabend, und am Morgen darf man es sich anders überlegen.',
    },
  },
  builderNote:
    'Angaben der Werft zum Modell. Die einzelne Yacht kann abweichen; was sie heute an Bord hat, steht in Ihrem Angebot.',
  closing: {
    title: 'Nicht sicher, welche?',
    text: 'Sagen Sie uns, wie viele Sie sind, ob jemand leicht seekrank wird und was Sie den ganzen Tag tun möchten. Wir nennen ein Boot, eine zweite Wahl und den Grund für beide.',
  },
  yachts: {
    'sunreef-62-marea': {
      subtitle: 'Ein 62-Fuß-Katamaran für {{mareaGuests}}, zu Hause in San Blas',
      description:
        'Marea ist eine Sunreef 62 mit Flybridge und fünf Kabinen für {{mareaGuests}} Gäste, zu Hause zwischen den Inseln von San Blas. Gebaut wurde sie 2008 in Danzig; in diesem Revier haben wir keinen größeren Katamaran.',
      fullDescription: [
        'Knapp neunzehn Meter lang und gut neun Meter breit, liegt Marea am Ankerplatz wie ein kleines Haus mit Aussicht. Der Morgen beginnt auf der Flybridge, wo Ruder, Tisch und Polster auf einer Ebene über dem Salon liegen. Von dort oben sieht das Riff aus wie eine Zeichnung in Grün und Braun. Bis zum Nachmittag hat sich die Runde verteilt: Zwei liegen auf den Netzen, drei sitzen im Schatten des Cockpits, und einer schläft an einem Platz, den er nicht verrät.',
        'Jede der fünf Kabinen hat ihr eigenes Bad und eine Klimaanlage, und weil ein Wassermacher an Bord ist, wird übers Duschen nicht verhandelt. Im Passat läuft Marea rund acht Knoten und liegt dabei eben im Wasser. Großeltern und kleine Kinder setzen wir ohne Zögern auf dieses Boot.',
        'Die Saison verbringt sie zwischen den Inseln von Guna Yala. Wer genug Zeit mitbringt, kann mit ihr auch nach Cartagena und zu den Rosario-Inseln segeln; über diese Überfahrt sprechen wir vorher, denn sie ist lang und selten glatt. An Bord passen zwei Familien oder eine große, in der jeder ab und zu eine Tür hinter sich zumachen möchte.',
      ],
      crew: {
        captain:
          'Kennt die Durchfahrten von San Blas an ihrer Farbe und die Hüter der Inseln beim Namen. Die Einweisung am ersten Morgen ist kurz, und es lohnt sich, zuzuhören.',
        chef: 'Kocht für {{mareaGuests}} in einer Pantry, in der nichts fehlt, und kauft von den Einbäumen, die längsseits kommen. Kokosreis gehört dazu, in der Saison auch Languste.',
      },
      keywords: [
        'Sunreef 62',
        'Katamaran Marea',
        'großer Katamaran San Blas',
        'Yacht für {{mareaGuests}} Panama',
        'fünf Kabinen mit Klimaanlage',
      ],
    },
    'guji-sun-odyssey-44i': {
      subtitle: 'Eine Segelyacht für {{gujiGuests}}, die segeln wollen',
      description:
        'Guji ist eine Sun Odyssey 44i für {{gujiGuests}} Gäste, die zum Segeln nach San Blas kommen. Ein Rumpf, ein tiefer Kiel, ein Großsegel, das guten Trimm mit Fahrt belohnt, und ein Rad, das einem davon erzählt.',
      fullDescription: [
        'Philippe Briand hat die 44i für Jeanneau als schnellen Tourer gezeichnet, und so segelt sie bis heute. Hoch am Wind, bei fünfzehn Knoten Passat, legt sie sich auf die Schulter und zieht los, Spritzwasser überm Luvbug, das Rad leicht zwischen zwei Fingern. Der Kapitän gibt es Ihnen in der ersten Stunde und erklärt auf Wunsch, was Sie da gerade spüren.',
        'Sie hat drei Kabinen, einen Salon aus warmem Holz und ein Cockpit, in dem alle {{gujiGuests}} an einem Tisch essen. Eine Klimaanlage gibt es nicht. Die Luken stehen zum Wind, Solarpaneele am Heck versorgen den Kühlschrank, und die Nächte sind so still wie der Ankerplatz. Angelzeug und ein Kajak fahren an Deck mit.',
        'Mit 13,75 Metern ist sie unser einfachstes und günstigstes Boot. Ihr Kiel geht etwa 2,20 Meter tief, darum ankert sie ein Stück weiter draußen als die Katamarane; bis zum Strand braucht das Beiboot eine Minute länger. Schräglage gehört bei ihr dazu. Wer sie nicht mag oder leicht seekrank wird, ist auf zwei Rümpfen besser aufgehoben.',
      ],
      crew: {
        captain:
          'Ein geduldiger Lehrer, der eine Wende lieber zeigt als beschreibt. Manche Gäste verwechseln am ersten Tag Schot und Fall und steuern am letzten nach dem Wind.',
        chef: 'Arbeitet in einer Pantry, die sich neigt, und serviert trotzdem zur versprochenen Stunde: unterwegs aus einem einzigen Topf, vor Anker den Fisch vom Morgen.',
      },
      keywords: [
        'Sun Odyssey 44i',
        'Segelyacht Guji',
        'Einrumpfer San Blas',
        'Segeln lernen Panama',
        'Segelyacht für {{gujiGuests}}',
      ],
    },
    'macan-pershing-64': {
      subtitle: 'Bis zu 47 Knoten, von Cartagena ans Riff',
      description:
        'Macan ist eine Motoryacht Pershing 64 in Cartagena, für {{macanGuests}} Gäste in drei Kabinen und bis zu 47 Knoten schnell. Inseln, für die ein Segler den Vormittag braucht, hat sie nach vierzig Minuten vor dem Bug.',
      fullDescription: [
        'Zwei MAN-Motoren mit je 1.550 PS treiben Oberflächenpropeller, die halb aus dem Wasser laufen und hinter dem Boot einen weißen Schweif aufwerfen. Bei einer Reisefahrt von rund 32 Knoten liegen die Rosario-Inseln vierzig Minuten vom Steg entfernt, San Bernardo gut eine Stunde. So wird aus den äußeren Inseln ein Tagesausflug: nach dem Frühstück hinaus, ankern auf Sand neben den Korallen, Mittagessen vor Tintipán und zum letzten Licht wieder auf der Stadtmauer.',
        'Vor Anker ist sie leiser, als ihre Zahlen vermuten lassen. Ein Sonnenpolster liegt auf dem Vordeck, ein zweites achtern über der Garage für das Beiboot, und dazwischen steht der Tisch im schattigen Cockpit. Unter Deck sind drei klimatisierte Kabinen, sodass {{macanGuests}} Gäste auch über Nacht bleiben können. Mit 1,32 Metern Tiefgang kommt sie vor Barú dicht unter Land, wo Yachten mit tiefem Kiel draußen bleiben.',
        'Sie passt zu wenigen Tagen und vielen Wünschen, oder zu Gästen, die in der Altstadt schlafen und dazwischen aufs Meer wollen. An windigen Nachmittagen geht es bei hoher Fahrt lebhaft zu. Ist jemand in Ihrer Runde empfindlich, fahren Sie früh hinaus und sind mittags zurück.',
      ],
      crew: {
        captain:
          'Fährt nur dort schnell, wo die See es erlaubt. Am Vorabend sagt er, ob morgen ein Tag für San Bernardo wird oder einer für Rosario.',
        chef: 'Kauft bei Tagesanbruch auf dem Markt von Bazurto ein: Obst, Garnelen, Schnapper. Der Tisch im Cockpit ist gedeckt, sobald Sie aus dem Wasser kommen.',
      },
      keywords: [
        'Pershing 64',
        'Motoryacht Macan',
        'Cartagena Tagestörn',
        'Rosario-Inseln schnell',
        'Motoryacht mieten Kolumbien',
      ],
    },
    'lagoon-56': {
      subtitle: 'Fünf Kabinen, Flybridge und ganz Guna Yala',
      description:
        'Die Lagoon 56 ist ein Katamaran von 17 Metern für {{lagoonGuests}} Gäste und segelt vor allem mit Familien durch San Blas. Niedrige Stufen führen zum Wasser, die Decks sind breit, und von der Badeleiter ist es selten weit bis zum nächsten Ziel.',
      fullDescription: [
        'Gezeichnet hat sie VPLP, ein Büro, das auch Rennkatamarane und -trimarane entwirft. Man merkt es an Rümpfen, die leicht laufen, und an einem Rigg, das zwei Leute allein bedienen. Gästen ist die Breite wichtiger: 9,44 Meter von Reling zu Reling, sodass alle {{lagoonGuests}} am Cockpittisch sitzen und man noch um ihn herumgehen kann.',
        'An Bord ist, wonach Kinder fragen: Kajak und SUP-Brett am Heck, Masken in den üblichen Größen und vorn die Netze, auf denen man liest, bis jemand Delfine ruft. Die fünf Kabinen liegen weit auseinander in den beiden Rümpfen, jede mit eigenem Bad und mit Luken, durch die nachts der Passat zieht. Wassermacher, Generator und Solarpaneele halten den Haushalt in Gang, solange Sie draußen bleiben möchten.',
        'Von der Flybridge sucht der Kapitän den Weg durchs Riff, und Sie suchen die Insel für den Abend aus: die mit dem Feuer, die mit dem Volleyballnetz oder die mit gar nichts. Bei anderthalb Metern Tiefgang ankert die Lagoon nah an jeder.',
      ],
      crew: {
        captain:
          'Gut mit Kindern, streng bei Schwimmwesten. Führt eine Liste der Ankerplätze, die auf der einen Seite einen Strand und auf der anderen ein Riff haben.',
        chef: 'Kocht auf Wunsch zwei Menüs zugleich, eines für die Erwachsenen und eines, das sicher gegessen wird. An den meisten Tagen steht zum Frühstück frisches Brot auf dem Tisch.',
      },
      keywords: [
        'Lagoon 56',
        'Lagoon 560 San Blas',
        'Familienkatamaran Panama',
        'Charter mit Kindern',
        'Katamaran mit Flybridge',
      ],
    },
    'bali-54': {
      subtitle: 'Sechs Kabinen über der Exuma-Bank',
      description:
        'Die Bali 5.4 nimmt {{baliGuests}} Gäste in sechs Kabinen auf und geht nur 1,45 Meter tief, genau richtig für die Bahamas. Achtern öffnet sich die Salonwand, und Salon und Cockpit werden zu einem großen Raum ohne Stufe.',
      fullDescription: [
        'Wo andere Katamarane Netze haben, hat die Bali ein festes Vordeck mit Sitzplätzen. Den Unterschied merkt man um zehn Uhr morgens, wenn {{baliGuests}} Menschen dieselbe Brise suchen. Achtern klappt die Glaswand des Salons nach oben, und das Frühstück findet weder drinnen noch draußen statt. Auf der Flybridge sitzen die, die gern sehen, wohin die Fahrt geht.',
        'Sie misst 16,80 mal 8,70 Meter; gezeichnet haben sie Olivier Poncin und Xavier Faÿ für die Catana Group. Sechs Kabinen mit eigenem Bad und Klimaanlage reichen für drei Generationen, zwei Familien oder einen runden Geburtstag. Süßwasser macht sie jeden Tag selbst, es muss also nicht eingeteilt werden.',
        'Auf der Bank zieht der Grund meilenweit in drei Metern Tiefe vorbei, weiß und gerippt wie das Watt bei Ebbe. Mit ihrem geringen Tiefgang ankert die Bali dort, wo die Farbe am hellsten ist; für das letzte Stück zum Strand sind Kajak und SUP-Brett da. Wenn am Abend der Grill am Heck brennt, spricht sich das bis zum Vordeck schnell herum.',
      ],
      crew: {
        captain:
          'Sieht morgens zuerst in die Gezeitentafel, denn durch die engen Durchfahrten der Exumas geht man um Stillwasser. Für jeden Wind hat er einen Ankerplatz im Sinn.',
        chef: 'Für {{baliGuests}} zu kochen bringt ihn nicht aus der Ruhe: Johnnycake am Morgen, Reis mit Straucherbsen am Mittag, abends Zackenbarsch, sofern er gerade keine Schonzeit hat.',
      },
      keywords: [
        'Bali 5.4',
        'Katamaran {{baliGuests}} Gäste',
        'sechs Kabinen Bahamas',
        'Exumas mit Familie',
        'Bali Katamaran Nassau',
      ],
    },
    'lagoon-62': {
      subtitle: 'Neunzehn Meter Platz, ab Nassau',
      description:
        'Brisa ist eine Lagoon 620 ab Nassau, fast 19 Meter lang und zehn Meter breit, mit sechs Kabinen für {{brisaGuests}} Gäste. Gedacht ist sie für die längeren Schläge der Bahamas, bis hinüber nach Eleuthera.',
      fullDescription: [
        'Länge merkt man, wenn Seegang aufkommt. Auf der offenen Strecke von Nassau nach Highbourne, rund {{highbourneMiles}} Seemeilen mit dem Passat schräg von vorn, findet Brisa ihren Rhythmus, und keine Tasse muss festgehalten werden. Die Rümpfe zeichnete VPLP, das Innere Nauta Design, mit hellem Holz und großen Scheiben. Im Salon können alle {{brisaGuests}} gleichzeitig sitzen.',
        'Auf der Flybridge gibt es ein Ruder mit Bank für Gesellschaft, einen Tisch und einen Platz zum Liegen, unten sechs klimatisierte Kabinen, jede mit Bad. Rund 1.300 Liter Diesel und 960 Liter Wasser sind an Bord, dazu ein Wassermacher; zwei Wochen zwischen den äußeren Cays lassen sich damit gut verbringen, ohne einen Hafen anzulaufen. Und es gibt eine Eismaschine, die für manche auf dieser Liste ganz oben stehen müsste.',
        'Brisa passt zu einer großen Runde, die gern unterwegs ist: durch den Meerespark, über den Exuma-Sund nach Eleuthera und im Norden zurück. Dafür braucht es zwei Wochen und beständiges Wetter. Nachts liegt man auf den Netzen und sieht hinauf, und wenn es windstill ist, liegt sie ruhig genug für ein Fernglas.',
      ],
      crew: {
        captain:
          'Mag lange Schläge und gut stehende Segel und teilt die Wache, wenn Sie fragen. Abends liegt der Wetterbericht auf dem Salontisch, in Worten, die alle verstehen.',
        chef: 'Hält den Tisch zwei Wochen lang abwechslungsreich. Goldmakrele und Thun liefert die Heckleine, wenn das Meer will, und den Rest die Märkte von Nassau.',
      },
      keywords: [
        'Lagoon 620',
        'Katamaran Brisa',
        'Luxuskatamaran Bahamas',
        'Eleuthera segeln',
        'großer Katamaran Nassau',
      ],
    },
    'leopard-42-tsabalok': {
      subtitle: 'Ein kleiner Katamaran in San Blas, Preis nach Personen',
      description:
        'Tsabalok ist eine Leopard 42 mit vier Kabinen für zwei bis {{tsabalokGuests}} Gäste in San Blas, berechnet nach Nacht und Person. Ein Paar kann sie für sich allein haben, und auch eine Familie zu {{tsabalokGuests}} findet Platz.',
      fullDescription: [
        'Der beste Platz ist vorn. Eine Tür führt aus dem Salon geradewegs aufs Vordeck mit seinen Liegepolstern, wo die Brise zuerst ankommt; wer ihn entdeckt hat, liegt bis Mittag nirgends sonst. Dahinter folgen Salon, Pantry und Cockpit auf einer Ebene, und der Koch redet mit.',
        'Gebaut hat sie Robertson and Caine nach einem Entwurf von Simonis und Voogd. Mit 12,67 Metern ist sie die Kürzeste der Flotte, geht 1,40 Meter tief und passt in Buchten, vor denen große Katamarane umdrehen. Jede der vier Kabinen hat ihr Bad. Solarpaneele und Wassermacher ersparen ihr den Weg zum Steg, solange der Proviant reicht.',
        'Ihr Preis setzt sich anders zusammen als bei den übrigen sechs: ein Satz für das Boot, einer pro Person, weniger für Kinder unter {{childAge}} Jahren und ein Aufschlag in der Hochsaison. Darum können zwei auch zu zweit bleiben. Crew, drei Mahlzeiten am Tag, Getränke, Schnorchelausrüstung, Kajak, Treibstoff, Fahrtgenehmigungen, örtliche Steuern, Bettwäsche und Handtücher sind darin enthalten, die persönliche Eintrittsgebühr für Guna Yala nicht.',
      ],
      crew: {
        captain:
          'Erzählt vom Riff, während er daran entlangsteuert. Bei wenigen Gästen wird der Tag erst beim Kaffee geplant.',
        chef: 'Deckt einen kleinen Tisch gut. Gefrühstückt wird im Cockpit, bei offenen Türen nach vorn und achtern; den Fisch bringt, wer gerade vorbeipaddelt, und wenn es einen Anlass gibt, folgt ein Kuchen.',
      },
      keywords: [
        'Leopard 42',
        'Katamaran Tsabalok',
        'Yacht für zwei San Blas',
        'Charterpreis pro Person',
        'kleiner Katamaran Panama',
      ],
    },
  },
} satisfies FleetCopy
