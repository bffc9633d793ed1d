import { describe, expect, it } from 'vitest'
import { emptyTrip, optionIds } from '#enquiries/fields.ts'
import { fullTrip as full } from '#enquiries/testing/trip.ts'
import { tripLetter } from './trip-letter.ts'

describe('the mail of a trip enquiry', () => {
  it('is the one of the specification, field by field', () => {
    expect(tripLetter(full)).toBe(`PERSÖNLICHE DATEN
Name: Anna Lindqvist
E-Mail: anna@example.org
Telefon: +46 70 123
Bevorzugter Kontakt: WhatsApp

REISEWÜNSCHE
Abflugort: Malmö
Abreisedatum: 21.03.2027
Rückreisedatum: 30.03.2027
Flexible Daten: Ja
Zielflughafen: Panama
Flug: Beides vergleichen

CHARTERWÜNSCHE
Region: San Blas
Dauer: 10 Tage
Anzahl Personen: 4
Kinder: 1
Yachttyp: Katamaran

GEWÜNSCHTE LEISTUNGEN
Crew inklusive (mit Koch), Internet an Bord

AKTIVITÄTEN
Schnorcheln, Besuch indigener Gemeinschaften

BUDGET PRO PERSON
5.000 bis 10.000 EUR

WEITERE INFORMATIONEN
Ein Geburtstag & Grüße 🎂
Zweite Zeile`)
  })
  it('says so where nothing was chosen', () => {
    expect(tripLetter({ ...emptyTrip, name: 'Ana', email: 'a@example.org' })).toBe(`PERSÖNLICHE DATEN
Name: Ana
E-Mail: a@example.org
Telefon: Nicht angegeben
Bevorzugter Kontakt: Nicht angegeben

REISEWÜNSCHE
Abflugort: Nicht angegeben
Abreisedatum: Nicht angegeben

CHARTERWÜNSCHE
Region: Nicht angegeben
Dauer: Nicht angegeben
Anzahl Personen: Nicht angegeben
Kinder: Nicht angegeben

GEWÜNSCHTE LEISTUNGEN
Keine angegeben

AKTIVITÄTEN
Keine angegeben

BUDGET PRO PERSON
Nicht angegeben

WEITERE INFORMATIONEN
Nicht angegeben`)
  })
  it('knows a word for every choice', () => {
    for (const chosen of optionIds.destinationAirport.flatMap((destinationAirport) =>
      optionIds.budget.map((budget) => ({ ...full, destinationAirport, budget })),
    ))
      expect(tripLetter(chosen)).not.toContain('undefined')
    expect(
      tripLetter({ ...full, services: [...optionIds.services], activities: [...optionIds.activities] }),
    ).not.toContain('undefined')
  })
  it.each([
    ['2027-03', 'März 2027'],
    ['open', 'Nicht angegeben'],
    ['day', 'Nicht angegeben'],
  ])('writes the departure %s as %s', (departureDate, written) => {
    expect(tripLetter({ ...full, departureDate })).toContain(`Abreisedatum: ${written}\n`)
  })
  it('takes 0 persons for no answer, as the offer does', () => {
    expect(tripLetter({ ...full, passengers: '0', children: '0' })).toContain(
      'Anzahl Personen: Nicht angegeben\nKinder: 0\n',
    )
  })
})
