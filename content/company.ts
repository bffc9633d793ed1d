import type { Locale } from './locales.ts'
import type { CompanyFacts, LocalCompany } from './company-facts.ts'

/**
 * The facts of the company. Everything that names, addresses or times it is written here once;
 * links for telephone, chat and mail are derived from these values.
 */
export const company = {
  brand: 'Alisios Yacht Charter',
  shortName: 'Alisios',
  /** Last part of the About path: /about-alisios. Lower case letters, digits and hyphens. */
  aboutSlug: 'alisios',
  /** Public address of the site without a closing slash. SITE_URL overrides it at start. */
  origin: 'https://www.alisios.example',
  infoMailbox: 'info@alisios.example',
  enquiryMailbox: 'enquiries@alisios.example',
  /** E.164: plus sign, country code, number, no spaces. */
  phone: '+50760000000',
  /** The same number as people read it. */
  phoneDisplay: '+507 6000 0000',
  /**
   * For the imprint, to be filled in before the site goes public; while one is empty its line is left out and the start
   * says so. Name and legal form as registered ('Example Charter S.A.'), street with number and postal code, register with
   * its number, and who represents the company.
   */
  legalName: '',
  street: '',
  register: '',
  representative: '',
  /** As each language writes it. */
  city: { es: 'Ciudad de Panamá', en: 'Panama City', de: 'Panama-Stadt' },
  country: 'PA',
  timeZone: 'America/Panama',
  /** First name of the cook in the chef article; also part of its path. */
  chef: 'Mateo',
  /** Opening hours in the company's time zone, 24-hour clock. Days: 1 is Monday, 7 is Sunday. */
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
    { days: [6], opens: '09:00', closes: '16:00' },
  ],
  copyrightYear: 2024,
} as const satisfies CompanyFacts

/** The facts as one language writes them. */
export function companyIn(locale: Locale): LocalCompany {
  return { ...company, city: company.city[locale] }
}
