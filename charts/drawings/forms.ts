/**
 * The shapes of the seven boats. Length, beam and draft come from the fleet's own figures; everything here (freeboard,
 * mast, deckhouse, windows) is drawn by eye after the model's known proportions and is an approximation.
 * Distances are metres; `x` runs from the stern (0) to the bow (1) as a fraction of the length.
 */
import type { YachtSlug } from '#content/schema.ts'

export type CatamaranForm = {
  kind: 'catamaran'
  /** Freeboard at stern and bow. */
  free: [number, number]
  /** How far the bow leans back from the waterline to the deck; negative leans forward. */
  rake: number
  house: {
    from: number
    to: number
    height: number
    slope: number
    windows: 'vertical' | 'band' | 'wedge' | 'slats'
  }
  /** Steering and lounge above the deckhouse. */
  fly?: { from: number; to: number; coaming: number; roof: [number, number] }
  /** A roof over the cockpit at the height of the deckhouse, and a raised helm beside it. */
  helm?: { at: number; roof: [number, number] }
  foredeck: 'trampoline' | 'solid'
  forwardCockpit?: boolean
  bowsprit: number
  mast: { at: number; top: number; boom: number }
  hullWindows: [from: number, to: number, height: number][]
  hullWidth: number
}
export type SloopForm = {
  kind: 'sloop'
  free: [number, number]
  mast: { at: number; top: number; boom: number }
  house: { from: number; to: number; height: number }
}
export type MotorForm = { kind: 'motor'; free: [number, number] }
export type Form = CatamaranForm | SloopForm | MotorForm

export const forms: Record<YachtSlug, Form> = {
  'sunreef-62-marea': {
    kind: 'catamaran',
    free: [1.5, 2.3],
    rake: 0.7,
    house: { from: 0.2, to: 0.63, height: 1.7, slope: 2.6, windows: 'wedge' },
    fly: { from: 0.24, to: 0.52, coaming: 0.75, roof: [0.26, 0.45] },
    foredeck: 'trampoline',
    bowsprit: 0.9,
    mast: { at: 0.53, top: 28.5, boom: 6.9 },
    hullWindows: [
      [0.3, 0.36, 0.35],
      [0.4, 0.46, 0.35],
      [0.5, 0.56, 0.35],
      [0.62, 0.66, 0.35],
    ],
    hullWidth: 2.1,
  },
  'guji-sun-odyssey-44i': {
    kind: 'sloop',
    free: [1.15, 1.5],
    mast: { at: 0.57, top: 19.2, boom: 2.95 },
    house: { from: 0.33, to: 0.76, height: 0.5 },
  },
  'macan-pershing-64': { kind: 'motor', free: [1.55, 2.25] },
  'lagoon-56': {
    kind: 'catamaran',
    free: [1.45, 2.2],
    rake: 0.05,
    house: { from: 0.2, to: 0.6, height: 1.75, slope: 0.25, windows: 'vertical' },
    fly: { from: 0.2, to: 0.5, coaming: 0.7, roof: [0.25, 0.44] },
    foredeck: 'trampoline',
    bowsprit: 0,
    mast: { at: 0.5, top: 28, boom: 7 },
    hullWindows: [
      [0.3, 0.4, 0.4],
      [0.46, 0.56, 0.4],
      [0.68, 0.72, 0.3],
    ],
    hullWidth: 1.95,
  },
  'bali-54': {
    kind: 'catamaran',
    free: [1.4, 2.25],
    rake: -0.12,
    house: { from: 0.17, to: 0.67, height: 1.75, slope: 0.5, windows: 'band' },
    fly: { from: 0.26, to: 0.56, coaming: 0.6, roof: [0.3, 0.47] },
    foredeck: 'solid',
    bowsprit: 1.1,
    mast: { at: 0.58, top: 25.5, boom: 6.7 },
    hullWindows: [
      [0.24, 0.42, 0.45],
      [0.5, 0.62, 0.45],
      [0.74, 0.8, 0.35],
    ],
    hullWidth: 2,
  },
  'lagoon-62': {
    kind: 'catamaran',
    free: [1.6, 2.4],
    rake: 0.08,
    house: { from: 0.18, to: 0.62, height: 1.85, slope: 0.5, windows: 'slats' },
    fly: { from: 0.18, to: 0.53, coaming: 0.8, roof: [0.22, 0.47] },
    foredeck: 'trampoline',
    bowsprit: 0.5,
    mast: { at: 0.52, top: 30.5, boom: 7.6 },
    hullWindows: [
      [0.26, 0.33, 0.55],
      [0.37, 0.44, 0.55],
      [0.48, 0.55, 0.55],
      [0.7, 0.75, 0.35],
    ],
    hullWidth: 2.15,
  },
  'leopard-42-tsabalok': {
    kind: 'catamaran',
    free: [1.25, 1.85],
    rake: -0.08,
    house: { from: 0.26, to: 0.66, height: 1.5, slope: 0.7, windows: 'band' },
    helm: { at: 0.3, roof: [0.06, 0.38] },
    foredeck: 'trampoline',
    forwardCockpit: false,
    bowsprit: 0.9,
    mast: { at: 0.58, top: 20.6, boom: 4.7 },
    hullWindows: [
      [0.26, 0.5, 0.38],
      [0.56, 0.66, 0.34],
    ],
    hullWidth: 1.6,
  },
}
