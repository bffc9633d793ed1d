import type { AboutCopy } from '../company-copy.ts'

export const about = {
  meta: {
    title: 'Ein Familienbetrieb für Yachtcharter in Panama',
    description:
      'Wer Ihre Anfrage beantwortet, wer am Ruder steht, wer kocht: die Familie, die Kapitäne, die Crews und die Köche hinter sieben Yachten in der Karibik.',
    keywords: [
      'Charterfirma Panama',
      'Familienbetrieb Yachtcharter',
      'Kapitäne Karibik',
      'Arbeiten an Bord',
      'Ethik-Kodex',
    ],
  },
  hero: {
    title: 'Erst die Menschen, | *dann die Boote*',
    lead: 'Mit der falschen Crew wird einem auch auf einer schönen Yacht die Woche lang. Darum suchen wir zuerst die Menschen aus und bleiben so klein, dass wir alle kennen.',
    caption: 'Mit der Morgensonne zu den Inseln, San Blas',
  },
  intro: {
    title: 'Was wir tun',
    paragraphs: [
      '{{brand}} ist ein Familienbetrieb in {{city}}. Wir verchartern sieben Yachten, jede mit Kapitän und Koch, in Panama, Kolumbien und auf den Bahamas. Nach Kuba bringen wir auf Wunsch eine von ihnen, ebenso nach Aruba, für alle, die stetigen Wind und trockene Luft suchen.',
      'Auf dieser Website gibt es keinen Buchungsknopf, und das ist Absicht. Auf einem Törn führt man für eine oder zwei Wochen gemeinsam Haushalt, und das gelingt, wenn vorher jemand das Richtige gefragt hat: wer bei Wärme schlecht schläft, wer noch nie auf einem Boot war, wer um fünf angeln möchte.',
      'Sie schreiben, wir fragen nach und schlagen etwas vor. Verbindlich wird es erst, wenn beide Seiten das Angebot bestätigen.',
    ],
  },
  journey: {
    title: 'Von *San Blas* aus',
    paragraphs: [
      'Die Inseln von Guna Yala liegen einen Vormittag von unserem Büro entfernt, und dort haben wir das Handwerk gelernt. Marinas gibt es keine, Seezeichen kaum. Man lernt, Korallen an der Farbe des Wassers zu lesen, vor dem Anlanden zu fragen und den Koch zu wecken, wenn die Fischer kommen.',
      'Was man dort lernt, gilt auch anderswo. In Cartagena kommt zum Meer eine Stadt hinzu. Kuba verlangt Geduld mit Papieren und hat dafür Cayos, an denen kaum ein Boot ankert. Die Bahamas sind flach und freundlich und haben Platz für große Runden.',
      'Wir bleiben bei Orten, an denen wir für die Crew einstehen können. Wo wir den Ankerplatz nicht kennen, verkaufen wir keine Woche.',
    ],
  },
  vision: {
    title: 'Wohin wir wollen',
    paragraphs: [
      'Sieben gut gepflegte Boote sind uns lieber als siebzehn, die nie zur Ruhe kommen. Wachstum heißt für uns, dass Gäste wiederkommen und Crews bleiben.',
      'Die Inseln sollen dabei heil bleiben. Wo der Wind reicht, bleibt die Maschine aus. Der Müll fährt zurück ans Festland, den Fisch kaufen wir bei denen, deren Wasser es ist, und der Anker fällt nie in Korallen. Ein Verdienst ist das nicht, aber man muss es jeden Tag tun.',
    ],
  },
  pull: 'Wo wir den Ankerplatz nicht kennen, verkaufen wir keine Woche.',
  team: {
    title: 'Wem Sie begegnen',
    lead: 'Zu einem Törn gehören vier Gruppen von Menschen. Mit der ersten sprechen Sie vor der Reise, mit den anderen leben Sie an Bord.',
    groups: {
      founders: {
        title: 'Die Familie',
        text: 'Sie hat die Firma gegründet und steht für sie ein. Sie liest Ihre Anfrage, überlegt beim Kaffee, ob dieses Boot oder jenes, Januar oder März, und fragt Sie mindestens so viel wie Sie sie.',
      },
      captains: {
        title: 'Die Kapitäne',
        text: 'Sie entscheiden, wohin das Boot fährt und wann es bleibt. Fragen Sie sie ruhig aus, nach der Route, nach den Sternen, nach dem Vogel auf der Saling. Ist ein Plan unvernünftig, hören Sie auch das.',
      },
      crew: {
        title: 'Die Crew',
        text: 'Wo mehr Hände nötig sind als die von Kapitän und Koch, kümmert sie sich um Leinen und Beiboot, hält das Deck sauber und bringt Kindern das Rudern bei. Ihr Schnorchel ist abends gespült, ohne dass Sie gefragt hätten.',
      },
      cooks: {
        title: 'Die Köche',
        text: 'Sie kaufen auf dem Markt und über die Reling aus dem Einbaum und kochen dreimal am Tag in einer Küche, die sich bewegt. Einer von ihnen, {{chef}}, hat in unserem Logbuch einen eigenen Artikel.',
      },
    },
  },
  careers: {
    title: 'Arbeiten Sie mit uns',
    paragraphs: [
      'Wir suchen Kapitäninnen und Kapitäne, die diese Küsten kennen, Köchinnen und Köche, die kleine Küchen mögen, und Decksleute, die mit Anfängern Geduld haben. Spanisch ist nötig, Englisch oder Deutsch hilft sehr.',
      'Schicken Sie eine Seite über sich, Ihre Patente und die Reviere, die Sie kennen, an {{infoMailbox}}. Erzählen Sie von einem Tag, an dem Sie beschlossen haben, nicht auszulaufen.',
    ],
    cta: 'Schreiben Sie uns',
  },
  ethics: {
    title: 'Woran wir uns halten',
    lead: 'Ein kurzer Kodex, den die Crews kennen und an den Sie uns erinnern dürfen.',
    items: [
      {
        title: 'Wir sind zu Gast',
        text: 'Inseln und Palmen von Guna Yala haben Besitzer. Wir fragen vor dem Anlanden, zahlen, was dafür verlangt wird, nehmen keine Kokosnüsse und fotografieren nur mit Erlaubnis.',
      },
      {
        title: 'Das Riff in Ruhe lassen',
        text: 'Geankert wird auf Sand. Niemand stellt sich auf Korallen, füttert Fische oder nimmt Muscheln mit.',
      },
      {
        title: 'Fangen, was erlaubt ist',
        text: 'Keine Languste und keine Conch in der Schonzeit, kein Fisch unter dem Mindestmaß, und in Guna Yala weder Gerätetauchen noch Harpunen, denn beides ist dort verboten.',
      },
      {
        title: 'Faire Preise vor Ort',
        text: 'Fisch, Molas, Führungen und Anlanden zahlen wir zu dem Preis, den die Leute nennen, die sie anbieten. Crews haben Ruhezeiten und werden pünktlich bezahlt.',
      },
      {
        title: 'Der ganze Preis',
        text: 'Bevor Sie sich entscheiden, haben Sie schriftlich, was enthalten ist, was nicht enthalten ist und was Sie vor Ort zahlen.',
      },
      {
        title: 'Der Kapitän darf Nein sagen',
        text: 'Bei Wetter und Sicherheit überstimmt ihn niemand, kein Gast und auch nicht das Büro.',
      },
    ],
  },
  closing: {
    title: 'Erzählen Sie, | was Sie vorhaben',
    text: 'Sehen Sie sich die sieben Yachten an oder schreiben Sie gleich; wir antworten auf Deutsch, Spanisch und Englisch.',
    yachts: 'Zu den Yachten',
    contact: 'Schreiben Sie uns',
  },
} satisfies AboutCopy
