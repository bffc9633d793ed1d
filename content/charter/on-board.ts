/** What guests ask about life on board and only the owner knows. */
import type { Locale } from '../locales.ts'
import type { YachtType } from '../schema.ts'
import { example, type Fact } from './fact.ts'

/** Words that go on in a sentence: "water, juice and beer". */
type Words = Fact<Record<Locale, string>>

const years = (age: number) =>
  example(age, 'the age in years from which children sail with you on such a yacht')

export const onBoard = {
  youngest: { catamaran: years(2), sailboat: years(8), 'motor-yacht': years(5) } satisfies Record<
    YachtType,
    Fact<number>
  >,
  drinks: example(
    {
      es: 'agua, jugos, refrescos, café y té, cerveza, vino de la casa y los destilados corrientes (ron, ginebra, vodka, whisky)',
      en: 'water, juices, soft drinks, coffee and tea, beer, house wine and the usual spirits (rum, gin, vodka, whisky)',
      de: 'Wasser, Säfte, Limonaden, Kaffee und Tee, Bier, Hauswein und die üblichen Spirituosen (Rum, Gin, Wodka, Whisky)',
    },
    'the drinks that your price covers',
  ) satisfies Words,
  safetyGear: example(
    {
      es: 'balsa salvavidas, chalecos para cada huésped, radio VHF, radiobaliza, extintores, bengalas y botiquín',
      en: 'a liferaft, a lifejacket for every guest, VHF radio, a distress beacon, fire extinguishers, flares and a first-aid kit',
      de: 'Rettungsinsel, Schwimmwesten für alle Gäste, UKW-Funk, Notfunkbake, Feuerlöscher, Seenotsignale und Bordapotheke',
    },
    'the safety equipment that every yacht of yours carries',
  ) satisfies Words,
}
