/** The table laid for breakfast. */
import { deep, ink, lagoon, magenta, n, times } from '../../kit.ts'
import { f, line } from './scene.ts'

/** The table with a cloth and a tray: coffee, papaya with lime, bread, juice and flowers. */
export function table(): string {
  const top = `<path d="${f([
    [-0.5, 0.72, 1.1],
    [1.75, 0.72, 1.1],
    [1.6, 0.72, 2.7],
    [-0.4, 0.72, 2.7],
  ])}" fill="url(#teak)"/><path d="${times(9, (i) =>
    line([
      [-0.36 + i * 0.23, 0.721, 2.7],
      [-0.36 + i * 0.24, 0.721, 1.1],
    ]),
  )}" stroke="#7b5126" stroke-width="2" opacity=".5"/><path d="${f([
    [-0.42, 0.72, 2.72],
    [1.62, 0.72, 2.72],
    [1.62, 0.74, 2.72],
    [-0.42, 0.74, 2.72],
  ])}" fill="#f2cf9a"/>`
  return `<path d="M330 1010L600 650H700L560 1010Z" fill="#2a1707" opacity=".4" filter="url(#wide)"/><path d="${f(
    [
      [-0.5, 0.72, 1.1],
      [-0.4, 0.72, 2.7],
      [-0.4, 0.67, 2.7],
      [-0.5, 0.67, 1.1],
    ],
  )}" fill="#6d4420"/>${top}${runner()}${tray()}`
}

const runner = () =>
  `<path d="${f([
    [0.0, 0.722, 1.1],
    [1.22, 0.722, 1.1],
    [1.16, 0.722, 2.7],
    [0.06, 0.722, 2.7],
  ])}" fill="url(#cloth)"/><path d="${f([
    [0.04, 0.723, 1.1],
    [0.085, 0.723, 1.1],
    [0.135, 0.723, 2.7],
    [0.105, 0.723, 2.7],
  ])}${f([
    [1.135, 0.723, 1.1],
    [1.18, 0.723, 1.1],
    [1.12, 0.723, 2.7],
    [1.085, 0.723, 2.7],
  ])}" fill="${magenta}"/>`

