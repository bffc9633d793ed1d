import { href } from '../app/pages.ts'

/** One page of every template. */
export const templates = [
  href('home'),
  href('destinations'),
  href('panama'),
  href('yachts'),
  href('yacht', { slug: 'lagoon-56' }),
  href('itineraryPanama'),
  href('flySail'),
  href('contact'),
  href('about'),
  href('gunaYala'),
  href('faq'),
  href('insurance'),
  href('agencies'),
  href('privacy'),
]
