import type { Locale } from './locales.ts'

/** What content/company.ts states. */
export type CompanyFacts = {
  brand: string
  shortName: string
  aboutSlug: string
  origin: string
  infoMailbox: string
  enquiryMailbox: string
  phone: string
  phoneDisplay: string
  legalName: string
  street: string
  register: string
  representative: string
  city: Record<Locale, string>
  country: string
  timeZone: string
  chef: string
  hours: readonly { days: readonly number[]; opens: string; closes: string }[]
  copyrightYear: number
}

export type LocalCompany = Omit<CompanyFacts, 'city'> & { city: string }
