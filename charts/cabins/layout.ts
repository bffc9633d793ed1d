/**
 * Where the rooms of a yacht lie inside her hull, in metres: x from the stern to the bow, y to port of the centre line.
 * Length and beam are her own figures and the cabins those of content/charter/cabins.ts; how long a room is follows from
 * them and from the usual layout of her kind.
 */
import type { Sleeping } from '#content/charter/cabins.ts'
import type { Yacht } from '#content/schema.ts'
import { type Form, forms } from '../drawings/forms.ts'
import type { Layout } from './rooms.ts'
import { catamaranLayout } from './catamaran-layout.ts'
import { sloopLayout } from './sloop-layout.ts'
import { motorLayout } from './motor-layout.ts'

/** @throws for a cabin in a place that a yacht of this kind has not; content/charter/check.ts stops the build before */
export function layoutOf(
  { slug, specifications }: Pick<Yacht, 'slug' | 'specifications'>,
  sleeping: Sleeping,
): Layout {
  const form: Form = forms[slug]
  const cabins = sleeping.cabins.map((cabin, i) => ({ cabin, number: i + 1 }))
  if (form.kind === 'catamaran') return catamaranLayout(form, specifications, cabins, sleeping.crew)
  return form.kind === 'sloop'
    ? sloopLayout(specifications, cabins)
    : motorLayout(specifications, cabins, sleeping.crew)
}
