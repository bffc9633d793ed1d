/** How a fact says where it comes from, or that it is still an example which the owner has to replace. */

/** A value that somebody stated: `source` is a key of docs/sources.md, `asOf` the ISO day on which it was true. */
export type Stated<T> = { value: T; source: string; asOf?: string; toCheck?: true }
/** A plausible value that stands in until the owner gives the real one; `write` says what that is. */
export type Example<T> = { value: T; example: true; write: string }
export type Fact<T> = Stated<T> | Example<T>

export const stated = <T>(
  value: T,
  source: string,
  more: { asOf?: string; toCheck?: true } = {},
): Stated<T> => ({
  value,
  source,
  ...more,
})
export const example = <T>(value: T, write: string): Example<T> => ({ value, example: true, write })
