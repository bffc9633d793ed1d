import type { YachtCopy } from '../../copy.ts'

export const lagoon56 = {
  subtitle: 'Das Familienboot: vorn die Netze, hinten die Stufen ins Wasser',
  description:
    'Reisen Sie mit Kindern, raten wir zur Lagoon 56: ein Katamaran mit Crew in San Blas, {{lagoonCabins}} Kabinen, {{lagoonGuests}} Gäste. Vom Heck sind es ein paar Züge bis zum Riff, und wer trocken bleiben will, liegt vorn in den Netzen.',
  fullDescription: [
    'Am ersten Nachmittag entdecken die Kinder die Netze zwischen den Rümpfen, und danach finden Sie sie immer dort: auf dem Bauch, das Gesicht über dem Wasser, bis eines „Delfine“ ruft. Am Heck liegen das Kajak und das SUP-Brett bereit, dazu Masken auch in Kindergrößen. Die Stufen ins Wasser sind so flach, dass auch die Großeltern sie bequem nehmen. Kinder segeln ab {{youngestOnCatamaran}} Jahren mit, und der Preis gilt für das ganze Boot, ob mit Kindern oder ohne.',
    'Für eine Familie zählt die Breite, 9,44 Meter: Alle {{lagoonGuests}} sitzen an einem Tisch, und der Koch kommt mit der Schüssel noch herum. Die Kabinen liegen unten in den Rümpfen, jede mit eigenem Bad, und wer früh schlafen muss, hört die Kartenspieler oben am Tisch kaum. Eine Klimaanlage hat sie nicht; nachts zieht der Passat durch die Luken.',
    'Außerhalb der Hochsaison zahlen Sie für das ganze Boot {{lagoonWeek}} die Woche, voll belegt {{lagoonShare}} pro Person und Tag, mit Crew, Küche, Getränken und Diesel. Beim Frühstück suchen Sie auf der Karte die Insel für den Abend aus, die mit dem Volleyballnetz, die mit dem Feuer oder die mit gar nichts. Mit anderthalb Metern Tiefgang ankert die Lagoon 56 nah an jeder. Von Panama-Stadt fliegen Sie nach El Porvenir und gehen dort an Bord; am letzten Abend liegt die Yacht in der Regel vor Narganá, neben der Piste für den Rückflug.',
  ],
  crew: {
    captain:
      'Er kann gut mit Kindern und versteht bei Schwimmwesten keinen Spaß. In seiner Karte sind die Ankerplätze angekreuzt, die auf der einen Seite einen Strand und auf der anderen ein Riff haben.',
    chef: 'Er kocht auf Wunsch zwei Menüs zugleich, eines für die Erwachsenen und eines, das sicher gegessen wird. An den meisten Morgen riecht es an Deck nach frischem Brot.',
  },
  keywords: [
    'Lagoon 56 mieten',
    'Lagoon 560 San Blas',
    'Familienurlaub Katamaran Panama',
    'Katamaran mit Kindern',
    'Katamaran mit Crew San Blas',
  ],
  service: {
    premium: {
      title: 'Auch die Eltern haben Ferien',
      text: 'Sie kochen nicht, spülen nicht und suchen keine Flossen. Der Kapitän fährt das Beiboot und spült abends das Salz von den Masken, der Koch deckt früh, wenn die Kleinen müde sind. Im Wasser achten Sie selbst auf Ihre Kinder.',
    },
    gourmet: {
      title: 'Um sechs und um acht',
      text: 'Erst essen die Kinder, dann in Ruhe die Eltern, oder alle zusammen, wie Sie es mögen. Schnapper vom Rost, Reis mit Kokos, Ananas in Stücken. Und für den, der in dieser Woche nur Nudeln isst, gibt es Nudeln.',
    },
    safety: {
      title: 'Westen in Kindergröße',
      text: 'Nennen Sie uns Alter und Gewicht, dann liegen vom ersten Tag an passende Westen an Deck. Der Kapitän zeigt, wo geklettert wird und wo nicht, und sucht Ankerplätze, an denen kaum Strömung zieht.',
    },
    adventures: {
      title: 'Ferien ohne Stundenplan',
      text: 'Eine Insel, in zehn Minuten umrundet, die ersten Meter auf dem SUP-Brett, ein Riff gleich neben der Leiter. Regnet es eine Stunde, holt der Koch die Kekse und der Kapitän das Kartenspiel.',
    },
  },
  activities: {
    snorkelling:
      'Im hellen Becken der Holandeses, drei Meter über Sand, üben Anfänger das Atmen durch den Schnorchel. Am zweiten Tag wollen alle an die Riffkante, und das Beiboot fährt nebenher.',
    'free-diving':
      'Jugendliche haben den Bogen meist vor ihren Eltern heraus: Luft holen, abknicken, hinunter bis ans Seegras. Einer taucht, einer schaut zu; Tauchgerät ist in der Comarca verboten.',
    kayak:
      'Am frühen Morgen paddeln Sie um die Insel, vor der Sie liegen. Am Festland folgen Sie den Mangroven, und wer leise paddelt, kommt den Reihern nah.',
    'paddle-board':
      'Zuerst auf den Knien, dann im Stehen, dann zu dritt und alle im Wasser: In Lee einer Insel bleibt die See so glatt, dass es auch mit sieben Jahren klappt.',
    'village-visit':
      'Ihre Kinder treffen Gleichaltrige, die im Einbaum groß geworden sind. Ein Guna aus dem Dorf begleitet Sie, und statt Süßigkeiten bringen Sie etwas für die Schule mit, das sich die Lehrerin gewünscht hat.',
    'beach-barbecue':
      'Sind die Besitzer der Insel einverstanden, trägt die Crew Rost und Tischtuch an den Strand. Der Koch grillt den Fisch des Tages, die Kinder bewachen das Feuer, und gegessen wird barfuß.',
  },
} satisfies YachtCopy
