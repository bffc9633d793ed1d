import type { YachtCopy } from '../../copy.ts'

export const leopard42Tsabalok = {
  subtitle: 'San Blas für zwei allein oder für eine Familie',
  description:
    'Zu zweit haben Sie auf der Tsabalok, unserem kleinsten Katamaran in San Blas, Crew und manchen Ankerplatz für sich. Mit Kindern oder Freunden verteilen Sie sich auf {{tsabalokCabins}} Kabinen, jede mit Bad; an Bord gehen bis zu {{tsabalokGuests}} Gäste.',
  fullDescription: [
    'Der beste Platz ist vorn. Aus dem Salon führt eine Tür geradewegs aufs Vordeck mit seinen Polstern, und wer ihn entdeckt hat, bleibt bis Mittag liegen. Zu zweit frühstücken Sie dort, vor sich drei Palmen auf einem Klecks Sand, und hören den Pelikan ins Wasser klatschen. Mit Kindern ist der Platz um neun geräumt: Dann liegen alle in den Netzen und zählen Rochen.',
    'Robertson and Caine hat sie gebaut, nach einem Entwurf von Simonis Voogd. Mit 12,67 Metern ist sie die kürzeste unserer Yachten, und sie geht nur 1,40 Meter tief. Das reicht: Vom Vordeck bis zum Steuer genügt ein halblauter Satz. Salon, Pantry und Cockpit liegen auf einer Ebene: Der Koch redet mit, und Sie dürfen aus dem Topf probieren. Hinunter in die Kabinen führen steile Stufen. Statt einer Klimaanlage haben Sie Luken, die im Wind stehen.',
    'Für zwei kostet die Woche auf der Tsabalok {{tsabalokTwoWeek}}, Crew, Küche, Getränke und Diesel inbegriffen. Darin sind ein Satz für das Boot und einer für jeden Gast; für Kinder unter {{childAge}} Jahren ist der zweite um {{childDiscount}} % niedriger. Vor Ort kommt der Eintritt nach Guna Yala dazu, {{gunaYalaEntry}} US$ für jeden. In der Hochsaison kostet jede Nacht {{highSeasonSurcharge}} % mehr. Ab sechs Erwachsenen nehmen Sie besser die Lagoon 56: Sie ist größer und kostet dann weniger. Der letzte Ankerplatz der Woche ist in der Regel Narganá, mit einer Piste für den Flug in die Hauptstadt.',
  ],
  crew: {
    captain:
      'Bei wenigen Gästen plant er den Tag erst beim Kaffee, mit Ihnen zusammen. Vom Riff erzählt er, während er daran entlangsteuert, und fährt dabei im Schritttempo.',
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
      text: 'Kapitän und Koch merken, ob Sie heute reden oder schweigen möchten. Nach dem Abendessen ziehen sie sich zurück. Am Morgen ist das Deck trocken und der Kaffee heiß.',
    },
    gourmet: {
      title: 'Worauf haben Sie Lust?',
      text: 'Der Koch fragt jeden Morgen neu. Eier mit Patacones stehen zur Wahl, eine Ceviche mit viel Koriander, Fisch im Bananenblatt oder einfach ein Teller Papaya und Ananas.',
    },
    safety: {
      title: 'Langsam ins Flache',
      text: 'Je heller das Wasser, desto langsamer fährt der Kapitän, und am Bug steht immer ein Ausguck. Am frühen Nachmittag liegt die Tsabalok vor Anker, mit genug Kette für eine ruhige Nacht.',
    },
    adventures: {
      title: 'Zu zweit ist schnell umgeplant',
      text: 'Ein Bad vor dem Frühstück, das Kajak in die Mangroven, am Nachmittag ein Riff oder ein Buch. Fällt Ihnen um elf etwas Besseres ein, sagen Sie es dem Kapitän.',
    },
  },
  activities: {
    snorkelling:
      'Vor dem Cayo Perro liegt ein kleines Wrack so flach, dass Sie es schon vom Boot aus sehen, überzogen von gelben und violetten Schwämmen. Bis dorthin sind es ein paar Flossenschläge.',
    kayak:
      'In der ersten Stunde Licht paddeln Sie über Stellen, an denen selbst das Beiboot aufsetzt. Im Seegras liegen rote Seesterne, am Ufer steht ein Reiher und lässt Sie vorbei.',
    fishing:
      'Fisch vom Einbaum: Die Guna fangen ihn, Sie wählen an der Reling aus. Selbst angeln Sie hier nicht, denn der Fang in diesen Gewässern ist Sache der Guna, und Leinen sind nicht an Bord.',
    'village-visit':
      'Zu zweit kommen Sie leichter ins Gespräch als in einer Gruppe. Ihr Begleiter ist im Dorf zu Hause; er fragt, welche Tür offen steht, und übersetzt, was eine Näherin über ihre Mola erzählt.',
    'island-hopping':
      'Die Tsabalok ankert zwischen Inseln, die für ein Dorf zu klein sind. In Coco Bandero schwimmen Sie zur Nachbarin hinüber, am Tag darauf liegen Sie vor Green Island, oft allein mit den Pelikanen.',
    stargazing:
      'Der Kapitän löscht das Licht, und über den Palmen steht die Milchstraße. Die Polster vorn sind noch warm vom Tag, und die erste Sternschnuppe lässt selten lange auf sich warten.',
  },
} satisfies YachtCopy
