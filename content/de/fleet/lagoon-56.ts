import type { YachtCopy } from '../../copy.ts'

export const lagoon56 = {
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
    kayak:
      'Der leise Weg in die Mangroven und über Stellen, an denen das Beiboot aufsetzen würde. Am schönsten ist die erste Stunde Licht, bevor der Wind kommt.',
    'paddle-board':
      'Flaches Wasser in Lee einer Insel verzeiht viel. Die ersten Minuten verbringt man auf den Knien, dann ziehen unter dem Brett Seegras und Seesterne vorbei.',
    'village-visit':
      'Mit Erlaubnis, gegen die Gebühr der Gemeinde und an der Seite von jemandem, der dort wohnt. Die Kamera bleibt unten, bis jemand Ja sagt. Molas kauft man bei denen, die sie nähen.',
    'beach-barbecue':
      'Wenn die Eigentümer der Insel einverstanden sind, bringt die Crew Grill und Tischtuch an Land. Es gibt den Fisch des Tages, in der Saison Languste, und die Füße stehen im Sand.',
  },
} satisfies YachtCopy
