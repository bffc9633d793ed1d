/** What the drawings say, in each language. */
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import type { Yacht } from '#content/schema.ts'

export const words = {
  es: {
    scale: 'Plano a escala',
    length: 'eslora',
    beam: 'manga',
    draft: 'calado',
    metres: 'm',
    feet: 'pies',
    about: 'unos',
    fleet: 'La flota a una misma escala',
    person: 'Persona',
    eye: 'Las siluetas están simplificadas.',
    profile: 'Perfil',
    plan: 'Planta',
  },
  en: {
    scale: 'Scale drawing',
    length: 'length',
    beam: 'beam',
    draft: 'draught',
    metres: 'm',
    feet: 'ft',
    about: 'about',
    fleet: 'The fleet to one scale',
    person: 'You',
    eye: 'The outlines are simplified.',
    profile: 'Profile',
    plan: 'Plan',
  },
  de: {
    scale: 'Maßstäbliche Zeichnung',
    length: 'Länge',
    beam: 'Breite',
    draft: 'Tiefgang',
    metres: 'm',
    feet: 'Fuß',
    about: 'etwa',
    fleet: 'Die Flotte in einem Maßstab',
    person: 'Sie',
    eye: 'Die Umrisse sind vereinfacht.',
    profile: 'Seitenansicht',
    plan: 'Draufsicht',
  },
} satisfies Record<Locale, Record<string, string>>

export function figures({ specifications, approximate = [] }: Yacht, locale: Locale) {
  const w = words[locale]
  return (['length', 'beam', 'draft'] as const)
    .map((name) => {
      const figure = formats(locale).dimension(specifications[name])
      return [w[name], ...(approximate.includes(name) ? [w.about] : []), figure].join(' ')
    })
    .join(', ')
}
