import type { CalendarCopy } from '../calendar-copy.ts'

export const calendar = {
  title: 'Wann {{name}} frei ist',
  lead: 'Eine Woche geht von Samstag bis Samstag. Der Preis gilt für zwei Gäste, mit allen bekannten Gebühren; in jeder freien Woche finden Sie Tage, Route und den Preis für Ihre Gruppe. Für andere Tage schreiben Sie uns.',
  states: {
    free: 'frei',
    held: 'in Option',
    booked: 'gebucht',
    ask: 'auf Anfrage',
  },
  highSeason: 'Hochsaison',
  explained: {
    held: 'für Gäste zurückgelegt, die noch nicht unterschrieben haben',
    ask: 'diese Woche prüfen wir von Hand und schreiben Ihnen',
  },
  asOf: 'Stand {{date}}, nach der Uhr in {{port}}.',
  stale:
    'Diesen Kalender prüfen wir gerade von Hand, er ist seit mehr als drei Tagen nicht erneuert worden. Was als gebucht dasteht, ist gebucht; nach dem Rest fragen Sie uns bitte.',
  feed: 'Kalender für Agenturen (iCal)',
  events: { booked: 'Gebucht', held: 'Option', ask: 'Bitte anfragen' },
} satisfies CalendarCopy
