import type { YachtCopy } from '../../copy.ts'

export const bali54 = {
  subtitle: 'Ein Vordeck für {{baliGuests}}, über dem hellen Sand der Exumas',
  description:
    'Auf der Bali 5.4, einem Katamaran mit Crew ab Nassau, sitzt die ganze Familie an einem Tisch, bis zu {{baliGuests}} Gäste. Achtern klappt die Salonwand nach oben, und der Esstisch steht am Meer. Alle {{baliCabins}} Kabinen haben Bad und Klimaanlage.',
  fullDescription: [
    'Um zehn zieht es alle nach vorn. Wo andere Katamarane Netze spannen, hat die Bali ein festes Deck mit Polstern, und dort kommt die Brise zuerst an. Drei Meter unter Ihnen zieht weißer Sand vorbei, gerippt wie das Watt bei Ebbe. Nur die Spätaufsteher sitzen noch am anderen Ende, drinnen und draußen zugleich, und der Koch reicht ihnen den Johnnycake aus der Pfanne.',
    'Von den {{baliCabins}} Kabinen haben vier ein Doppelbett und zwei je zwei Einzelbetten, für vier Paare und ihre Kinder, zwei Familien mit Großeltern oder einen runden Geburtstag, nach dem keiner mehr nach Hause fahren muss. In jede führt eine Treppe; das sollten auch die Großeltern wissen. Bei 8,70 Metern Breite hat die Bali nur 1,45 Meter Tiefgang; sie ankert so nah am Strand, dass die Ungeduldigen nicht aufs Beiboot warten.',
    'Voll belegt kommt sie zum Normalpreis auf {{baliAllShare}} pro Person und Tag; Crew, drei Mahlzeiten, Getränke, Diesel und die Charterabgabe der Bahamas von {{bahamasCharterFee}} % sind darin enthalten. Für alle zusammen sind das {{baliAll}} die Woche. Von Nassau zu den ersten Cays segeln Sie einen halben Tag über die offene Bank, und dort kann es lebhaft werden. Zurück nehmen Sie nach einer Woche in der Regel das kleine Flugzeug von Staniel Cay, für etwa {{stanielSeat}} US$ pro Person.',
  ],
  crew: {
    captain:
      'Sein erster Blick am Morgen gilt der Gezeitentafel, denn durch die engen Durchfahrten der Exumas fährt er um Stillwasser. Für jede Windrichtung hat er eine Bucht im Sinn.',
    chef: 'Für {{baliGuests}} zu kochen bringt ihn nicht aus der Ruhe: Papaya und Eier am Morgen, Reis mit Straucherbsen am Mittag, abends Fisch vom Grill. Für Conch, die große Fechterschnecke, geht er mit Ihnen an Land; dort wird sie frisch gehackt.',
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
      text: 'Sie haben die ganze Familie zusammengetrommelt, nun bleiben Sie sitzen. Kapitän und Koch teilen sich den Tag: Der eine hat Deck und Beiboot, der andere den Tisch. Abends liegen Decken auf dem Vordeck, für die Sterne.',
    },
    gourmet: {
      title: 'Sobald der Grill glüht',
      text: 'Am frühen Abend zischt es achtern, und das Vordeck leert sich. Es gibt Mahi-Mahi oder Schnapper, Huhn mit Limette, Süßkartoffeln. Eingekauft hat der Koch auf dem Markt in Nassau.',
    },
    safety: {
      title: 'Nach der Tide',
      text: 'In den Durchfahrten läuft der Strom wie ein Fluss, darum wartet der Kapitän auf die stille Stunde, beim Fahren wie beim Schnorcheln. Kündigt sich eine Kaltfront an, liegt die Bali rechtzeitig in Lee.',
    },
    adventures: {
      title: 'Drei Gruppen, ein Vormittag',
      text: 'Früh fährt das Beiboot mit den Enkeln zu den Schweinen von Big Major, bei Stillwasser mit dem Großvater zur Thunderball Grotto, und wer an Bord bleibt, hat das Vordeck für sich.',
    },
  },
  activities: {
    snorkelling:
      'Vor Warderick Wells schwimmen Sie von der Muringboje zum Riff, mitten im Meerespark. Lassen Sie sich Zeit: Die Adlerrochen kommen, wann sie wollen.',
    swimming:
      'An den Stränden der Bank gehen Sie weit hinaus, und das Wasser reicht immer noch bis zum Knie. Im Februar hat es etwa 23 Grad; ab April schwimmen Sie lange Runden ums Boot.',
    'paddle-board':
      'Ganz früh liegt die Bank da wie Glas, und jeder Paddelschlag ist zu hören. Später hilft die Tide: hin mit dem Strom, zurück mit dem Beiboot.',
    kayak:
      'Mit der Flut fahren Sie im Kajak in den Creek von Shroud Cay hinein, zwischen Mangroven hindurch bis an einen Strand am Sund. Die Ebbe bringt Sie wieder heraus.',
    'beach-barbecue':
      'Auf einer Sandbank, die mit der Ebbe auftaucht und mit der Flut verschwindet, baut die Crew Tisch und Grill auf. Beim Nachtisch haben alle nasse Füße.',
    'island-hopping':
      'Leguane auf Allan’s Cay, der Boo Boo Hill auf Warderick Wells, dösende Ammenhaie unter dem Steg von Compass: Die Wege dazwischen sind kurz, und das Mittagessen gibt es vor Anker.',
  },
} satisfies YachtCopy
