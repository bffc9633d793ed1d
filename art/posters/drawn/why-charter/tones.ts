/** Cloth, skin and hair of the family. */
import type { Tone } from '../../figures.ts'

export const fair: Tone = ['#dba57c', '#b67a56'],
  tan: Tone = ['#c78f66', '#9a6546'],
  linen: Tone = ['#fffaf0', '#d5d6cc'],
  coral: Tone = ['#ea7558', '#b94a3b'],
  sun: Tone = ['#f6c04f', '#cc8d2c'],
  sea: Tone = ['#74b5c1', '#437f90'],
  navy: Tone = ['#1c5468', '#0d3546'],
  chestnut: Tone = ['#6d4129', '#3a2219'],
  honey: Tone = ['#c48b4e', '#8a5a30'],
  dark: Tone = ['#4b3226', '#2a1b16']
