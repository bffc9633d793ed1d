/** The facts that texts name in double braces, such as {{brand}}, so that no text states them again. */
import { fees } from './charter/fees.ts'
import { rates } from './charter/rates.ts'
import { highSeason } from './charter/seasons.ts'
import { companyIn } from './company.ts'
import type { Locale } from './locales.ts'
import { mostGuests } from './schema.ts'
import type { LocalCompany } from './company-facts.ts'

export type TextFacts = ReturnType<typeof factsOfCompany> & typeof charterFacts

const personRate = Object.values(rates).find((rate) => rate.kind === 'person')
if (!personRate) throw new Error('content/charter/rates.ts: texts describe a yacht priced by the person')

const bahamasFee = fees.bahamas.find(({ id }) => id === 'bahamas-charter-fee')
if (!bahamasFee?.amount) throw new Error('content/charter/fees.ts: texts name the charter fee of the Bahamas')

const charterFacts = {
  /** Children younger than this are counted as children. */
  childAge: personRate.childAge,
  /** Percent off a child's rate, and percent on top in high season. */
  childDiscount: personRate.childDiscount.value,
  highSeasonSurcharge: highSeason.surcharge.value,
  /** Percent of the charter that the Bahamas take. */
  bahamasCharterFee: bahamasFee.amount.value,
  /** The largest party that the forms take. */
  mostGuests,
}

function factsOfCompany(company: LocalCompany) {
  return {
    brand: company.brand,
    shortName: company.shortName,
    phone: company.phoneDisplay.replaceAll(' ', '\u00a0'),
    infoMailbox: company.infoMailbox,
    enquiryMailbox: company.enquiryMailbox,
    chef: company.chef,
    city: company.city,
    publisher: company.legalName || company.brand,
    address: company.street ? `${company.street}, ${company.city}` : company.city,
    register: company.register,
    representative: company.representative,
  }
}

/** The facts as texts of a language print them; `company` where a test states another. */
export function textFacts(locale: Locale, company: LocalCompany = companyIn(locale)): TextFacts {
  return { ...factsOfCompany(company), ...charterFacts }
}
