import type { YachtCopy } from '../../copy.ts'

export const sunreef62Marea = {
  subtitle: 'San Blas für {{mareaGuests}}, mit Klimaanlage in jeder Kabine',
  description:
    'Kühl schlafen in San Blas: Die Marea ist ein Katamaran mit Crew für {{mareaGuests}} Gäste, mit Bad und Klimaanlage in jeder Kabine. Ihr Wohnzimmer ist die Flybridge über dem Salon, und zum Frühstück gibt es meist eine neue Insel.',
  fullDescription: [
    'Sie steigen mit der Tasse in der Hand auf die Flybridge, und unter Ihnen treten die Korallenköpfe hervor, erst als Schatten, gegen neun als Karte in Grün und Braun. Der Kapitän zeigt, wo es heute hindurchgeht. Bis zum Mittag hat sich die Familie verteilt: die Jüngsten in den Netzen zwischen den Rümpfen, die Leser im Cockpit, und einer schläft irgendwo im Schatten.',
    'Wir raten zu ihr, wenn drei Generationen zusammen reisen. Auf knapp neunzehn mal gut neun Metern findet jeder seinen Winkel, und der Wassermacher füllt die Tanks nach, wenn nach dem Schwimmen alle auf einmal duschen. Im Passat läuft die Marea rund acht Knoten, so aufrecht, dass der Koch in Ruhe schneidet.',
    'Voll belegt kostet die Marea außerhalb der Hochsaison {{mareaShare}} pro Person und Tag. In der Hochsaison sind es {{mareaHighShare}}, gut die Hälfte mehr. Kapitän und Koch, drei Mahlzeiten, Getränke, Diesel und Hafengebühren sind inbegriffen, eine Bordkasse gibt es nicht. Möchten Sie mit ihr vor Cartagena oder Kuba segeln, bringt die Crew sie hin, und die Überführung steht als eigene Zeile in Ihrer Schätzung. In San Blas liegt die Marea am letzten Abend in der Regel vor Narganá, und Sie sitzen noch einmal alle oben auf der Flybridge.',
  ],
  crew: {
    captain:
      'Er kennt die Durchfahrten von San Blas und viele der Familien, die auf den Inseln nach den Palmen sehen. Bevor Sie am ersten Tag ins Wasser springen, nimmt er sich eine halbe Stunde für Westen, Funk und Beiboot.',
    chef: 'Er kauft von den Einbäumen, die längsseits kommen, und kocht daraus für {{mareaGuests}}: Schnapper in Kokosmilch, gebratene Kochbanane, Papaya mit Limette. Wer zusehen möchte, hat in der Pantry Platz dafür.',
  },
  keywords: [
    'Sunreef 62 mieten',
    'Katamaran Marea',
    'Katamaran mit Crew mieten San Blas',
    'Yacht für {{mareaGuests}} Panama',
    'Katamaran mit Klimaanlage',
  ],
  service: {
    premium: {
      title: '{{MareaCabins}} Kabinen, jeden Tag gemacht',
      text: 'Der Kapitän fährt Sie ans Riff, der Koch hat das Mittagessen fertig, wenn Sie wiederkommen, und bis zum Nachmittag sind die Kabinen gemacht. Auch für eine Decksfrau oder einen Decksmann ist eine Koje da; ob jemand mitfährt, wissen Sie, bevor Sie unterschreiben.',
    },
    gourmet: {
      title: 'Ein langer Tisch',
      text: 'Im Cockpit sitzen alle zusammen: mittags vor Ceviche und Kokosreis, abends vor dem Fisch vom Morgen, in der Saison vor Languste, die Fischer der Guna gefangen haben. Von Ihren Allergien weiß der Koch schon beim Einkauf.',
    },
    safety: {
      title: 'Der Ausguck steht oben',
      text: 'Der Kapitän steuert von der Flybridge, hoch genug, um jeden Korallenkopf zu sehen, und geht nur ankerauf, wenn das Licht dafür reicht. Zieht eine Schauerbö über die Berge, bleibt die Marea, wo sie ist.',
    },
    adventures: {
      title: 'Zwei Pläne, ein Ankerplatz',
      text: 'Die einen fahren mit dem Beiboot ans Außenriff, die anderen paddeln um die nächste Insel, und zum Essen sind alle zurück. Am Vorabend besprechen Sie mit dem Kapitän den nächsten Tag, und beim Frühstück dürfen Sie alles umwerfen.',
    },
  },
  activities: {
    snorkelling:
      'In Lee der Holandeses schweben Sie über Hirnkorallen und Seefächern. Das Beiboot folgt Ihnen, und wer müde wird, steigt ein.',
    'free-diving':
      'In Guna Yala führt nur der eigene Atem hinunter, Gerätetauchen ist verboten. Die Crew zeigt Ihnen den Druckausgleich und bleibt über Ihnen, bis sich fünf Meter nicht mehr tief anfühlen.',
    'paddle-board':
      'Vor neun liegt der Ankerplatz spiegelglatt. Schauen Sie zu den Palmen statt auf die Füße, dann stehen Sie. Frischt der Wind auf, paddeln Sie in Lee der Insel weiter.',
    'island-hopping':
      'Chichime, Lemmon Cays, Holandeses, Coco Bandero: Am Vormittag eine kurze Etappe, mittags ein Strand vor der Leiter. An welcher Insel Sie zwei Nächte bleiben, entscheiden Sie unterwegs.',
    'village-visit':
      'Ein Guna aus der Gemeinde führt Sie durch die Gassen bis zum Versammlungshaus, sofern das Dorf an diesem Tag Besuch empfängt. Sie fragen vor jedem Foto und kaufen die Mola bei der Frau, die sie genäht hat.',
    'sunset-cruise':
      'Die Marea bleibt vor Anker, denn bei tiefer Sonne ist kein Riff zu sehen. Sie steigen mit einem kühlen Glas ins Beiboot und fahren hinaus, bis die Palmen schwarz werden.',
  },
} satisfies YachtCopy
