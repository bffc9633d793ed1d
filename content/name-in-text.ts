/** What a sentence calls a yacht. */
import { yachtBySlug } from './fleet.ts'
import type { Locale } from './locales.ts'
import type { Yacht, YachtSlug } from './schema.ts'

/** German sentences bring the article along, because it changes with the case: "an Bord der Lagoon 56". */
const articles: Record<Locale, string> = { es: 'el ', en: 'the ', de: '' }

/** One that is called after her model takes an article, as in the texts: "the Lagoon 56", "Marea". */
export function nameInText(slug: YachtSlug, locale: Locale): string {
  const { name, model } = yachtBySlug(slug)!
  return model.startsWith(name) ? `${articles[locale]}${name}` : name
}

/** For one that begins a sentence. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Her model, where it says more than the name that she has from it: “Lagoon 560” beside “Lagoon 56” does not. */
export const modelBeside = ({ name, model }: Pick<Yacht, 'name' | 'model'>) =>
  model.startsWith(name) ? undefined : model
