import type { CalendarCopy } from '../calendar-copy.ts'

export const calendar = {
  title: 'Wann die {{name}} frei ist',
  priceFor: {
    yacht:
      'Der Preis gilt für die ganze Yacht mit {{guests}} an Bord; kommen weniger, ändert sich der Tarif nicht.',
    party: 'Der Preis gilt für {{guests}} und richtet sich nach der Zahl der Gäste.',
  },
  lead: 'Der Kalender zeigt Wochen von Samstag bis Samstag. {{price}} Öffnen Sie eine freie Woche, und Sie sehen Tage, Route und die Summe für Ihre Gruppe. Andere Tage und einzelne Nächte vor oder nach einer freien Woche fragen Sie bei uns an.',
  feesAdded: 'Mitgerechnet: {{fees}}.',
  states: {
    free: 'frei',
    held: 'in Option',
    booked: 'gebucht',
    ask: 'auf Anfrage',
  },
  partly: { booked: 'teils gebucht, frei {{days}}', held: 'teils in Option, frei {{days}}' },
  /** Freie Nächte, die in der Woche daneben weitergehen. */
  runsOn: { from: 'ab {{day}}', until: 'bis {{day}}' },
  highSeason: 'Hochsaison',
  hurricanes: 'Hurrikansaison',
  explained: {
    held: 'für Gäste vorgemerkt, die noch nicht unterschrieben haben',
    ask: 'diese Woche prüfen wir von Hand und schreiben Ihnen',
  },
  asOf: 'Stand: {{date}}, Ortszeit {{port}}.',
  stale:
    'Dieser Kalender ist älter als drei Tage, darum prüfen wir ihn gerade von Hand. Was hier gebucht heißt, ist gebucht; nach allem anderen fragen Sie uns bitte.',
  feed: 'Kalender für Agenturen (iCal)',
  events: { booked: 'Gebucht', held: 'Option', ask: 'Bitte anfragen' },
} satisfies CalendarCopy
