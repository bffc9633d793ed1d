import type { YachtCopy } from '../../copy.ts'

export const gujiSunOdyssey44i = {
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
    'sailing-lessons':
      'Sie stehen am Ruder, der Kapitän steht daneben: Kurs halten, den Wind an der Wange spüren, wenden, reffen, die Farben des Wassers lesen. Am dritten Tag sitzt die Wende.',
    snorkelling:
      'Die meisten Riffe beginnen wenige Flossenschläge vom Boot. Die Crew zeigt Ihnen den Einstieg, sagt, wohin die Strömung setzt, und weiß, wo die Rochen nach Futter suchen.',
    fishing:
      'Unterwegs, wo geangelt werden darf, läuft achtern eine Schleppangel mit: Königsmakrele, Stachelmakrele, manchmal ein kleiner Thun. Was zu klein ist oder Schonzeit hat, geht zurück ins Wasser.',
    'island-hopping':
      'Eine Stunde oder zwei unter Segeln, ein Bad, das Mittagessen, dann die nächste Insel. Die Reihenfolge richtet der Kapitän nach dem Wind ein, damit der Platz für die Nacht der ruhigste ist.',
    'village-visit':
      'Mit Erlaubnis, gegen die Gebühr der Gemeinde und an der Seite von jemandem, der dort wohnt. Die Kamera bleibt unten, bis jemand Ja sagt. Molas kauft man bei denen, die sie nähen.',
    stargazing:
      'An Land brennt kaum ein Licht, und wer auf dem Vordeck liegt, braucht nur eine Decke. Wie die Sterne heißen, weiß der Kapitän, und wenn die Jahreszeit stimmt, findet er auch das Kreuz des Südens.',
  },
} satisfies YachtCopy
