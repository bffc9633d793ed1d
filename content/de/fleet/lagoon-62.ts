import type { YachtCopy } from '../../copy.ts'

export const lagoon62 = {
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
    'free-diving':
      'Ein Atemzug, fünf oder zehn Meter und ein längerer Blick unter die Kante. Ohne Flasche steigen keine Blasen auf, und scheue Fische bleiben stehen. Getaucht wird immer zu zweit.',
    'paddle-board':
      'Flaches Wasser in Lee einer Insel verzeiht viel. Die ersten Minuten verbringt man auf den Knien, dann ziehen unter dem Brett Seegras und Seesterne vorbei.',
    fishing:
      'Unterwegs, wo geangelt werden darf, läuft achtern eine Schleppangel mit: Königsmakrele, Stachelmakrele, manchmal ein kleiner Thun. Was zu klein ist oder Schonzeit hat, geht zurück ins Wasser.',
    'island-hopping':
      'Eine Stunde oder zwei unter Segeln, ein Bad, das Mittagessen, dann die nächste Insel. Die Reihenfolge richtet der Kapitän nach dem Wind ein, damit der Platz für die Nacht der ruhigste ist.',
    stargazing:
      'An Land brennt kaum ein Licht, und wer auf dem Vordeck liegt, braucht nur eine Decke. Wie die Sterne heißen, weiß der Kapitän, und wenn die Jahreszeit stimmt, findet er auch das Kreuz des Südens.',
  },
} satisfies YachtCopy
