/** The family on the net and the crew. */
import { deep, ink, lagoon, magenta, mix, n } from '../../kit.ts'
import { at, net, view } from './scene.ts'

type Sitter = {
  x: number
  z: number
  tall: number
  wide?: number
  skin: string
  shirt: string
  bottom: string
  lean?: number
  head: string
}

/** Somebody sitting on the net, seen from behind, leaning on both hands. */
function sitting({ x, z, tall, wide = 1, skin, shirt, bottom, lean = 0, head }: Sitter): string {
  const [px, py] = at([x, net, z]),
    s = view.size(z) * tall
  const k = (value: number) => n(value * s),
    w = (value: number) => n(value * s * wide)
  const arm = (side: 1 | -1) =>
    `<path d="M${w(side * 0.185)} ${k(-0.5)}C${w(side * 0.29)} ${k(-0.4)} ${w(side * 0.3)} ${k(-0.22)} ${w(side * 0.33)} ${k(0.015)}" fill="none" stroke="${side < 0 ? mix(skin, '#4a2a20', 0.25) : skin}" stroke-width="${k(0.085)}" stroke-linecap="round"/><path d="M${w(side * 0.175)} ${k(-0.51)}C${w(side * 0.24)} ${k(-0.47)} ${w(side * 0.27)} ${k(-0.4)} ${w(side * 0.282)} ${k(-0.33)}" fill="none" stroke="${side < 0 ? mix(shirt, ink, 0.25) : shirt}" stroke-width="${k(0.12)}" stroke-linecap="round"/>`
  const torso = `M${w(-0.2)} ${k(0)}C${w(-0.2)} ${k(-0.16)} ${w(-0.155)} ${k(-0.2)} ${w(-0.165)} ${k(-0.32)}C${w(-0.17)} ${k(-0.44)} ${w(-0.24)} ${k(-0.5)} ${w(-0.17)} ${k(-0.555)}C${w(-0.1)} ${k(-0.59)} ${w(0.1)} ${k(-0.59)} ${w(0.17)} ${k(-0.555)}C${w(0.24)} ${k(-0.5)} ${w(0.17)} ${k(-0.44)} ${w(0.165)} ${k(-0.32)}C${w(0.155)} ${k(-0.2)} ${w(0.2)} ${k(-0.16)} ${w(0.2)} ${k(0)}Z`
  const id = `torso${Math.round(px)}`
  return `<g transform="translate(${n(px)} ${n(py)})"><ellipse cx="${k(-0.12)}" cy="${k(0.05)}" rx="${k(0.52)}" ry="${k(0.12)}" fill="#06384a" opacity=".4" filter="url(#tight)"/><g transform="rotate(${lean})">${arm(-1)}${arm(1)}<path d="M${w(-0.34)} ${k(-0.02)}C${w(-0.32)} ${k(-0.15)} ${w(-0.16)} ${k(-0.15)} 0 ${k(-0.12)}C${w(0.16)} ${k(-0.15)} ${w(0.32)} ${k(-0.15)} ${w(0.34)} ${k(-0.02)}C${w(0.3)} ${k(0.06)} ${w(-0.3)} ${k(0.06)} ${w(-0.34)} ${k(-0.02)}Z" fill="${skin}"/><path d="M${w(-0.235)} ${k(0.02)}C${w(-0.25)} ${k(-0.14)} ${w(-0.2)} ${k(-0.2)} 0 ${k(-0.2)}S${w(0.25)} ${k(-0.14)} ${w(0.235)} ${k(0.02)}C${w(0.12)} ${k(0.075)} ${w(-0.12)} ${k(0.075)} ${w(-0.235)} ${k(0.02)}Z" fill="${bottom}"/>
    <path d="M${k(-0.05)} ${k(-0.54)}V${k(-0.68)}H${k(0.05)}V${k(-0.54)}Z" fill="${mix(skin, '#4a2a20', 0.2)}"/><clipPath id="${id}"><path d="${torso}"/></clipPath><path d="${torso}" fill="${shirt}" transform="translate(0 ${k(-0.03)})"/><g clip-path="url(#${id})" transform="translate(0 ${k(-0.03)})"><path d="M${w(-0.3)} ${k(-0.7)}H${w(-0.06)}C${w(-0.14)} ${k(-0.4)} ${w(-0.1)} ${k(-0.2)} ${w(-0.13)} ${k(0.1)}H${w(-0.3)}Z" fill="${ink}" opacity=".16"/><path d="M${k(0)} ${k(-0.52)}C${k(0.015)} ${k(-0.36)} ${k(-0.012)} ${k(-0.22)} 0 ${k(-0.08)}" fill="none" stroke="${ink}" stroke-width="${k(0.014)}" opacity=".14"/></g><g transform="translate(0 ${k(-0.75)}) scale(${n(s / 10)})">${head}</g></g></g>`
}

