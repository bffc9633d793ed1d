import type { BrochureCopy } from '../brochure-copy.ts'

export const brochure = {
  brochure: 'Broschüre',
  kicker: 'Yachtcharter mit Kapitän und Koch',
  illustration: 'Mit * gekennzeichnete Bilder sind Illustrationen, keine Fotos.',
  aboard: 'Das Leben an Bord',
  drawing:
    'Maßstab {{scale}} beim Druck auf A4. Länge, Breite und Tiefgang nach Angaben der Werft, Umrisse vereinfacht.',
  lineUp:
    'Alle im Maßstab {{scale}}. Länge, Breite und Tiefgang nach Angaben der Werft, Umrisse vereinfacht.',
  asOf: 'Preise vom {{date}}. Es gilt das schriftliche Angebot, in dem jeder Posten steht.',
  week: 'Sieben Tage, wie wir sie planen würden',
  weekMore: 'Die Tage 8 bis 14 stehen auf der Website und in der Broschüre des Reviers.',
  fortnight: 'Vierzehn Tage, Tag für Tag',
  fortnightNote:
    'Die Reise kann nach Tag 7 oder Tag 10 enden. Angegeben sind gesegelte Strecken, nicht die Luftlinie: insgesamt {{distance}} sm.',
  until: { 7: 'Hier endet eine Woche', 10: 'Hier enden zehn Tage', 14: 'Hier enden zwei Wochen' },
  yachts: 'Die Yachten in diesem Revier',
  noYacht:
    'Keine unserer Yachten liegt das ganze Jahr hier. Hier stehen alle {{yachtCount}} mit ihren Heimatrevieren; welche in Ihrem Monat kommen kann, sagen wir Ihnen zuerst.',
  contact: 'Fragen Sie uns',
  onTheWeb: 'Im Netz',
  agency: {
    logo: 'Platz für das Logo Ihres Reisebüros',
    name: 'Reisebüro',
    phone: 'Telefon',
    mail: 'Mail',
    web: 'Website',
  },
  rates: 'Preisblatt',
  highSeasonNights: 'Nächte der Hochsaison: {{spans}}.',
  fees: 'Zum Preis hinzu kommt: {{fees}}.',
} satisfies BrochureCopy
