import type { InsuranceCopy } from '../copy.ts'

export const insurance = {
  meta: {
    title: 'Reiseversicherung für Ihren Törn: was Sie brauchen',
    description: 'Eine Reiseversicherung ist bei jedem Törn Pflicht, mit Nachweis vor der Abreise. Empfohlen sind 100.000 EUR für Heilbehandlung; dazu vier Bausteine, die zählen.',
    keywords: ['Reiseversicherung Yachtcharter', 'Versicherungspflicht Törn', 'Auslandskrankenversicherung', 'Reiserücktritt Charter', 'Rücktransport'],
  },
  hero: { title: 'Versichert, bevor die *Leinen fallen*', lead: 'Bis zum nächsten Krankenhaus können eine Bootsfahrt und ein Flug liegen. Das gehört zum Reiz dieser Inseln und ist der Grund, warum wir von jedem Gast eine Reiseversicherung verlangen.' },
  requirements: {
    title: 'Was wir verlangen, was wir raten',
    items: {
      mandatory: { title: 'Pflicht für jeden Gast', text: 'Eine Reiseversicherung ist für alle an Bord Pflicht, auch für Kinder. Sie ist nicht im Charterpreis enthalten, und wir verkaufen keine.' },
      proof: { title: 'Nachweis vor der Abreise', text: 'Schicken Sie uns vor der Reise Police oder Versicherungsnummer jedes Gastes. Ohne Nachweis darf der Kapitän niemanden an Bord nehmen.' },
      sum: { title: 'Empfohlen: 100.000 EUR', text: 'Keine Pflicht, aber unser Rat: mindestens diese Summe für Behandlung im Ausland, Rücktransport eingeschlossen. Viele Policen bieten mehr für wenig Geld.' },
    },
  },
  coverage: {
    title: 'Vier Bausteine, die zählen',
    lead: 'Namen und Einzelheiten unterscheiden sich. Achten Sie auf diese vier und lesen Sie die Ausschlüsse so genau wie die Summen.',
    items: {
      cancellation: { title: 'Reiserücktritt', description: 'Ein Törn wird früh bezahlt, und ein Krankheitsfall kann die ganze Runde aufhalten. Dieser Baustein erstattet die Kosten, wenn Sie nicht reisen können.', features: ['Krankheit', 'Unfall', 'Berufliche Gründe', 'Notfälle in der Familie'] },
      health: { title: 'Krankheit im Ausland', description: 'Der wichtigste Baustein. Private Kliniken verlangen Zahlung oder Garantie bei der Aufnahme, und der Transport von einer Insel kann teurer werden als die Behandlung.', features: ['Arztkosten', 'Krankenhaus', 'Medikamente', 'Rücktransport'] },
      interruption: { title: 'Reiseabbruch', description: 'Für den Fall, dass Sie vorzeitig abreisen müssen oder nicht rechtzeitig nach Hause kommen.', features: ['Mehrkosten der Rückreise', 'Nicht genutzte Leistungen', 'Kosten der Verlängerung'] },
      luggage: { title: 'Gepäck', description: 'Zwischen zwei Flugzeugen und einem Boot kann sich ein Koffer verspäten. Das Nötigste gehört ins Handgepäck.', features: ['Verlust', 'Beschädigung', 'Verspätung', 'Diebstahl'] },
    },
  },
  notes: {
    title: 'Vor dem Abschluss',
    items: {
      purchase: { title: 'Wann', text: 'Am besten mit der Bestätigung des Törns: Viele Rücktrittsversicherungen müssen wenige Tage nach der Buchung abgeschlossen sein.' },
      sum: { title: 'Wie viel', text: 'Die Summe für den Rücktritt sollte Ihren Anteil am Törn und die Flüge decken, nicht nur die Flüge.' },
      activities: { title: 'Welche Aktivitäten', text: 'Lassen Sie sich bestätigen, dass Segeln, Schnorcheln und Freitauchen eingeschlossen sind. Manche Versicherer zählen sie zu den Risikosportarten.' },
      documents: { title: 'Welche Unterlagen', text: 'Police und Notrufnummer auf Papier und im Telefon; Quittungen und Arztberichte aufheben.' },
    },
  },
  contact: { title: 'Eine Frage zur Police?', text: 'Wir verkaufen keine Versicherungen, aber wir wissen, wonach Versicherer fragen. Schreiben Sie uns.', cta: 'Frage stellen' },
} satisfies InsuranceCopy
