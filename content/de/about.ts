import type { AboutCopy } from '../copy.ts'

export const about = {
  meta: {
    title: 'Ein Familienbetrieb für Yachtcharter in Panama',
    description: 'Wer Ihre Anfrage beantwortet, wer am Ruder steht, wer kocht: die Familie, die Kapitäne, die Crews und die Köche hinter sieben Yachten in der Karibik.',
    keywords: ['Charterfirma Panama', 'Familienbetrieb Yachtcharter', 'Kapitäne Karibik', 'Arbeiten an Bord', 'Ethik-Kodex'],
  },
  hero: { title: 'Erst die Menschen, *dann die Boote*', lead: 'Mit der falschen Crew wird einem auch auf einer schönen Yacht die Woche lang. Darum suchen wir zuerst die Menschen aus und bleiben so klein, dass wir alle kennen.', caption: 'Mit der Morgensonne zu den Inseln, San Blas' },
  intro: {
    title: 'Was wir tun',
    paragraphs: [
      '{brand} ist ein Familienbetrieb in {city}. Wir verchartern sieben Yachten, jede mit Kapitän und Koch, in Panama, Kolumbien, Kuba und auf den Bahamas; auf Anfrage auch vor Aruba, für alle, die stetigen Wind und trockene Luft suchen.',
      'Auf dieser Seite gibt es keinen Buchungsknopf, und das ist Absicht. Ein Törn ist ein kleiner Haushalt auf Zeit, und er gelingt, wenn vorher jemand das Richtige gefragt hat: wer bei Wärme schlecht schläft, wer noch nie auf einem Boot war, wer um fünf angeln möchte.',
      'Sie schreiben, wir fragen nach und schlagen etwas vor. Verbindlich wird es erst, wenn beide Seiten das Angebot bestätigen.',
    ],
  },
  journey: {
    title: 'Von *San Blas* aus',
    paragraphs: [
      'Die Inseln von Guna Yala liegen einen Vormittag von unserem Büro entfernt, und dort haben wir das Handwerk gelernt. Marinas gibt es keine, Seezeichen kaum. Man lernt, Korallen an der Farbe des Wassers zu lesen, vor dem Anlanden zu fragen und den Koch zu wecken, wenn die Fischer kommen.',
      'Was dort gilt, gilt auch anderswo. Cartagena gibt dem Meer eine Stadt dazu. Kuba verlangt Geduld mit Papieren und hat dafür Cayos, an denen sonst niemand ankert. Die Bahamas sind flach und freundlich und haben Platz für große Runden.',
      'Wir bleiben bei Orten, an denen wir für die Crew einstehen können. Wo wir den Ankerplatz nicht kennen, verkaufen wir keine Woche.',
    ],
  },
  vision: {
    title: 'Wohin wir wollen',
    paragraphs: [
      'Sieben gut gepflegte Boote sind uns lieber als siebzehn, die nie zur Ruhe kommen. Es genügt uns, wenn Gäste wiederkommen und Crews bleiben.',
      'Und wenn die Inseln dabei heil bleiben. Wo der Wind reicht, bleibt die Maschine aus, der Müll fährt zurück ans Festland, den Fisch kaufen wir bei denen, deren Wasser es ist, und der Anker fällt nie in Korallen.',
    ],
  },
  pull: 'Wo wir den Ankerplatz nicht kennen, verkaufen wir keine Woche.',
  team: {
    title: 'Wem Sie begegnen',
    lead: 'Zu einem Törn gehören vier Gruppen von Menschen. Mit der ersten sprechen Sie vor der Reise, mit den anderen leben Sie an Bord.',
    groups: {
      founders: { title: 'Die Familie', text: 'Sie hat die Firma gegründet und steht für sie ein. Sie liest Ihre Anfrage und überlegt beim Kaffee: dieses Boot oder jenes, Januar oder März.' },
      captains: { title: 'Die Kapitäne', text: 'Sie entscheiden, wohin das Boot fährt und wann es bleibt. Fragen Sie sie ruhig aus, nach der Route, nach den Sternen, nach dem Vogel auf der Saling.' },
      crew: { title: 'Die Crew', text: 'Wo es mehr Hände braucht als die von Kapitän und Koch, führt sie Leinen und Beiboot, hält das Deck sauber und bringt Kindern das Rudern bei. Ihre Sandalen stehen, wo Sie sie gelassen haben.' },
      cooks: { title: 'Die Köche', text: 'Sie kaufen auf dem Markt und an der Reling und kochen in einer Küche, die sich bewegt. Einer von ihnen, {chef}, hat einen eigenen Artikel.' },
    },
  },
  careers: {
    title: 'Arbeiten Sie mit uns',
    paragraphs: [
      'Wir suchen Kapitäne, die diese Küsten kennen, Köche, die kleine Küchen mögen, und Decksleute mit Geduld für Anfänger. Spanisch ist nötig, Englisch oder Deutsch hilft sehr.',
      'Schicken Sie eine Seite über sich, Ihre Patente und Ihre Reviere an {infoMailbox}. Erzählen Sie von einem Tag, an dem Sie beschlossen haben, nicht auszulaufen.',
    ],
    cta: 'Schreiben Sie uns',
  },
  ethics: {
    title: 'Woran wir uns halten',
    lead: 'Ein kurzer Kodex, den die Crews kennen und an den Sie uns erinnern dürfen.',
    items: [
      { title: 'Wir sind zu Gast', text: 'Inseln und Palmen von Guna Yala haben Besitzer. Wir fragen vor dem Anlanden, nehmen keine Kokosnüsse und fotografieren nur mit Erlaubnis.' },
      { title: 'Das Meer heil lassen', text: 'Der Anker fällt in Sand, nie in Korallen. Schonzeiten halten wir ein, und Müll fährt mit zurück.' },
      { title: 'Faire Preise vor Ort', text: 'Fisch und Molas kaufen wir zu dem Preis, den die Verkäufer nennen. Crews haben Ruhezeiten und werden pünktlich bezahlt.' },
      { title: 'Der ganze Preis', text: 'Bevor Sie entscheiden, haben Sie schriftlich, was enthalten ist, was nicht enthalten ist und was Sie vor Ort zahlen.' },
    ],
  },
  closing: { title: 'Erzählen Sie uns von Ihrer Reise', text: 'Sehen Sie sich die sieben Yachten an oder schreiben Sie gleich; wir antworten auf Deutsch, Spanisch und Englisch.', yachts: 'Zu den Yachten', contact: 'Schreiben' },
} satisfies AboutCopy
