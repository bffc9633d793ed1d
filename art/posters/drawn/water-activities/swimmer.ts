/** The swimmer. */
import { curve, deep, ink, lagoon, magenta, n, type Point, times } from '../../kit.ts'
import { surface } from './surface.ts'

/** The swimmer, face down at the surface: vest, mask, snorkel, long fins. */
export function swimmer(): string {
  return `<g transform="translate(960 428) rotate(5) scale(1.16)"><g opacity=".95">
    <path d="M-130 2C-170 14-206 30-236 34L-238 22C-208 14-176 0-140-12Z" fill="#8a5a40"/><path d="M-232 20C-270 18-330 40-366 70-330 74-270 58-230 38Z" fill="#c07f24"/><path d="M-240 30L-350 66M-240 36L-330 68" stroke="#8a5a10" stroke-width="2"/>
    <path d="M-120-14C-166-16-206-14-240-20L-242-8C-208 2-168 10-124 12Z" fill="url(#skin)"/><path d="M-236-24C-276-46-340-44-380-26-344-8-284-2-236-4Z" fill="url(#fin)"/><path d="M-244-16L-360-26M-244-10L-340-16M-244-20L-340-36" stroke="#8a5a10" stroke-width="2"/><path d="M-246-24C-236-27-228-26-222-22V-6C-230-3-238-3-246-5Z" fill="#8a5a10"/>
    <path d="M-66-24C-100-28-130-24-152-18L-150 10C-128 20-96 22-66 18Z" fill="${deep}"/><path d="M-152-4C-128 4-96 8-66 8L-66 18C-96 22-128 20-150 10Z" fill="${ink}" opacity=".35"/>
    <path d="M70-24C36-34-30-32-72-25L-70 18C-30 26 26 26 66 14 84 6 86-16 70-24Z" fill="url(#vest)"/><path d="M-70 8C-30 16 26 16 70 4L66 14C26 26-30 26-70 18Z" fill="#4a0f2c" opacity=".45"/><path d="M-60-20C-20-27 30-27 64-19" stroke="#f7b2d0" stroke-width="4" fill="none" opacity=".7"/>
    <path d="M52-6C60 20 92 44 134 50" fill="none" stroke="url(#skin)" stroke-width="19" stroke-linecap="round"/><path d="M130 41C146 40 160 46 168 52 160 60 144 60 130 57Z" fill="#b87c56"/><path d="M46-8C52 8 62 20 74 28" fill="none" stroke="#b52f66" stroke-width="28" stroke-linecap="round"/>
    <path d="M72-22C84-26 90-22 94-18L90 8C84 10 78 8 72 6Z" fill="#9a6346"/><path d="M84-30C96-46 130-46 144-28 152-12 146 10 130 18 112 22 92 14 86 2 82-8 80-20 84-30Z" fill="url(#skin)"/><path d="M80-24C84-48 118-56 142-34 132-38 122-34 114-28 116-16 108-2 96 4 84 2 78-12 80-24Z" fill="#2f201a"/><path d="M94 4C112-2 128-8 146-22" stroke="${ink}" stroke-width="6" fill="none"/>
    <path d="M118 16C112 6 118-12 132-18 144-22 152-16 154-8 156 4 146 18 134 22 126 24 120 20 118 16Z" fill="${ink}"/><path d="M124 14C120 6 126-8 136-12 144-14 148-10 149-4 150 4 142 14 134 17 129 18 126 17 124 14Z" fill="#bfeef0"/><path d="M128 8C128 0 134-8 142-9L132 13Z" fill="#fff" opacity=".8"/>
    <path d="M118 24C108 32 92 26 92 8L88-106" fill="none" stroke="${lagoon}" stroke-width="9" stroke-linecap="round"/><path d="M89-82L88-106" stroke="${magenta}" stroke-width="9.6" stroke-linecap="round"/><path d="M94 0L91-70" stroke="#8fe0e0" stroke-width="2.6" opacity=".8"/></g></g>`
}

/** The lens of the surface: its bright edge and the shade of the wave behind. */
export const skin = () =>
  `<path d="${curve(surface)}L${surface
    .toReversed()
    .map(([x, y], i) => `${n(x)} ${n(y - 11 - (i % 3) * 4)}`)
    .join(
      'L',
    )}Z" fill="#d9fbf4" opacity=".42"/><path d="${curve(surface)}" fill="none" stroke="#fff" stroke-width="5" opacity=".85"/><path d="${curve(surface.map(([x, y]): Point => [x, y + 7]))}" fill="none" stroke="#0b6c84" stroke-width="4" opacity=".4"/><g fill="#fff" opacity=".6">${times(26, (i) => `<circle cx="${n(1066 + ((i * 61) % 90) - 40)}" cy="${n(366 - ((i * 37) % 60))}" r="${n(1.4 + (i % 4) * 0.8)}"/>`)}</g>`
