import type { YachtCopy } from '../../copy.ts'

export const macanPershing64 = {
  subtitle: 'Von Cartagena in einer Dreiviertelstunde am Riff',
  description:
    'Die Motoryacht Macan mit Crew bringt {{macanGuests}} Gäste von Cartagena ans Riff der Rosario-Inseln. Während andere noch unterwegs sind, haben Sie schon nasse Haare, und zum Abendessen liegen Sie wieder vor der Altstadt.',
  fullDescription: [
    'Der Anker kommt hoch, die beiden Forts von Bocachica gleiten vorbei, dann schiebt der Kapitän die Hebel nach vorn. Zwei MAN-Motoren mit je 1.550 PS reichen für 47 Knoten, und hinter dem Heck steht ein weißer Schweif. Nach einer knappen Dreiviertelstunde in Reisefahrt liegen die Rosario-Inseln vor Ihnen, nach rund anderthalb Stunden San Bernardo. An ruhigen Tagen essen Sie vor Tintipán zu Mittag, dösen auf dem Vordeck und sitzen zum letzten Licht wieder auf der Stadtmauer.',
    'Vor Anker schweigen die Maschinen, und Sie hören das Wasser unter der Badeplattform. Vorn liegt ein Polster, achtern ein zweites über der Garage, in der das Beiboot wartet, und dazwischen steht der Tisch im Schatten. Unter Deck sind {{macanCabins}} klimatisierte Kabinen. Einen Wassermacher hat die Macan nicht. Die Tanks fassen 901 Liter Süßwasser, die Crew füllt sie im Hafen, und draußen duschen Sie kurz. Auch Kajak und SUP-Brett fehlen; Masken und Flossen sind da. Mit 1,32 Metern Tiefgang kommt die Macan vor Barú bis dicht an den Strand.',
    'Voll belegt kostet sie außerhalb der Hochsaison {{macanShare}} pro Person und Tag, mit Treibstoff, Crew, Mahlzeiten und Getränken. Sie kaufen damit Zeit: Jeden Morgen entscheiden Sie neu zwischen Stadt und Insel. An windigen Nachmittagen, im Januar, Februar und März oft, wird es bei hoher Fahrt ruppig; dann fahren Sie früh hinaus und sind mittags zurück. Kinder kommen ab {{youngestOnMotorYacht}} Jahren mit.',
  ],
  crew: {
    captain:
      'Er weiß, zu welcher Stunde die See am glattesten liegt. Am Vorabend sagt er Ihnen, ob morgen ein Tag für San Bernardo wird oder einer für Rosario.',
    chef: 'Bei Tagesanbruch steht er auf dem Markt von Bazurto und sucht Garnelen aus, Mangos und einen Schnapper mit klaren Augen. Wenn Sie aus dem Wasser kommen, ist im Cockpit gedeckt.',
  },
  keywords: [
    'Pershing 64',
    'Motoryacht mieten Cartagena',
    'Motoryacht mit Crew Kolumbien',
    'Rosario-Inseln Yacht mieten',
    'Yachtcharter Cartagena',
  ],
  service: {
    premium: {
      title: 'Die Stadt am Abend, das Bett an Bord',
      text: 'Sie kommen spät von einem Platz in San Diego zurück, am Steg wartet das Beiboot, und ein paar Minuten später sind Sie an Bord; die Kabine ist gekühlt, das Bett aufgeschlagen. Am Morgen liegen Handtücher und Masken bereit, bevor die Maschinen laufen.',
    },
    gourmet: {
      title: 'Eingekauft in Bazurto',
      text: 'Arepas mit Ei zum Frühstück, Garnelen mit Knoblauch zu Mittag, dazu Kokosreis und eiskalter Saft aus Corozo oder Maracuja. Möchten Sie abends lieber an Land essen, auf eigene Rechnung, sagen Sie es dem Koch bis mittags.',
    },
    safety: {
      title: 'Schnell, wenn die See es erlaubt',
      text: 'Bevor der Kapitän Gas gibt, zeigt er jedem seinen Platz und prüft, ob alles festgezurrt ist. Steht zu viel See, fährt er langsamer, sucht ein näheres Ziel oder bleibt in der Bucht.',
    },
    adventures: {
      title: 'Drei Orte vor dem Abendessen',
      text: 'Das Riff von Rosario am Vormittag, die Mangroven von San Bernardo am Mittag, ein Kokoseis unter den Balkonen um fünf: Mit der Macan passt das bei ruhiger See in einen Tag. Eine einzige Bucht von früh bis spät passt genauso.',
    },
  },
  activities: {
    'fast-day-trips':
      'Bis San Bernardo segelt ein Katamaran einen ganzen Tag, die Macan ist in rund anderthalb Stunden dort. Liegt die See ruhig, fällt vor Tintipán der Anker, Sie schwimmen, essen, schwimmen noch einmal und sind zurück, bevor in Getsemaní die Trommeln anfangen.',
    snorkelling:
      'Vor San Martín und der Isla Grande wachsen die Korallen so nah an die Oberfläche, dass Sie zum Schauen nicht abtauchen müssen. Früh am Tag ist das Wasser am klarsten, und früh sind Sie da.',
    swimming:
      'Die Badeplattform liegt kaum über dem Wasser. Sie setzen sich auf die Kante, gleiten hinein und kommen ebenso bequem wieder heraus, auch wenn Leitern nicht Ihre Sache sind.',
    'old-town-visit':
      'Am Abend stellen die Leute in Getsemaní ihre Stühle vor die Tür, und aus jeder zweiten kommt Musik. Sie gehen mit einer Führerin aus Cartagena hindurch oder allein und rufen das Beiboot, wenn Sie genug haben.',
    'sunset-cruise':
      'Im letzten Licht gleitet die Macan langsam durch die Bucht, an den Forts und an den Türmen von Bocagrande vorbei. Der Koch reicht Ceviche in kleinen Gläsern, und zum Abendessen liegt sie wieder vor Anker.',
  },
} satisfies YachtCopy
