/** The style sheets of charts and drawings, read for paper: which declarations hold for an element of their SVG. */
import { readFileSync } from 'node:fs'

export type SvgElement = { tag: string; classes: string[]; attributes: Record<string, string> }
export type Declarations = Record<string, string>
type Rule = { parts: { tag?: string; classes: string[] }[]; weight: number; declarations: Declarations }

/**
 * The plain rules of a style sheet in the order of the cascade: selectors made of tags and classes joined by
 * spaces. At-rules and selectors with states or attributes belong to the screen and are left out.
 */
export function rulesOf(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  const rules = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) => {
    const declarations = Object.fromEntries(
      body!
        .split(';')
        .map((line) => line.split(/:(.*)/s))
        .filter(([, value]) => value)
        .map(([name, value]) => [name!.trim(), value!.trim()]),
    )
    return selectors!
      .split(',')
      .filter((selector) => !/[:[>+~]/.test(selector))
      .map((selector) => {
        const parts = selector
          .trim()
          .split(/\s+/)
          .map((part) => ({
            tag: /^[a-z]+/i.exec(part)?.[0],
            classes: [...part.matchAll(/\.([\w-]+)/g)].map((m) => m[1]!),
          }))
        return {
          parts,
          weight: parts.reduce((sum, { tag, classes }) => sum + classes.length * 100 + (tag ? 1 : 0), 0),
          declarations,
        }
      })
  })
  return rules.toSorted((a, b) => a.weight - b.weight)
}

/** What the rules say of an element, given its ancestors from the outermost inwards. */
export function declarationsOf(
  rules: readonly Rule[],
  element: SvgElement,
  ancestors: readonly SvgElement[],
): Declarations {
  const found: Declarations = {}
  for (const { parts, declarations } of rules)
    if (matches(parts, element, ancestors)) Object.assign(found, declarations)
  return found
}

function matches(parts: Rule['parts'], element: SvgElement, ancestors: readonly SvgElement[]) {
  if (!fits(parts.at(-1)!, element)) return false
  let left = parts.length - 2
  for (let i = ancestors.length - 1; i >= 0 && left >= 0; i--) if (fits(parts[left]!, ancestors[i]!)) left--
  return left < 0
}

const fits = ({ tag, classes }: Rule['parts'][number], element: SvgElement) =>
  (!tag || tag === element.tag) && classes.every((name) => element.classes.includes(name))

let known: Rule[] | undefined

/** The rules of the site's charts and scale drawings; read when the first drawing is set. */
export function drawingRules(): readonly Rule[] {
  if (known) return known
  const css = ['chart.css', 'drawings/drawing.css'].map((file) =>
    readFileSync(new URL(`../charts/${file}`, import.meta.url), 'utf8'),
  )
  known = rulesOf(css.join(''))
  return known
}