export function tray(): string {
  const shadow = (x: number, y: number, w: number) =>
    `<ellipse cx="${x - w * 0.3}" cy="${y + w * 0.08}" rx="${w}" ry="${w * 0.26}" fill="#3a2410" opacity=".35" filter="url(#tight)"/>`
  const lip = `<path d="M762 826L812 664H1178L1262 826Z" fill="#3a2410" opacity=".4" filter="url(#soft)" transform="translate(-10 16)"/><path d="M756 816L808 652H1182L1268 816Q1270 838 1250 838H774Q754 838 756 816Z" fill="#5a3418"/><path d="M756 812L808 648H1182L1268 812Z" fill="#a3713f"/><path d="M780 800L822 660H1168L1238 800Z" fill="url(#tray)"/><path d="M780 800L822 660H832L794 800Z" fill="#4b2a10" opacity=".6"/><path d="M812 660L1168 660 1172 668 820 668Z" fill="#4b2a10" opacity=".5"/>`
  const cup = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="-10" cy="10" rx="74" ry="24" fill="#2a1707" opacity=".4" filter="url(#tight)"/><ellipse cy="4" rx="66" ry="21" fill="#fffdf5"/><ellipse cy="4" rx="66" ry="21" fill="none" stroke="${deep}" stroke-width="3"/><ellipse cy="6" rx="42" ry="12" fill="#d9cdb4"/><path d="M38-44q34-6 30 16t-40 20" fill="none" stroke="#e6dcc6" stroke-width="9"/><path d="M-42-56C-42-14-26 8 0 8S42-14 42-56Z" fill="url(#cup)"/><ellipse cy="-56" rx="42" ry="13" fill="#fffdf5"/><ellipse cy="-55" rx="36" ry="10" fill="#3a1b0c"/><path d="M-30-52Q0-44 30-52" stroke="#9a6236" stroke-width="3" fill="none"/><path d="M-41-38Q0-26 41-38" stroke="${lagoon}" stroke-width="6" fill="none"/><g fill="none" stroke="#fff" stroke-linecap="round" opacity=".35"><path d="M-12-76c-12-18 12-26 0-46" stroke-width="6"/><path d="M12-78c-10-14 10-24 2-38" stroke-width="5"/></g></g>`
  const pot = `<g transform="translate(874 690)">${shadow(0, 8, 58)}<path d="M-40 6L-30-66H30L40 6Q0 22-40 6Z" fill="url(#pot)"/><path d="M-32-68L-38-132Q0-122 38-132L32-68Q0-60-32-68Z" fill="url(#pot)"/><path d="M-38-132L-62-140-34-112Z" fill="#9fb0b4"/><path d="M-38-132Q0-156 38-132 0-120-38-132Z" fill="#dfe8e7"/><circle cy="-150" r="9" fill="${ink}"/><path d="M36-126C84-132 82-66 62-52" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><path d="M-33-70Q0-60 33-70V-62Q0-52-33-62Z" fill="#5f747b"/><path d="M-22-58L-28 4M14-60L18 8" stroke="#fff" stroke-width="4" opacity=".5"/></g>`
  const glass = `<g transform="translate(1152 690)">${shadow(0, 4, 36)}<path d="M-30-100L-23 2Q0 12 23 2L30-100Z" fill="#fff" opacity=".4"/><path d="M-28-76L-22 0Q0 10 22 0L28-76Q0-66-28-76Z" fill="url(#juice)"/><ellipse cy="-76" rx="28" ry="8" fill="#ffd98a"/><ellipse cy="-100" rx="30" ry="8" fill="none" stroke="#fff" stroke-width="3"/><path d="M-18-68L-14-4" stroke="#fff" stroke-width="5" opacity=".6"/><path d="M6-124L-6-40" stroke="${magenta}" stroke-width="6"/><g transform="translate(28 -102)"><circle r="20" fill="#5f8a35"/><circle r="16.6" fill="#e9f2c4"/><circle r="13" fill="#b9d36f"/><path d="M0-13V13M-11-6.5L11 6.5M-11 6.5L11-6.5" stroke="#e9f2c4" stroke-width="2.6"/></g></g>`
  const fruit = `<g transform="translate(1012 748)">${shadow(0, 12, 116)}<ellipse cy="4" rx="122" ry="42" fill="#0e4c63"/><ellipse rx="122" ry="41" fill="${lagoon}"/><ellipse cy="-3" rx="98" ry="31" fill="#fffdf5"/><g transform="translate(-28 -16) rotate(-12)"><path d="M-66 2C-66-22-30-32 10-28 46-26 66-14 66 2 62 28-58 30-66 2Z" fill="#e08a34"/><path d="M-60-2C-58-22-26-28 10-25 42-23 60-12 60 0 54 16-54 18-60-2Z" fill="url(#papaya)"/><path d="M-38-4C-30-16 20-18 40-4 22 8-26 8-38-4Z" fill="#c9572a"/><g fill="#23201c">${times(15, (i) => `<circle cx="${n(-30 + (i % 8) * 9 + (i > 7 ? 4 : 0))}" cy="${n(-8 + (i > 7 ? 7 : 0) + (i % 3))}" r="3.6"/>`)}</g></g><g transform="translate(66 -18) rotate(16)"><path d="M-28 6C-24-22 24-22 28 6 12 16-12 16-28 6Z" fill="#5f8a35"/><path d="M-25 4C-20-18 20-18 25 4 12 10-12 10-25 4Z" fill="#d6e59b"/><path d="M0-12V7M-14-8L-8 6M14-8L8 6" stroke="#f4f8dc" stroke-width="3"/></g><path d="M18 14c22-14 40-4 52-12-8 20-34 26-52 12z" fill="#4c8f52"/></g>`
  const bread = `<g transform="translate(1010 668)">${shadow(0, 6, 84)}<path d="M-78-20Q-70 20 0 22 70 20 78-20Z" fill="#b98551"/><path d="M-70-8H70M-64 4H64" stroke="#7b5126" stroke-width="3" stroke-dasharray="10 6"/><path d="M-80-22Q0-8 80-22L76-10Q0 4-76-10Z" fill="#fffdf5"/>${[
    [-40, -28, -16],
    [4, -38, 4],
    [44, -28, 18],
  ]
    .map(
      ([x, y, a]) =>
        `<g transform="translate(${x} ${y}) rotate(${a})"><path d="M-40 12C-44-12-20-28 0-28S44-12 40 12C26 2 18-2 0-2S-26 2-40 12Z" fill="url(#crust)"/><path d="M-24-16Q-18-6-20 2M-6-24Q-4-12-6-2M12-24Q14-12 14 0M28-14Q26-6 28 4" stroke="#8d501c" stroke-width="3" fill="none" opacity=".7"/></g>`,
    )
    .join('')}<path d="M-80-22Q0-8 80-22L76-10Q0 4-76-10Z" fill="#fffdf5" transform="translate(0 4)"/></g>`
  return `<g transform="translate(-134 -46) scale(1.17)">${lip}${bread}${pot}${glass}${fruit}${cup(852, 802, 0.92)}${cup(1188, 800, 0.92)}</g>`
}
