/** The cabin: wall, windows and the table. */
import { ink } from '../../kit.ts'

/** Where the windows stand: the left edge of each frame. */
const frames = [128, 704, 1280]
const top = 70

export const panes = `<clipPath id="panes">${frames.map((x) => `<rect x="${x + 52}" y="${top + 52}" width="336" height="486" rx="158"/>`).join('')}</clipPath>`

/** Rim and reveal of a window. */
const rim = (x: number) =>
  `<rect x="${x - 6}" y="${top}" width="452" height="602" rx="214" fill="#8d7f60" opacity=".35" filter="url(#soft)"/><rect x="${x}" y="${top}" width="440" height="590" rx="208" fill="url(#rim)"/><rect x="${x + 22}" y="${top + 22}" width="396" height="546" rx="188" fill="url(#reveal)"/><rect x="${x + 44}" y="${top + 44}" width="352" height="502" rx="166" fill="#7f7256"/>`

/** What the pane itself shows: a streak of light and a dark edge. */
const pane = (x: number) =>
  `<path d="M${x + 60} ${top + 420}L${x + 250} ${top + 40}H${x + 330}L${x + 120} ${top + 530}Z" fill="#fff" opacity=".08"/><rect x="${x + 52}" y="${top + 52}" width="336" height="486" rx="158" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="7"/><path d="M${x + 70} ${top + 420}Q${x + 84} ${top + 528} ${x + 200} ${top + 548}" fill="none" stroke="#fff" stroke-width="5" opacity=".5"/>`

/** The three windows with one view behind them. */
export const windows = (view: string) =>
  `${frames.map(rim).join('')}<g clip-path="url(#panes)">${view}</g>${frames.map(pane).join('')}`

/** The wall between floor and ceiling. */
export const wall = () => `<rect width="1600" height="1000" fill="url(#wall)"/>`

/** The seams between its panels. */
export const panels = () =>
  [636, 1212]
    .map(
      (x) =>
        `<path d="M${x} 0V764" stroke="#bfb090" stroke-width="3"/><path d="M${x + 3} 0V764" stroke="#fffaf0" stroke-width="3"/>`,
    )
    .join('')

/** Wall and windows from a seat close by: the middle window fills the sheet's height, the others are cut by its edges. */
export const near = (drawn: string) =>
  `<g transform="translate(860 382) scale(1.26) translate(-924 -365)">${drawn}</g>`

/** Sunlight that falls from the windows down the wall. */
export const beams = () =>
  `<g fill="#fff3cf" opacity=".3" filter="url(#mist)"><path d="M200 650H500L420 770H60ZM776 650H1076L996 770H636ZM1352 650H1652L1572 770H1212Z"/></g>`

/** The table of dark wood across the front. */
export function table(): string {
  return `<path d="M0 740H1600V780H0Z" fill="${ink}" opacity=".22" filter="url(#soft)"/><path d="M-20 764H1620V1010H-20Z" fill="url(#wood)"/><g clip-path="url(#table)"><rect y="764" width="1600" height="240" filter="url(#grained)" opacity=".55"/></g><path d="M-20 758H1620V772H-20Z" fill="#d9a970"/><path d="M-20 772H1620V777H-20Z" fill="#4b2a10" opacity=".6"/><g fill="#ffe9bd" opacity=".22" filter="url(#mist)"><path d="M-60 780H330L190 1010H-300ZM520 780H860L740 1010H330ZM1100 780H1440L1330 1010H930Z"/></g>`
}
