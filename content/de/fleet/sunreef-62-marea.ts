import type { YachtCopy } from '../../copy.ts'

export const sunreef62Marea = {
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
    'island-hopping':
      'Eine Stunde oder zwei unter Segeln, ein Bad, das Mittagessen, dann die nächste Insel. Die Reihenfolge richtet der Kapitän nach dem Wind ein, damit der Platz für die Nacht der ruhigste ist.',
    'village-visit':
      'Mit Erlaubnis, gegen die Gebühr der Gemeinde und an der Seite von jemandem, der dort wohnt. Die Kamera bleibt unten, bis jemand Ja sagt. Molas kauft man bei denen, die sie nähen.',
    'sunset-cruise':
      'Eine Stunde hinaus ins tiefe Licht, ein kühles Glas in der Hand. Bevor es dunkel wird, hält der Anker wieder.',
  },
} satisfies YachtCopy
