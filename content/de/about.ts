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
    title: 'Die Familie, die Kapitäne, | *die Köche*',
    lead: 'Wie Ihre Tage an Bord werden, hängt mehr an der Crew als am Boot. Darum fahren wir mit, bevor Sie es tun: Wir essen, was der Koch kocht, und schlafen, wo der Kapitän ankert.',
  },
  intro: {
    title: 'Sie schreiben, wir fragen',
    paragraphs: [
      '{{brand}} ist ein Familienbetrieb in {{city}}: {{yachtCount}} Yachten in Panama, Kolumbien und auf den Bahamas, jede mit Kapitän und Koch, und ein Preis für alles an Bord. Was Ihre Woche kostet, rechnen Sie auf der Seite jeder Yacht selbst aus, Steuern und feste Eintritte mitgerechnet. Dazu kommen der Weg zum Boot, die Versicherung und, wenn Sie möchten, ein Trinkgeld.',
      'Gebucht wird im Gespräch. Eine Woche lang teilen Sie ein paar Meter Deck mit den Menschen, die Ihnen am liebsten sind; darum fragen wir, wer bei Wärme schlecht schläft, wer noch nie auf einem Boot war und wer schon um sechs ins Wasser will. Aus Ihren Antworten werden ein Boot, eine Verteilung der Kabinen und eine Route.',
      'Unsere Antwort haben Sie spätestens am nächsten Arbeitstag. Fest gebucht ist Ihre Reise erst, wenn der Vertrag unterschrieben und die Anzahlung da ist; bis dahin dürfen Sie es sich jeden Tag anders überlegen.',
    ],
  },
  journey: {
    title: 'Von *San Blas* aus',
    paragraphs: [
      'Guna Yala liegt vierzig Flugminuten von unserem Büro, ein Revier ohne Marinas und fast ohne Seezeichen. Dort haben wir gelernt, was in keinem Kapitänspatent steht: vor dem Anlanden fragen, den Fisch bei denen kaufen, deren Wasser es ist, und erst auslaufen, wenn die Sonne hoch genug steht, dass man das Riff sieht.',
      'Andere Küsten sind dazugekommen: Cartagena, wo die Stadt bis Mitternacht auf der Straße sitzt; die Bahamas, wo Enkel und Großeltern vom selben Heck springen; Kuba, wo auf die Musik in Havanna eine Nacht unter Segeln folgt.',
      'Törnpläne schreiben wir nur für Küsten, an denen wir die Ankerplätze kennen: den Schatten am Morgen, die Dünung in der Nacht. Nach Aruba kommt eine Yacht nur auf Wunsch; dort legen Sie die Tage mit dem Kapitän fest.',
    ],
  },
  vision: {
    title: 'Wohin wir wollen',
    paragraphs: [
      '{{YachtCount}} Boote genügen uns, wenn jedes gut gepflegt ist. Zufrieden sind wir, wenn die Crews bleiben und die Gäste wiederkommen.',
      'Die Inseln sollen dabei heil bleiben. Unter Segeln bleibt die Maschine aus, solange der Wind reicht, und von jedem Boot fährt der Müll zurück ans Festland.',
    ],
  },
  team: {
    title: 'Wem Sie begegnen',
    lead: 'Die Familie lernen Sie vor der Reise am Telefon kennen. Die anderen warten an Bord.',
    groups: {
      founders: {
        title: 'Die Familie',
        text: 'Die Firma gehört uns, und jede Anfrage landet bei einem von uns. Wer Ihren Anruf annimmt, hat auf diesen Booten geschlafen und kann raten: Januar oder März, dieses Boot oder jenes, und durch welche Kabine nachts die Brise zieht.',
      },
      captains: {
        title: 'Die Kapitäne',
        text: 'Wohin das Boot fährt und wann es bleibt, entscheidet der Kapitän. Fragen Sie ihn ruhig aus, nach der Route, nach den Sternen, nach dem Vogel auf der Saling. Welche Sprachen er spricht, sagen wir Ihnen, bevor Sie buchen.',
      },
      crew: {
        title: 'Wer noch mitfährt',
        text: 'Kapitän und Koch fahren auf jeder Yacht. Auf {{deckhandYachts}} ist noch eine dritte Koje für die Crew: Kommt eine Decksfrau oder ein Decksmann mit, steht es in Ihrem Angebot, und die Kinder haben jemanden, der ihnen das Rudern zeigt.',
      },
      cooks: {
        title: 'Die Köche',
        text: 'Eingekauft wird auf dem Markt und über die Reling aus dem Einbaum, gekocht dreimal am Tag. Einem von ihnen, {{chef}}, sehen Sie in unserem Logbuch einen Tag lang zu.',
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
        text: 'Inseln und Palmen von Guna Yala haben Besitzer. Wir fragen vor dem Anlanden, nehmen keine Kokosnuss, die wir nicht bezahlt haben, und fotografieren nur mit Erlaubnis.',
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
        text: 'Für Fisch, Molas, Führungen und das Anlanden zahlen wir, was verlangt wird.',
      },
      {
        title: 'Faire Arbeit an Bord',
        text: 'Unsere Crews haben Ruhezeiten und bekommen ihr Geld pünktlich.',
      },
      {
        title: 'Der ganze Preis',
        text: 'Jede Zeile bekommen Sie schriftlich, bevor Sie sich entscheiden, auch die, die Sie erst vor Ort zahlen.',
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