/** Heads from behind; a unit is a tenth of a metre, the middle of the head at 0, 0. */
const heads = {
  mother: `<path d="M-1.15-.1C-1.25-1.2-.6-1.6 0-1.6S1.25-1.2 1.15-.1C1.15 1 1.3 1.8.9 2.5.4 2.9-.4 2.9-.9 2.5-1.3 1.8-1.15 1-1.15-.1Z" fill="#3a2219"/><path d="M.2-1.55C.95-1.4 1.2-.9 1.12 0 1.12 1 1.3 1.8.9 2.5.8 1.2.9-.4.2-1.55Z" fill="#7a4a30"/><path d="M-.3-1.5C-.5 0-.3 1.6-.4 2.7M.35-1.4C.5 0 .3 1.4.4 2.7" stroke="#24140f" stroke-width=".09" fill="none" opacity=".7"/>`,
  father: `<path d="M-1.02-.2C-1.05.7-.7 1.25 0 1.3.7 1.25 1.05.7 1.02-.2Z" fill="#2a1c17"/><path d="M-2.15.05C-1.6-.5 1.6-.5 2.15.05 1.7.65-1.7.65-2.15.05Z" fill="url(#straw)"/><path d="M-2.15.05C-1.6.35 1.6.35 2.15.05 1.7.65-1.7.65-2.15.05Z" fill="#a8793c"/><path d="M-1.1-.1C-1.15-1.2-.8-1.75 0-1.75S1.15-1.2 1.1-.1C.6.12-.6.12-1.1-.1Z" fill="url(#straw)"/><path d="M-1.12-.45C-.6-.2.6-.2 1.12-.45L1.1-.05C.6.17-.6.17-1.1-.05Z" fill="${magenta}"/>`,
  girl: `<path d="M-1.05-.1C-1.1-1.1-.6-1.45 0-1.45S1.1-1.1 1.05-.1C1.05.6.7 1.15 0 1.2-.7 1.15-1.05.6-1.05-.1Z" fill="#8a5a30"/><path d="M.2-1.42C.9-1.25 1.15-.8 1.02.1 1 .6.8.9.5 1.05.8.3.8-.6.2-1.42Z" fill="#c08a50"/><path d="M0-1.4V1.1" stroke="#6a4222" stroke-width=".1"/><path d="M-.75.7C-1.2 1.3-1.25 2-1 2.7-.75 2.9-.55 2.6-.6 2.3-.55 1.7-.5 1.2-.4 1ZM.75.7C1.2 1.3 1.25 2 1 2.7.75 2.9.55 2.6.6 2.3.55 1.7.5 1.2.4 1Z" fill="#8a5a30"/><path d="M-1.1 2.2h.55v.25h-.55zM.55 2.2h.55v.25H.55z" fill="${magenta}"/>`,
  boy: `<path d="M-.85.2C-.85.9-.5 1.2 0 1.2S.85.9.85.2Z" fill="#a8704c"/><circle cx="-1.02" cy=".2" r=".22" fill="#a8704c"/><circle cx="1.02" cy=".2" r=".22" fill="#c98f66"/><path d="M-1.02.3C-1.2-1-.65-1.42 0-1.42S1.2-1 1.02.3C.7.85.4.75 0 .78-.4.75-.7.85-1.02.3Z" fill="#2f201a"/><path d="M.25-1.38C.9-1.2 1.15-.7 1.02.2.9.5.8.6.65.66.95-.1.8-.8.25-1.38Z" fill="#6a4630"/>`,
}

