/** What stands and hangs on the stern: rails, boom, snorkel gear, ladder. Centimetres about the middle of the waterline. */
import { deep, lagoon, magenta, paper } from '../../kit.ts'

/** The steel rails on both quarters and the one across the cockpit. */
export const quarterRail = () =>
  `<g fill="none" stroke-linecap="round">${[-1, 1].map((side) => `<path transform="scale(${side} 1)" d="M366-160V-222C366-228 362-230 356-230H352M366-196L372-196" stroke="#eef4f3" stroke-width="4.4"/>`).join('')}<path d="M-190-154V-214M190-154V-214M-64-204V-214M64-204V-214" stroke="#c9d6d7" stroke-width="4"/><path d="M-192-216H192" stroke="#f4f8f7" stroke-width="5"/><path d="M-192-213.600H192" stroke="#9fb3b8" stroke-width="1.4"/></g>`

/** Mast with spreaders and shrouds, and the end of the boom with the sail in its bag. */
export const rig = () =>
  `<path d="M0-900L-318-336M0-900L318-336M-84-600H84" stroke="#4f7480" stroke-width="2.2"/><path d="M0-900L-86-600-300-338M0-900L86-600 300-338" stroke="#4f7480" stroke-width="1.4" fill="none"/><path d="M-86-602H86V-596H-86Z" fill="#cfd6d2"/><path d="M-8-380L-6-760H6L8-380Z" fill="#f3ede0"/><path d="M2-380V-760H6L8-380Z" fill="#a9b5b3"/>
    <path d="M-30-436C-34-470-22-512 0-524 22-512 34-470 30-436Z" fill="#1d6780"/><path d="M-30-436C-34-470-22-512 0-524-8-500-12-470-10-436Z" fill="#0a3a4d"/><path d="M-12-440C-14-466-8-494 0-504 8-494 14-466 12-440Z" fill="#f3ead6"/><path d="M-6-442C-7-462-4-482 0-492 4-482 7-462 6-442M0-492V-442" stroke="#b9a886" stroke-width="1.6" fill="none"/><path d="M-34-438H34L28-422C16-416-16-416-28-422Z" fill="#fdf8ec"/><path d="M-34-438H34L33-434H-33Z" fill="#b7c0bf"/><path d="M-14-418L-60-372M14-418L60-372" stroke="#33505c" stroke-width="2"/>`

/** A towel, two pairs of fins and a mask with its snorkel, hung on the rail. */
export function hung(): string {
  const fin = (x: number, turn: number, a: string, b: string) =>
    `<g transform="translate(${x} -216) rotate(${turn}) scale(.66)"><path d="M-9 6C-12 22-10 30-11 38L-21 104Q0 114 21 104L11 38C10 30 12 22 9 6Q0-4-9 6Z" fill="${a}"/><path d="M-9 6C-12 22-10 30-11 38L11 38C10 30 12 22 9 6Q0-4-9 6Z" fill="${b}"/><path d="M-7 44L-12 100M7 44L12 100M0 44V104" stroke="${b}" stroke-width="3" opacity=".7"/><path d="M-5 8Q0 2 5 8V18Q0 22-5 18Z" fill="#0a2533" opacity=".6"/></g>`
  const towel = `<path d="M-178-220H-112V-142Q-128-138-145-142T-178-141Z" fill="${paper}"/><path d="M-178-206H-112V-198H-178ZM-178-162H-112V-154H-178Z" fill="${magenta}"/><path d="M-178-190H-112V-185H-178ZM-178-175H-112V-170H-178Z" fill="${lagoon}"/><path d="M-130-220H-112V-142Q-122-139-130-140Z" fill="#0a2533" opacity=".12"/>`
  return `${towel}${fin(-86, 3, '#f0b53c', '#8a5d10')}${fin(-56, -2, '#f0b53c', '#8a5d10')}<g transform="translate(6 -216) scale(.7)"><path d="M-24 34C-18 6-6-2 0-2S18 6 24 34" fill="none" stroke="#23343d" stroke-width="6"/><path d="M-30 34Q-30 24-18 24H18Q30 24 30 34V48Q30 60 16 60 6 60 0 50-6 60-16 60-30 60-30 48Z" fill="${deep}"/><path d="M-24 36Q-24 30-16 30H16Q24 30 24 36V46Q24 54 15 54 7 54 0 43-7 54-15 54-24 54-24 46Z" fill="#bfe7e8"/><path d="M-20 34H-6L-16 50Q-22 48-21 42Z" fill="#fff" opacity=".7"/><path d="M34 6V70Q34 90 18 88" fill="none" stroke="${deep}" stroke-width="8" stroke-linecap="round"/><path d="M34 6V22" stroke="${magenta}" stroke-width="8" stroke-linecap="round"/></g>${fin(66, 2, lagoon, '#0a4656')}${fin(98, -3, lagoon, '#0a4656')}`
}

/** The swimming ladder, let down from the starboard steps into the water. */
export const ladder = () =>
  `<g fill="none" stroke-linecap="round"><path d="M268 8V40M302 8V40M268 26H302" stroke="#bfeae4" stroke-width="4" opacity=".55"/><path d="M268-44C268-52 272-54 272-46L270 8M302-44C302-52 306-54 306-46L304 8M270-16H304M270 0H304" stroke="#f4f8f7" stroke-width="4.4"/><path d="M271.600-40V8M305.600-40V8" stroke="#8fa6ab" stroke-width="1.2"/></g>`
