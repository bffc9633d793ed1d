/** Colours of app/styles/tokens.css as PDF needs them: `var()` and `color-mix(in oklab, …)` worked out to hexadecimal. */
import { readFileSync } from 'node:fs'
import { mixed } from './oklab.ts'

let known: Map<string, string> | undefined

/** The colour tokens of app/styles/tokens.css, by name; read when the first colour is asked for. */
function tokens(): Map<string, string> {
  if (known) return known
  const css = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8')
  const root = /:root\s*\{([^}]*)\}/.exec(css)?.[1] ?? ''
  known = new Map(
    [...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  )
  return known
}

/**
 * A CSS colour as `#rrggbb`, or `none`. Knows hexadecimal colours, `var()` of a token of app/styles/tokens.css and
 * `color-mix(in oklab, A p%, B)`, with A or B at its percentage. @throws Error on any other notation.
 */
export function colour(value: string): string {
  const text = value.trim()
  if (text === 'none' || text === 'transparent') return 'none'
  if (/^#[\da-f]{6}$/i.test(text)) return text.toLowerCase()
  if (/^#[\da-f]{3}$/i.test(text)) return text.replace(/[\da-f]/gi, '$&$&').toLowerCase()
  const variable = /^var\((--[\w-]+)/.exec(text)?.[1]
  const token = variable && tokens().get(variable)
  if (token) return colour(token)
  const mix = /^color-mix\(in oklab,\s*(.+?)(?:\s+([\d.]+)%)?,\s*(.+?)(?:\s+([\d.]+)%)?\)$/.exec(text)
  if (mix) {
    const share = mix[2] ? Number(mix[2]) / 100 : mix[4] ? 1 - Number(mix[4]) / 100 : 0.5
    return mixed(colour(mix[1]!), colour(mix[3]!), share)
  }
  throw new Error(`app/styles/tokens.css: the brochures cannot read the colour "${value}"`)
}

export type Tone =
  | 'ink'
  | 'deep'
  | 'lagoon'
  | 'tint-1'
  | 'tint-2'
  | 'land'
  | 'paper'
  | 'magenta'
  | 'hairline'
  | 'quiet'

/** A colour of the site, as `#rrggbb`. */
export const tone = (name: Tone): string => colour(`var(--${name})`)
