import type { YachtCopy } from '../../copy.ts'

export const bali54 = {
  subtitle: '{{BaliCabins}} Kabinen über dem hellen Sand der Exumas',
  description:
    'Auf dem Katamaran Bali 5.4 segeln {{baliGuests}} Gäste mit Crew ab Nassau, in {{baliCabins}} Kabinen mit Bad und Klimaanlage. Achtern klappt die Salonwand nach oben, und Esstisch und Meer liegen in einem Raum.',
  fullDescription: [
    'Drei Meter unter Ihnen zieht weißer Sand vorbei, gerippt wie das Watt bei Ebbe. Um zehn sitzen die meisten vorn, wo die Brise zuerst ankommt, auf einem festen Deck statt auf Netzen. Am anderen Ende frühstücken die Spätaufsteher, drinnen und draußen zugleich, und der Koch reicht den Johnnycake aus der Pfanne.',
    '{{BaliCabins}} Kabinen reichen für einen runden Geburtstag mit allen, die Ihnen lieb sind, und danach muss keiner mehr nach Hause fahren. Olivier Poncin und Xavier Faÿ haben sie für die Catana Group gezeichnet: 16,80 mal 8,70 Meter und nur 1,45 Meter Tiefgang. Damit ankert die Bali so nah am Strand, dass die Ungeduldigen das letzte Stück selbst paddeln. Süßwasser macht sie jeden Tag selbst.',
    'Eine Woche kostet in der Nebensaison {{baliWeek}}, dazu {{bahamasCharterFee}} % Chartergebühr der Bahamas. Mit ihr sind es voll belegt {{baliAllShare}} pro Person und Tag, und Crew, drei Mahlzeiten, Getränke und Diesel sind darin. Zwischen Nassau und den ersten Cays liegt ein halber Tag auf offenem Wasser, der lebhaft sein kann. Wer ihn auslassen will, fliegt nach Staniel Cay und steigt dort zu.',
  ],
  crew: {
    captain:
      'Sein erster Blick am Morgen gilt der Gezeitentafel, denn durch die engen Durchfahrten der Exumas fährt er um Stillwasser. Für jede Windrichtung hat er eine Bucht im Sinn.',
    chef: 'Für {{baliGuests}} zu kochen bringt ihn nicht aus der Ruhe: Johnnycake am Morgen, Reis mit Straucherbsen am Mittag, abends Fisch vom Grill am Heck. Conch essen Sie mit ihm an Land, frisch gehackt.',
  },
  keywords: [
    'Bali 5.4 mieten',
    'Katamaran mit Crew Bahamas',
    'Katamaran Bahamas all inclusive',
    'Exumas mit der Familie',
    'Katamaran {{baliGuests}} Gäste Nassau',
  ],
  service: {
    premium: {
      title: 'Auch wer einlädt, ist Gast',
      text: 'Haben Sie die ganze Familie zusammengetrommelt, dann sitzen Sie hier einmal selbst am Tisch. Die Crew richtet {{baliCabins}} Kabinen, mischt die Getränke, spült ab und legt abends Decken aufs Vordeck.',
    },
    gourmet: {
      title: 'Sobald der Grill glüht',
      text: 'Am frühen Abend zieht der Duft nach vorn, und das Vordeck leert sich. Es gibt Mahi-Mahi oder Schnapper, Huhn mit Limette, Süßkartoffeln. Eingekauft hat der Koch in Nassau, und zwischendurch auf Staniel.',
    },
    safety: {
      title: 'Nach der Tide',
      text: 'In den Durchfahrten läuft der Strom wie ein Fluss, darum wartet der Kapitän auf die stille Stunde, beim Fahren wie beim Schnorcheln. Kündigt sich eine Kaltfront an, liegt die Bali rechtzeitig in Lee.',
    },
    adventures: {
      title: 'Drei Gruppen, drei Tage',
      text: 'Der Großvater schwimmt in die Thunderball Grotto, die Enkel besuchen die Schweine von Big Major, und wer an Bord bleibt, hat das Vordeck für sich. Beim Abendessen erzählt jeder von einem anderen Tag.',
    },
  },
  activities: {
    snorkelling:
      'Vor Warderick Wells schwimmen Sie von der Muringboje zum Riff, mitten in einem Park, in dem das Fischen seit den Achtzigerjahren verboten ist. Lassen Sie sich Zeit, Adlerrochen kommen, wann sie wollen.',
    swimming:
      'An den Stränden der Bank gehen Sie weit hinaus und können immer noch stehen. Im Februar hat das Wasser etwa 23 Grad, im April ist es wieder warm genug für lange Runden ums Boot.',
    'paddle-board':
      'Ganz früh liegt die Bank da wie Glas, und jeder Paddelschlag ist zu hören. Später hilft die Tide: hin mit dem Strom, zurück mit dem Beiboot.',
    kayak:
      'Mit der Flut fahren Sie im Kajak in den Creek von Shroud Cay hinein, zwischen Mangroven hindurch bis an einen Strand am Sund. Die Ebbe bringt Sie wieder heraus.',
    'beach-barbecue':
      'Auf einer Sandbank, die mit der Ebbe auftaucht, baut die Crew Tisch und Grill auf. Trödeln Sie nicht zu lange: Zum Nachtisch kommt die Flut.',
    'island-hopping':
      'Leguane auf Allan’s Cay, der Boo Boo Hill auf Warderick Wells, dösende Ammenhaie unter dem Steg von Compass: Alle paar Meilen liegt ein anderes Cay vor dem Bug, und die Schläge dazwischen sind kurz.',
  },
} satisfies YachtCopy
