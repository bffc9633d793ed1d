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
    lead: 'Wie Ihre Tage werden, hängt mehr an der Crew als am Boot. Darum fahren wir mit, bevor Sie es tun: Wir essen, was der Koch kocht, und schlafen, wo der Kapitän ankert.',
  },
  intro: {
    title: 'Sie schreiben, wir fragen',
    paragraphs: [
      '{{brand}} ist ein Familienbetrieb in {{city}}: {{yachtCount}} Yachten in Panama, Kolumbien und auf den Bahamas, jede mit Kapitän und Koch, und ein Preis für alles an Bord. Was Ihre Woche kostet, rechnen Sie bei jeder Yacht selbst aus; nur die Tarife der Parks kommen vor Ort dazu.',
      'Buchen können Sie auf der Website nichts, das tun Sie im Gespräch mit uns. Eine Woche lang teilen Sie ein paar Meter Deck mit den Menschen, die Ihnen am liebsten sind. Darum fragen wir, wer bei Wärme schlecht schläft, wer noch nie auf einem Boot war und wer schon um sechs ins Wasser will. Aus Ihren Antworten werden ein Boot, eine Verteilung der Kabinen und eine Route.',
      'Unsere Antwort haben Sie spätestens am nächsten Arbeitstag. Fest gebucht ist erst, wenn der Vertrag unterschrieben und die Anzahlung eingegangen ist. Bis dahin dürfen Sie es sich jeden Tag anders überlegen.',
    ],
  },
  journey: {
    title: 'Von *San Blas* aus',
    paragraphs: [
      'Guna Yala liegt einen Vormittag von unserem Büro entfernt, ein Revier ohne Marinas und fast ohne Seezeichen. Dort haben wir gelernt, was in keinem Patent steht: Korallen an der Farbe des Wassers erkennen, vor dem Anlanden fragen, den Koch wecken, wenn der erste Einbaum um die Landspitze kommt.',
      'Andere Küsten sind dazugekommen. Cartagena, wo die Stadt bis Mitternacht auf der Straße sitzt. Kuba, das Geduld mit Papieren verlangt und Sie dafür mit Ihrem Ankerplatz allein lässt. Die Bahamas, wo Enkel und Großeltern vom selben Heck springen und ab fünf fragen, was es zu essen gibt.',
      'Eine feste Route bieten wir nur, wo wir jeden Ankerplatz kennen. Fragen Sie uns nach einer Bucht darauf: Wir sagen Ihnen, wo zum Frühstück Schatten ist und woher nachts die Dünung kommt.',
    ],
  },
  vision: {
    title: 'Wohin wir wollen',
    paragraphs: [
      '{{YachtCount}} gut gepflegte Boote sind uns lieber als siebzehn, die nie zur Ruhe kommen. Ein gutes Jahr ist für uns eines, in dem keine Crew gegangen ist und die Kinder vom ersten Törn wieder an Bord klettern.',
      'Die Inseln sollen dabei heil bleiben. Auf den Segelyachten bleibt die Maschine aus, wo der Wind reicht. Der Müll fährt zurück ans Festland, und den Fisch kaufen wir bei denen, deren Wasser es ist.',
    ],
  },
  team: {
    title: 'Wem Sie begegnen',
    lead: 'Die Familie lernen Sie vor der Reise am Telefon kennen. Die anderen warten an Bord.',
    groups: {
      founders: {
        title: 'Die Familie',
        text: 'Ihr gehört die Firma, und bei ihr landet jede Anfrage. Januar oder März, dieses Boot oder jenes, wer bekommt die Kabine mit der Brise: Sie überlegt mit und stellt mindestens so viele Fragen wie Sie.',
      },
      captains: {
        title: 'Die Kapitäne',
        text: 'Sie entscheiden, wohin das Boot fährt und wann es bleibt. Fragen Sie sie ruhig aus, nach der Route, nach den Sternen, nach dem Vogel auf der Saling. Ist ein Plan unvernünftig, hören Sie auch das. Welche Sprachen Ihr Kapitän spricht, sagen wir Ihnen, bevor Sie buchen.',
      },
      crew: {
        title: 'Die dritte Hand',
        text: 'Kapitän und Koch fahren auf jeder Yacht. Auf {{deckhandYachts}} hat die Crew eine dritte Koje: Kommt eine Decksfrau oder ein Decksmann mit, steht es in Ihrem Angebot, und die Kinder haben jemanden, der ihnen das Rudern zeigt.',
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
        text: 'Inseln und Palmen von Guna Yala haben Besitzer. Wir fragen vor dem Anlanden, nehmen keine Kokosnüsse mit und fotografieren nur mit Erlaubnis.',
      },
      {
        title: 'Das Riff in Ruhe lassen',
        text: 'Wir ankern auf Sand, füttern keine Fische und lassen Muscheln liegen. Auf Korallen stellt sich keiner, auch nicht mit Flossen.',
      },
      {
        title: 'Fangen, was erlaubt ist',
        text: 'In Guna Yala ist der Fang Sache der Guna, und Gerätetauchen wie Harpunen sind dort verboten. In jedem Revier gelten Schonzeiten und Mindestmaße auch für uns.',
      },
      {
        title: 'Faire Preise vor Ort',
        text: 'Für Fisch, Molas, Führungen und das Anlanden zahlen wir, was verlangt wird. Unsere Crews haben Ruhezeiten und bekommen ihr Geld pünktlich.',
      },
      {
        title: 'Der ganze Preis',
        text: 'Bevor Sie sich entscheiden, haben Sie jede Zeile schriftlich, auch die, die Sie erst vor Ort zahlen.',
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
