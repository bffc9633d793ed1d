import type { YachtCopy } from '../../copy.ts'

export const leopard42Tsabalok = {
  subtitle: 'San Blas für zwei allein oder für eine Familie',
  description:
    'Tsabalok ist ein Katamaran mit Crew in San Blas für zwei bis {{tsabalokGuests}} Gäste, mit einem Preis nach Personen. Ein Paar hat sie ganz für sich, auch in den Flitterwochen. Eine Familie füllt ihre {{tsabalokCabins}} Kabinen.',
  fullDescription: [
    'Der beste Platz ist vorn. Aus dem Salon führt eine Tür geradewegs aufs Vordeck mit seinen Polstern, und wer ihn entdeckt hat, liegt bis Mittag nirgends sonst. Zu zweit frühstücken Sie dort, eine Insel mit drei Palmen vor den Füßen,. Mit Kindern wird derselbe Platz zum Piratennest.',
    'Gebaut hat sie Robertson and Caine nach einem Entwurf von Simonis und Voogd. Mit 12,67 Metern ist Tsabalok die Kürzeste der Flotte, sie geht 1,40 Meter tief und findet Platz in Buchten, vor denen größere Boote umdrehen. Salon, Pantry und Cockpit liegen auf einer Ebene, und der Koch redet mit. Jede der {{tsabalokCabins}} Kabinen hat ihr Bad. Eine Klimaanlage gibt es nicht, die Luken stehen im Wind.',
    'Sie zahlen einen Satz für das Boot und einen für jeden Gast, für Kinder unter {{childAge}} Jahren {{childDiscount}} % weniger. In der Hochsaison kostet jede Nacht {{highSeasonSurcharge}} % mehr. Zu zweit zahlen Sie auf Tsabalok {{tsabalokTwoWeek}} für die Woche. Sind Sie sechs Erwachsene oder mehr, nehmen Sie die Lagoon 56: Sie ist größer und kostet weniger.',
  ],
  crew: {
    captain:
      'Bei wenigen Gästen plant er den Tag erst beim Kaffee, mit Ihnen zusammen. Vom Riff erzählt er, während er daran entlangsteuert, und fährt dabei im Schritt.',
    chef: 'Er deckt auch für zwei festlich, mit Tischtuch und Windlicht im Cockpit. Den Fisch bringt, wer gerade vorbeipaddelt, und für den Hochzeitstag hat er irgendwo noch Schokolade.',
  },
  keywords: [
    'Leopard 42 mieten',
    'Katamaran für zwei San Blas',
    'Flitterwochen Katamaran Karibik',
    'Charterpreis pro Person',
    'kleiner Katamaran mit Crew Panama',
  ],
  service: {
    premium: {
      title: 'Da, wenn Sie rufen',
      text: 'Kapitän und Koch merken, ob Sie heute reden oder schweigen möchten. Nach dem Abendessen gehört das Boot Ihnen. Am Morgen ist das Deck trocken, und die Polster liegen wieder vorn.',
    },
    gourmet: {
      title: 'Worauf haben Sie Lust?',
      text: 'Für wenige kann der Koch jeden Morgen fragen. Eier mit Patacones, eine Ceviche mit viel Koriander, Fisch im Bananenblatt. Und wenn Sie beide heute nur Obst möchten, schneidet er Obst.',
    },
    safety: {
      title: 'Flach heißt nicht leichtsinnig',
      text: 'Mit wenig Tiefgang kommt Tsabalok weit hinein, und gerade darum steht am Bug immer ein Ausguck. Am frühen Nachmittag liegt sie fest und hat genug Kette draußen, um ruhig zu schlafen.',
    },
    adventures: {
      title: 'Ein Plan, der in zwei Köpfe passt',
      text: 'Ein Bad vor dem Frühstück, das Kajak in die Mangroven, am Nachmittag ein Riff oder einfach nur ein Buch. Zu zweit ist der Tag in einer Minute umgestellt.',
    },
  },
  activities: {
    snorkelling:
      'Vor dem Cayo Perro liegt ein kleines Wrack so flach, dass Sie es schon vom Boot aus sehen, überzogen von gelben und violetten Schwämmen. Bis dorthin sind es ein paar Flossenschläge.',
    kayak:
      'In der ersten Stunde Licht paddeln Sie über Stellen, an denen selbst das Beiboot aufsetzt. Im Seegras liegen rote Sterne, am Ufer steht ein Reiher und lässt Sie vorbei.',
    fishing:
      'Mit der Handangel ins Beiboot, gegen Abend und nur dort, wo die Gemeinde es erlaubt. Beißt nichts, dann hat der Koch am Morgen beim Fischer vorgesorgt.',
    'village-visit':
      'Als Paar kommen Sie leichter ins Gespräch als eine Gruppe. Ihr Begleiter ist im Dorf zu Hause; er fragt, welche Tür offen steht, und übersetzt, was eine Näherin über ihre Mola erzählt.',
    'island-hopping':
      'Tsabalok ankert zwischen Inseln, die für ein Dorf zu klein sind. In Coco Bandero schwimmen Sie zur Nachbarin hinüber, am Tag darauf liegen Sie vor Green Island, allein mit den Pelikanen.',
    stargazing:
      'Der Kapitän löscht die Deckslampe, und über den Palmen steht die Milchstraße. Bewegt sich in mondlosen Nächten unter Ihnen ein Fisch, schlägt manchmal auch das Wasser Funken.',
  },
} satisfies YachtCopy
