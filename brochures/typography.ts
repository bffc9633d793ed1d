/** Pages, faces and text styles of the brochures. */
import type { Tone } from './colours.ts'
import { printable } from './letters.ts'

/** A4 in points, with the margins of every page. */
export const page = { width: 595.28, height: 841.89, side: 48, top: 52, bottom: 52 } as const
export const measure = page.width - 2 * page.side

export type Face = 'serif' | 'italic' | 'sans' | 'medium' | 'more'
/** `leading` is the distance of two baselines as a multiple of `size`; `tracking` is in em. */
export type Style = {
  face: Face
  size: number
  leading: number
  colour: Tone
  tracking?: number
  align?: 'left' | 'right' | 'center'
}
export const styles = {
  display: { face: 'serif', size: 62, leading: 1.04, colour: 'ink', tracking: -0.012 },
  title: { face: 'serif', size: 28, leading: 1.12, colour: 'ink', tracking: -0.012 },
  heading: { face: 'serif', size: 15.5, leading: 1.25, colour: 'ink', tracking: -0.006 },
  lead: { face: 'serif', size: 14, leading: 1.42, colour: 'ink' },
  water: { face: 'italic', size: 14, leading: 1.35, colour: 'deep' },
  body: { face: 'sans', size: 9.6, leading: 1.55, colour: 'ink' },
  small: { face: 'sans', size: 7.8, leading: 1.45, colour: 'quiet' },
  strong: { face: 'medium', size: 9.2, leading: 1.45, colour: 'ink' },
  label: { face: 'medium', size: 7.4, leading: 1.4, colour: 'quiet', tracking: 0.09 },
} as const satisfies Record<string, Style>

export type Box = { x: number; y: number; width: number }

export const fonts: Record<Face, string> = {
  serif: 'newsreader',
  italic: 'newsreader-italic',
  sans: 'instrument-sans',
  medium: 'instrument-sans-medium',
  more: 'instrument-sans-more',
}

export const emphasis = /\*([^*]+)\*/g

/** Parts of a text that are set in one face: *italics*, and letters that our own files lack in the face that has them. */
export function runsOf(text: string, face: Face): { run: string; face: Face }[] {
  return printable(text)
    .split(/(\*[^*]+\*)/)
    .flatMap((part) => {
      const italic = part.length > 2 && part.startsWith('*') && part.endsWith('*')
      return (italic ? part.slice(1, -1) : part)
        .split(/([\u0100-\u0151\u0154-\u0177\u0179-\u017f]+)/)
        .map((run, i) => ({ run, face: i % 2 ? 'more' : italic ? 'italic' : face }) as const)
    })
    .filter(({ run }) => run !== '')
}
