import type { AboutCopy } from '../company-copy.ts'

export const about = {
  meta: {
    title: 'Familienbetrieb für Yachtcharter mit Crew in Panama',
    description:
      'Wer Ihre Anfrage beantwortet, wer am Ruder steht und wer kocht: die Familie, die Kapitäne und die Köche hinter {{yachtCount}} Charteryachten in der Karibik.',
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
    lead: 'An die Farbe des Wassers gewöhnen Sie sich in zwei Tagen, an einen guten Koch nie. Darum suchen wir zuerst die Crews aus und bleiben so klein, dass wir jede kennen.',
  },
  intro: {
    title: 'Was wir für Sie tun',
    paragraphs: [
      '{{brand}} ist ein Familienbetrieb in {{city}}. Wir verchartern {{yachtCount}} Yachten, jede mit Kapitän und Koch, in Panama, Kolumbien und auf den Bahamas. Im Preis sind Mahlzeiten, Getränke, Diesel und Hafengebühren. Nach Kuba und nach Aruba bringen wir auf Wunsch eine Yacht und sagen vorher, was das kostet.',
      'Einen Buchungsknopf finden Sie hier nicht, und das ist Absicht. Sie leben eine Woche auf wenigen Metern Deck mit den Menschen, die Ihnen am liebsten sind. Das gelingt, wenn wir vorher das Richtige gefragt haben: wer bei Wärme schlecht schläft, wer noch nie auf einem Boot war, wer um fünf angeln möchte.',
      'Sie schreiben, wir fragen nach und schlagen vor, was passt. Fest gebucht ist erst, wenn der Vertrag unterschrieben und die Anzahlung eingegangen ist. Bis dahin dürfen Sie es sich jeden Tag anders überlegen.',
    ],
  },
  journey: {
    title: 'Von *San Blas* aus',
    paragraphs: [
      'Die Inseln von Guna Yala liegen einen Vormittag von unserem Büro entfernt, und dort haben wir das Handwerk gelernt, ohne Marinas und fast ohne Seezeichen: Korallen an der Farbe des Wassers lesen, vor dem Anlanden fragen, den Koch wecken, wenn die Fischer kommen.',
      'Andere Küsten sind dazugekommen. In Cartagena gehört zum Meer eine Stadt, die bis Mitternacht auf der Straße sitzt. Kuba verlangt Geduld mit Papieren und hat dafür Cayos, vor denen Sie allein ankern. Auf den Bahamas springen Enkel und Großeltern über weißem Sand vom Heck und fragen ab fünf Uhr, was es zu essen gibt.',
      'Eine feste Route bieten wir nur, wo wir jeden Ankerplatz kennen. Überall sonst sagen wir Ihnen, was wir nicht wissen, und planen die Tage mit dem Kapitän.',
    ],
  },
  vision: {
    title: 'Wohin wir wollen',
    paragraphs: [
      '{{YachtCount}} gut gepflegte Boote sind uns lieber als siebzehn, die nie zur Ruhe kommen. Ein gutes Jahr erkennen wir daran, dass Gäste wiederkommen und Crews bleiben.',
      'Die Inseln sollen dabei heil bleiben. Wo der Wind reicht, bleibt die Maschine aus. Der Müll fährt zurück ans Festland, den Fisch kaufen wir bei denen, deren Wasser es ist, und der Anker fällt nie in Korallen.',
    ],
  },
  team: {
    title: 'Wem Sie begegnen',
    lead: 'Die Familie lernen Sie vor der Reise am Telefon kennen. Die anderen warten an Bord.',
    groups: {
      founders: {
        title: 'Die Familie',
        text: 'Ihr gehört die Firma, und sie liest Ihre Anfrage. Dieses Boot oder jenes, Januar oder März: Sie überlegt mit Ihnen und stellt mindestens so viele Fragen wie Sie.',
      },
      captains: {
        title: 'Die Kapitäne',
        text: 'Sie entscheiden, wohin das Boot fährt und wann es bleibt. Fragen Sie sie ruhig aus, nach der Route, nach den Sternen, nach dem Vogel auf der Saling. Ist ein Plan unvernünftig, hören Sie auch das.',
      },
      crew: {
        title: 'Die Crew',
        text: 'Auf jeder Yacht sind es Kapitän und Koch. Wo Ihr Angebot es sagt, kommt eine Decksfrau oder ein Decksmann dazu, hilft an den Leinen, fährt das Beiboot und bringt Kindern das Rudern bei.',
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
      'Wir suchen Kapitäninnen und Kapitäne, die diese Küsten kennen, Köchinnen und Köche, die kleine Küchen mögen, und Decksleute mit Geduld für Anfänger. Spanisch ist nötig, Englisch oder Deutsch hilft sehr.',
      'Schicken Sie eine Seite über sich, Ihre Patente und die Reviere, die Sie kennen, an {{infoMailbox}}. Erzählen Sie von einem Tag, an dem Sie beschlossen haben, nicht auszulaufen.',
    ],
    cta: 'Bewerbung schicken',
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
        text: 'Wir ankern auf Sand, füttern keine Fische und lassen Muscheln liegen. Auf Korallen stellt sich keiner, auch nicht mit Flossen.',
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
        text: 'Bei Wetter und Sicherheit überstimmt ihn kein Gast und auch nicht das Büro.',
      },
    ],
  },
  closing: {
    title: 'Erzählen Sie, | was Sie vorhaben',
    text: 'Schreiben Sie uns auf Deutsch, Spanisch oder Englisch, oder sehen Sie sich zuerst die {{yachtCount}} Yachten an.',
    yachts: 'Zu den Yachten',
  },
} satisfies AboutCopy
