/** What may be put into a text. */
export type Values = Readonly<Record<string, string | number | boolean>>

const placeholder = /\{\{(\w+)\}\}/g

/**
 * Puts values into the places that a text names in double braces, as i18next writes them: "{{count}} nights".
 * @throws if a value is missing, because no brace may reach a reader.
 */
export function interpolate(text: string, values: Values): string {
  return text.replace(placeholder, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`There is no value for {{${name}}} in "${text}"`)
    return String(value)
  })
}

/** Puts in the values that are there and leaves the other places as they are, for values that come later. */
export function interpolateKnown(text: string, values: Values): string {
  return text.replace(placeholder, (place, name: string) => String(values[name] ?? place))
}

/** The names in double braces of a text, in its order. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name]) => name!)
