import type { FlySailCopy } from '../copy.ts'

export const flySail = {
  meta: {
    title: 'Fly & Sail: Flug und Yacht in der Karibik',
    description: 'Linienflug oder Privatjet und eine Yacht mit Crew, zusammen geplant. Erzählen Sie von Ihrer Reise, sehen Sie ein erstes Angebot und feilen Sie mit uns daran.',
    keywords: ['Fly & Sail Karibik', 'Flug und Yachtcharter', 'Privatjet und Yacht', 'Yachtreise Panama', 'Karibik nach Maß'],
  },
  hero: { kicker: 'Fly & Sail', title: 'Von der Haustür *bis zur Badeleiter*', lead: 'Flug, Transfer und Yacht, geplant von denselben Menschen, damit zwischen zwei Abschnitten niemand allein dasteht.', cta: 'Reise beschreiben', caption: 'Anflug auf San Blas' },
  intro: {
    title: 'Eine Reise, *ein Gespräch*',
    paragraphs: [
      'Zwischen Ihrer Wohnung und einem Ankerplatz liegen ein langer Flug, eine Stadt, manchmal ein kleines Flugzeug und ein Boot. Jeder Abschnitt für sich ist leicht zu buchen. Schwierig wird es dort, wo sie aneinanderstoßen.',
      'Das übernehmen wir. Sie sagen, woher, wann und mit wem; wir schlagen Flüge vor, wenn nötig eine Nacht an Land, und die Yacht dazu. Einen Flugpreis kann niemand im Voraus versprechen: Den nennt der Berater für Ihren Termin.',
    ],
  },
  steps: {
    title: 'So läuft es ab',
    items: {
      dream: { title: 'Sie erzählen', text: 'Termine, Personen, Revier und was Sie gern tun. Was Sie noch nicht wissen, bleibt leer.' },
      analysis: { title: 'Wir werten aus', text: 'Ihre Anfrage wird durch KI-Analyse mit Booten, Saison und Preisen verglichen; daraus entsteht ein persönliches Angebot.' },
      offer: { title: 'Sie sehen das Angebot', text: 'Bis zu drei Yachten mit Begründung, eine Route und eine Preisschätzung mit allen Posten.' },
      advisor: { title: 'Ein Mensch feilt daran', text: 'Ein Berater meldet sich, passt an, was nötig ist, und kümmert sich um die Buchungen.' },
    },
  },
  gallery: {
    title: 'Unterwegs und an Bord',
    lead: 'Sechs Augenblicke einer Reise, vom Rollfeld bis zum Riff.',
    captions: { 'private-jet': 'Privatjet, wenn Runde und Kalender es verlangen', 'business-class': 'Business Class, um ausgeruht anzukommen', 'yacht-crew': 'Die Crew, die Sie erwartet', flybridge: 'Die Flybridge am Morgen', 'water-sports': 'Alles, was schwimmt, am Heck', destinations: 'Vier Küsten, und Aruba in Luv' },
  },
  benefits: {
    title: 'Warum zusammen',
    items: {
      'one-hand': { title: 'Ein Ansprechpartner', text: 'Verspätet sich der Flug, weiß der Bootsführer in Cartí davon, bevor Sie ihn anrufen könnten.' },
      flight: { title: 'Linie oder Privatjet', text: 'Wir vergleichen beides und zeigen Ihnen den Unterschied in Zahlen.' },
      crew: { title: 'Kapitän und Koch', text: 'Auf jeder Yacht, jeden Tag. Sie brauchen weder Schein noch Einkaufsliste.' },
      price: { title: 'Offener Preis', text: 'Boot, Personen und Saison stehen einzeln da, und daneben steht, was nicht enthalten ist.' },
      flexible: { title: 'Termine mit Spielraum', text: 'Zwei, drei Tage Luft öffnen oft einen besseren Flug oder das passendere Boot.' },
      safety: { title: 'Mit Rückhalt', text: 'Alle an Bord sind versichert, der Kapitän entscheidet nach dem Wetter, und im Notfall ist auch nachts jemand am Telefon.' },
    },
  },
  configurator: { title: 'Ihre Reise, *Schritt für Schritt*', lead: 'Erzählen Sie, was Sie schon wissen. Ein Berater liest alles und antwortet mit einem Vorschlag.' },
} satisfies FlySailCopy
