import type { YachtCopy } from '../../copy.ts'

export const macanPershing64 = {
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
    'fast-day-trips':
      'Inseln, die eine Segelyacht erst gegen Abend erreicht, liegen in Gleitfahrt eine Stunde entfernt. Mittags ankert man dort, abends isst man in der Stadt.',
    snorkelling:
      'Die meisten Riffe beginnen wenige Flossenschläge vom Boot. Die Crew zeigt Ihnen den Einstieg, sagt, wohin die Strömung setzt, und weiß, wo die Rochen nach Futter suchen.',
    swimming:
      'Die Leiter hängt den ganzen Tag im Wasser, daneben wartet die Süßwasserdusche. Wer früh aufsteht, hat den Ankerplatz für sich.',
    'old-town-visit':
      'Mauern, Plätze und Innenhöfe in den kühlen Stunden, mit Begleitung aus der Stadt oder allein. Das Boot wartet dort, wo ein Taxi es findet.',
    'sunset-cruise':
      'Eine Stunde hinaus ins tiefe Licht, ein kühles Glas in der Hand. Bevor es dunkel wird, hält der Anker wieder.',
  },
} satisfies YachtCopy
