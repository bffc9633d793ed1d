/** What stands and lies beside the chart: the glass, nuts and the boarding card. */
import { deep, ink, lagoon, magenta, mix, n, times } from '../../kit.ts'

/** The glass: a sundowner with lime, ice and a straw, standing on a round coaster. */
export function glass(): string {
  const ice = (
    [
      [-34, -138, 18],
      [24, -150, -14],
      [-4, -108, 32],
      [38, -102, 8],
    ] as const
  )
    .map(
      ([x, y, a]) =>
        `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="-26" y="-24" width="52" height="48" rx="9" fill="#fff" opacity=".34"/><path d="M-19-17H13L-15 11Z" fill="#fff" opacity=".5"/><rect x="-26" y="-24" width="52" height="48" rx="9" fill="none" stroke="#fff" stroke-width="2.4" opacity=".6"/></g>`,
    )
    .join('')
  const bubbles = times(
    16,
    (i) => `<circle cx="${-60 + ((i * 37) % 124)}" cy="${-176 + ((i * 53) % 150)}" r="${2 + (i % 3)}"/>`,
  )
  const lime = `<g transform="translate(92 -246) rotate(14)"><circle r="50" fill="#4f7d2e"/><circle r="45" fill="#eef5cf"/><circle r="39" fill="#bfd878"/><path d="${times(8, (i) => `M0 0L${n(40 * Math.cos((i * Math.PI) / 4))} ${n(40 * Math.sin((i * Math.PI) / 4))}`)}" stroke="#eef5cf" stroke-width="5"/><circle r="5" fill="#eef5cf"/></g>`
  return `<g transform="translate(930 912)"><ellipse cx="-16" cy="18" rx="158" ry="44" fill="#2a1707" opacity=".45" filter="url(#tight)"/><ellipse cy="8" rx="146" ry="40" fill="#0a3446"/><ellipse rx="146" ry="40" fill="${deep}"/><ellipse rx="134" ry="35.500" fill="none" stroke="${magenta}" stroke-width="3"/><ellipse rx="124" ry="32" fill="none" stroke="#5fa3b0" stroke-width="1.400" stroke-dasharray="7 5"/>
    <path d="M-70 12C-200 26-300 40-372 40-300 16-190-6-70-12Z" fill="#f4a556" opacity=".4" filter="url(#soft)"/><ellipse cx="-6" cy="4" rx="92" ry="25" fill="#041c27" opacity=".6" filter="url(#tight)"/>
    <path d="M-100-240L-80 0C-76 28 76 28 80 0L100-240Q0-214-100-240Z" fill="#fff" opacity=".16"/><path d="M-95-188L-80-22C-74 2 74 2 80-22L95-188Q0-166-95-188Z" fill="url(#drink)" opacity=".94"/><ellipse cy="-188" rx="95" ry="22" fill="#ffe6ae"/><path d="M46-344L4-36" stroke="${deep}" stroke-width="12" stroke-linecap="round"/><path d="M44-344L2-36" stroke="#5fa3b0" stroke-width="4" stroke-linecap="round"/><path d="M-95-188L-80-22C-74 2 74 2 80-22L95-188Q0-166-95-188Z" fill="url(#drink)" opacity=".5"/><ellipse cy="-188" rx="95" ry="22" fill="#ffd98a" opacity=".55"/>${ice}
    <g fill="#fff" opacity=".5">${bubbles}</g><path d="M-80-18C-74 6 74 6 80-18V0C76 28-76 28-80 0Z" fill="#fff3df" opacity=".55"/><path d="M-76 2C-68 24 68 24 76 2 60 14-60 14-76 2Z" fill="#fff" opacity=".75"/><path d="M-100-240L-80 0C-76 28 76 28 80 0L100-240" fill="url(#glass)"/><ellipse cy="-240" rx="100" ry="24" fill="none" stroke="#fff" stroke-width="5" opacity=".95"/><path d="M-80-210L-64-36" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".6"/>${lime}</g>`
}

/** A small dish of nuts and a boarding card beside the glass. */
export function snack(): string {
  return `<g transform="translate(1352 872)"><path d="M-130 46L130 18 172 82-104 116Z" fill="#2a1707" opacity=".4" filter="url(#tight)" transform="translate(-6 8)"/><path d="M-130 40L130 12 172 76-104 110Z" fill="#fffdf5"/><path d="M-130 40L-74 34-46 103-104 110Z" fill="${lagoon}"/><path d="M-46 52L60 41M-34 72L40 64M-24 92L70 82" stroke="${deep}" stroke-width="5" opacity=".75"/><path d="M96 44L116 42 130 64 108 68Z" fill="${ink}"/><path d="M84 20L118 84" stroke="#cdbf9f" stroke-width="2.4" stroke-dasharray="5 5"/></g>
    <g transform="translate(1330 822)"><ellipse cx="-10" cy="22" rx="112" ry="26" fill="#2a1707" opacity=".4" filter="url(#tight)"/><path d="M-104-8Q-92 42 0 44 92 42 104-8Z" fill="${deep}"/><path d="M20 43Q92 38 104-8H70Q64 30 20 43Z" fill="#083243"/><ellipse cy="-8" rx="104" ry="26" fill="#fbf8f1"/><ellipse cy="-6" rx="92" ry="20" fill="#d9ceb4"/>${times(
      26,
      (i) => {
        const a = i * 2.4,
          r = Math.sqrt(i / 26)
        return `<g transform="translate(${n(Math.cos(a) * r * 80)} ${n(-12 + Math.sin(a) * r * 13 - (1 - r) * 12)}) rotate(${(i * 47) % 180})"><path d="M-13 0C-10-10 8-10 14-2 10 2 4 0 0 3-6 8-14 8-13 0Z" fill="${mix(
          '#e0b06a',
          '#b57a38',
          ((i * 7) % 10) / 10,
        )}"/></g>`
      },
    )}</g>`
}
