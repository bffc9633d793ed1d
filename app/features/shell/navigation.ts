import type { PageId } from '#app/pages.ts'

/** The header's links, in their order (specification, 2.1). */
export const navigation = [
  { page: 'yachts', label: 'nav.yachts' },
  { page: 'destinations', label: 'nav.destinations' },
  { page: 'flySail', label: 'nav.flySail' },
  { page: 'about', label: 'nav.about' },
  { page: 'contact', label: 'nav.contact' },
] as const satisfies { page: PageId; label: string }[]

type FooterLink = {
  page: PageId
  label: `nav.${string}` | `footer.${string}`
  hash?: string
  query?: Record<string, string>
}

/** The footer's four groups. Entries without a page of their own lead to the section that answers them. */
export const footerGroups = [
  {
    title: 'footer.explore',
    links: [
      { page: 'yachts', label: 'nav.yachts' },
      { page: 'destinations', label: 'nav.destinations' },
      { page: 'flySail', label: 'nav.flySail' },
    ],
  },
  {
    title: 'footer.partners',
    links: [
      { page: 'flySail', label: 'footer.privateJet', hash: 'gallery' },
      { page: 'agencies', label: 'footer.agencies' },
      { page: 'contact', label: 'footer.insurancePartner', query: { topic: 'insurance' } },
    ],
  },
  {
    title: 'footer.corporate',
    links: [
      { page: 'about', label: 'nav.about' },
      { page: 'about', label: 'footer.careers', hash: 'careers' },
      { page: 'contact', label: 'nav.contact' },
      { page: 'about', label: 'footer.ethics', hash: 'ethics' },
    ],
  },
  {
    title: 'footer.resources',
    links: [
      { page: 'contact', label: 'footer.quote', hash: 'quote' },
      { page: 'faq', label: 'footer.faq' },
      { page: 'flySail', label: 'footer.gallery', hash: 'gallery' },
      { page: 'insurance', label: 'footer.insurance' },
    ],
  },
] as const satisfies { title: `footer.${string}`; links: FooterLink[] }[]
