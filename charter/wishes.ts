/** What on a yacht answers a wish of the forms. Wishes without an entry are answered by every yacht or by none. */
import type { OptionId } from '#enquiries/fields.ts'
import type { CharterYacht } from './yacht.ts'

export type Service = OptionId<'services'>
export type Wish = Service | OptionId<'activities'>

const answers: Partial<Record<Wish, (yacht: CharterYacht) => boolean>> = {
  'air-conditioning': ({ amenities }) => amenities.includes('air-conditioning'),
  internet: ({ amenities }) => amenities.includes('wifi'),
  'water-sports': ({ features, amenities }) =>
    features.includes('water-toys') || amenities.includes('paddle-board'),
  luxury: ({ features }) => features.includes('flybridge') || features.includes('fast'),
  fishing: ({ amenities }) => amenities.includes('fishing-gear'),
  relax: ({ amenities }) =>
    amenities.includes('sun-deck') ||
    amenities.includes('flybridge-lounge') ||
    amenities.includes('trampolines'),
  adventure: ({ features }) => features.includes('fast') || features.includes('sailing-pure'),
}

/** The wishes that something listed on the yacht answers, and those that nothing does. */
export function answered<W extends Wish>(yacht: CharterYacht, wishes: readonly W[]): { yes: W[]; no: W[] } {
  const asked = wishes.filter((wish) => answers[wish])
  return {
    yes: asked.filter((wish) => answers[wish]!(yacht)),
    no: asked.filter((wish) => !answers[wish]!(yacht)),
  }
}
