import type { YachtCopy } from '../../copy.ts'

export const bali54 = {
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
  activities: {
    snorkelling:
      'Die meisten Riffe beginnen wenige Flossenschläge vom Boot. Die Crew zeigt Ihnen den Einstieg, sagt, wohin die Strömung setzt, und weiß, wo die Rochen nach Futter suchen.',
    swimming:
      'Die Leiter hängt den ganzen Tag im Wasser, daneben wartet die Süßwasserdusche. Wer früh aufsteht, hat den Ankerplatz für sich.',
    'paddle-board':
      'Flaches Wasser in Lee einer Insel verzeiht viel. Die ersten Minuten verbringt man auf den Knien, dann ziehen unter dem Brett Seegras und Seesterne vorbei.',
    kayak:
      'Der leise Weg in die Mangroven und über Stellen, an denen das Beiboot aufsetzen würde. Am schönsten ist die erste Stunde Licht, bevor der Wind kommt.',
    'beach-barbecue':
      'Wenn die Eigentümer der Insel einverstanden sind, bringt die Crew Grill und Tischtuch an Land. Es gibt den Fisch des Tages, in der Saison Languste, und die Füße stehen im Sand.',
    'island-hopping':
      'Eine Stunde oder zwei unter Segeln, ein Bad, das Mittagessen, dann die nächste Insel. Die Reihenfolge richtet der Kapitän nach dem Wind ein, damit der Platz für die Nacht der ruhigste ist.',
  },
} satisfies YachtCopy