export function family(): string {
  return (
    sitting({
      x: -1.55,
      z: 5.5,
      tall: 1.12,
      skin: '#c98f66',
      shirt: '#fbf3e0',
      bottom: lagoon,
      head: heads.mother,
    }) +
    sitting({
      x: -0.86,
      z: 5.45,
      tall: 0.86,
      skin: '#d39c74',
      shirt: '#f0b53c',
      bottom: magenta,
      lean: -2,
      head: heads.girl,
    }) +
    sitting({
      x: -0.28,
      z: 5.55,
      tall: 0.8,
      skin: '#c98f66',
      shirt: '#e36a4c',
      bottom: deep,
      lean: 2,
      head: heads.boy,
    }) +
    sitting({
      x: 0.42,
      z: 5.5,
      tall: 1.18,
      wide: 1.1,
      skin: '#b97f58',
      shirt: '#5fa3b0',
      bottom: '#e9dcc0',
      head: heads.father,
    })
  )
}

/** A crew member standing at the starboard edge of the net, one hand on the lifeline, the other pointing ahead. */
export function crew(): string {
  const [px, py] = at([1.27, net + 0.02, 5.1]),
    s = view.size(5.1)
  const skin = '#a8704c',
    dark = '#7d4f34'
  return `<g transform="translate(${n(px)} ${n(py)}) scale(${n(s)})"><ellipse cx="-.1" cy=".03" rx=".42" ry=".07" fill="#06384a" opacity=".45"/>
    <path d="M-.17-.88L-.15-.4C-.16-.2-.15-.1-.14-.02L-.04-.02C-.03-.2-.01-.4 0-.5.01-.4.03-.2.04-.02L.14-.02C.15-.1.16-.2.15-.4L.17-.88Z" fill="${skin}"/><path d="M-.17-.88L-.15-.4C-.16-.2-.15-.1-.14-.02L-.09-.02C-.1-.3-.1-.6-.06-.88Z" fill="${dark}" opacity=".55"/><path d="M-.16-.03C-.16.02-.15.03-.1.03S-.03.02-.03-.03ZM.03-.03C.03.02.04.03.1.03S.16.02.16-.03Z" fill="#fbf8f1"/>
    <path d="M-.19-.98C-.21-.8-.2-.62-.2-.52L-.03-.5 0-.72 .03-.5 .2-.52C.2-.62.21-.8.19-.98Z" fill="${deep}"/><path d="M-.19-.98C-.21-.8-.2-.62-.2-.52L-.1-.51C-.12-.7-.1-.86-.08-.98Z" fill="${ink}" opacity=".35"/>
    <path d="M-.2-1.38C-.3-1.4-.42-1.47-.52-1.55L-.68-1.66" fill="none" stroke="${skin}" stroke-width=".075" stroke-linecap="round"/><path d="M-.64-1.635L-.755-1.715" stroke="${skin}" stroke-width=".034" stroke-linecap="round"/><path d="M-.17-1.4C-.25-1.4-.31-1.42-.37-1.455" fill="none" stroke="#f1ede2" stroke-width=".125" stroke-linecap="round"/>
    <path d="M.19-1.36C.28-1.25.31-1.12.33-.98L.44-.78" fill="none" stroke="${skin}" stroke-width=".075" stroke-linecap="round"/><path d="M.17-1.38C.25-1.3.28-1.22.295-1.14" fill="none" stroke="#fffdf6" stroke-width=".125" stroke-linecap="round"/>
    <path d="M-.19-.94C-.185-1.1-.2-1.25-.22-1.36-.2-1.43-.12-1.47-.06-1.48H.06C.12-1.47.2-1.43.22-1.36.2-1.25.185-1.1.19-.94Z" fill="#fffdf6"/><path d="M-.19-.94C-.185-1.1-.2-1.25-.22-1.36-.2-1.43-.12-1.47-.06-1.48-.1-1.3-.09-1.1-.1-.94Z" fill="${ink}" opacity=".14"/><path d="M-.19-.96H.19V-.925H-.19Z" fill="#6b4a30"/><path d="M-.075-1.485H.075L.06-1.45H-.06Z" fill="${lagoon}"/>
    <path d="M-.052-1.46V-1.57H.052V-1.46Z" fill="${dark}"/><path d="M-.105-1.63C-.11-1.54-.06-1.5 0-1.5S.11-1.54.105-1.63Z" fill="#2a1c17"/><path d="M-.115-1.62C-.125-1.74-.07-1.79 0-1.79S.125-1.74.115-1.62C.06-1.6-.06-1.6-.115-1.62Z" fill="${deep}"/><path d="M.03-1.785C.1-1.77.12-1.71.115-1.62L.06-1.606C.08-1.68.07-1.74.03-1.785Z" fill="#2f7d94"/><path d="M-.05-1.612C-.04-1.66.04-1.66.05-1.612" fill="${skin}"/></g>`
}
