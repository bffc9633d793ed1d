import type { AboutCopy } from '../copy.ts'

export const about = {
  meta: {
    title: 'Ein Familienbetrieb für Yachtcharter in Panama',
    description: 'Wer Ihren Brief beantwortet, wer am Ruder steht, wer kocht: die Familie, die Kapitäne, die Crews und die Köche hinter sieben Yachten in der Karibik.',
    keywords: ['Charterfirma Panama', 'Familienbetrieb Yachtcharter', 'Kapitäne Karibik', 'Arbeiten an Bord', 'Ethik-Kodex'],
  },
  hero: { title: 'Erst die Menschen, *dann die Boote*', lead: 'Eine gute Yacht mit der falschen Crew macht eine lange Woche. Darum wählen wir zuerst die Menschen aus und bleiben so klein, dass wir alle kennen.', caption: 'Ankerwache im ersten Licht, San Blas' },
  intro: {
    title: 'Was wir tun',
    paragraphs: [
      '{brand} ist ein Familienbetrieb in {city}. Wir verchartern sieben Yachten, jede mit Kapitän und Koch, in Panama, Kolumbien, Kuba und auf den Bahamas; auf Anfrage auch vor Aruba, für alle, die stetigen Wind und trockene Luft suchen.',
      'Auf dieser Seite gibt es keinen Buchungsknopf, und das ist Absicht. Ein Törn ist ein kleiner Haushalt auf Zeit, und er gelingt, wenn vorher jemand das Richtige gefragt hat: wer bei Wärme schlecht schläft, wer noch nie auf einem Boot war, wer um fünf angeln möchte.',
      'Sie schreiben, wir fragen nach, dann schlagen wir vor. Sie schulden nichts, bis Boot, Route und Preis Ihnen gefallen.',
    ],
  },
  journey: {
    title: 'Von *San Blas* aus',
    paragraphs: [
      'Die Inseln von Guna Yala liegen einen Vormittag von unserem Büro entfernt, und dort haben wir das Handwerk gelernt. Es gibt keine Marinas und wenig Lichter. Man lernt, Korallen an der Farbe des Wassers zu lesen, vor dem Anlanden zu fragen und den Koch zu wecken, wenn die Fischer kommen.',
      'Was dort gilt, gilt auch anderswo. Cartagena gibt dem Meer eine Stadt dazu. Kuba verlangt Geduld mit Papieren und dankt mit Cayos, an denen niemand liegt. Die Bahamas sind flach und freundlich und haben Platz für große Runden.',
      'Wir bleiben bei Orten, an denen wir für die Crew einstehen können. Wo wir den Ankerplatz nicht kennen, verkaufen wir keine Woche.',
    ],
  },
  vision: {
    title: 'Wohin wir wollen',
    paragraphs: [
      'Sieben gut gepflegte Boote sind uns lieber als siebzehn, die immer unterwegs sind. Wachstum heißt für uns: Gäste kommen wieder, und Crews bleiben.',
      'Es heißt auch, dass Inseln so bleiben, wie sie waren. Wir fahren weniger unter Maschine, wo der Wind reicht, bringen Müll ans Festland zurück, kaufen Fisch bei denen, deren Wasser es ist, und ankern nicht in Korallen. Nichts davon ist besonders; man muss es nur jeden Tag tun.',
    ],
  },
  team: {
    title: 'Wem Sie begegnen',
    lead: 'Vier Gruppen von Menschen tragen einen Törn. Mit der ersten sprechen Sie vor der Reise, mit den anderen leben Sie an Bord.',
    groups: {
      founders: { title: 'Die Familie', text: 'Sie hat die Firma gegründet und steht für sie ein. Über Ihren Brief wird am Morgen gestritten: dieses Boot oder jenes, Januar oder März.' },
      captains: { title: 'Die Kapitäne', text: 'Sie entscheiden, wohin das Boot fährt und wann es bleibt. Fragen Sie nach Route, Sternen oder Fischen.' },
      crew: { title: 'Die Crew', text: 'Sie führt Leinen und Beiboot, hält das Deck sauber und bringt Kindern das Rudern bei. Ihre Sandalen stehen, wo Sie sie gelassen haben.' },
      cooks: { title: 'Die Köche', text: 'Sie kaufen ein, handeln von der Reling mit Fischern und kochen in einer Küche, die sich bewegt. Einer von ihnen, {chef}, hat einen eigenen Artikel.' },
    },
  },
  careers: {
    title: 'Arbeiten Sie mit uns',
    paragraphs: [
      'Wir suchen Kapitäne, die diese Küsten kennen, Köche, die kleine Küchen mögen, und Decksleute mit Geduld für Anfänger. Spanisch ist nötig, Englisch oder Deutsch hilft sehr.',
      'Schicken Sie eine Seite über sich, Ihre Scheine und Ihre Gewässer an {infoMailbox}. Erzählen Sie von einem Tag, an dem Sie beschlossen haben, nicht auszulaufen.',
    ],
    cta: 'Schreiben Sie uns',
  },
  ethics: {
    title: 'Woran wir uns halten',
    lead: 'Ein kurzer Kodex, den die Crews kennen und an den Sie uns erinnern dürfen.',
    items: [
      { title: 'Wir sind zu Gast', text: 'Inseln und Palmen von Guna Yala haben Besitzer. Wir fragen vor dem Anlanden, nehmen keine Kokosnüsse und fotografieren nur mit Erlaubnis.' },
      { title: 'Das Meer, wie es war', text: 'Der Anker fällt in Sand, nie in Korallen. Schonzeiten gelten, und Müll fährt mit zurück.' },
      { title: 'Faire Preise vor Ort', text: 'Fisch und Molas kaufen wir zu dem Preis, den die Verkäufer nennen. Crews haben Ruhezeiten und werden pünktlich bezahlt.' },
      { title: 'Der ganze Preis', text: 'Bevor Sie entscheiden, schriftlich: was enthalten ist, was nicht, und was vor Ort zu zahlen bleibt.' },
    ],
  },
  closing: { title: 'Erzählen Sie uns von Ihrer Reise', text: 'Sehen Sie sich die sieben Yachten an oder schreiben Sie gleich; wir antworten auf Deutsch, Spanisch und Englisch.', yachts: 'Zu den Yachten', contact: 'Schreiben' },
} satisfies AboutCopy
