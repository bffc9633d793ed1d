/** The catamaran from dead astern: two hulls with steps to the water, the bridge between them, cockpit, hard top and boom. */
import { deep, lagoon, mix, sunset, times } from '../../kit.ts'
import { hung, ladder, quarterRail, rig } from './fittings.ts'

/** Centimetres about the middle of her waterline, up negative; on the sheet she lies here. */
const afloat = 'translate(356 604) scale(.9)'

const hullShape = 'M230 5C226-20 214-52 202-80L186-96V-164H374C382-148 380-112 373-78 366-44 361-16 358 5Z'
const bridge = 'M-206-84C-120-74 120-74 206-84V-152H-206Z'
const hardTop = 'M-330-340C-210-368 210-368 330-340L324-322C210-344-210-344-324-322Z'

/** The starboard hull; the port one is its mirror image. */
function hull(): string {
  const step = (y: number, left: number, right: number, rise: number) =>
    `<path d="M${left} ${y}H${right}L${right + 1.5} ${y + rise}H${left - 1.5}Z" fill="url(#riser)"/><path d="M${left + 4} ${y - 9}H${right - 5}L${right} ${y}H${left}Z" fill="url(#teak)"/><path d="${times(9, (i) => `M${left + 6 + ((right - left - 12) * i) / 8} ${y - 9}L${left + 3 + ((right - left - 6) * i) / 8} ${y}`)}" stroke="#7b5126" stroke-width=".8" opacity=".6"/><path d="M${left} ${y}H${right}V${y + 2.6}H${left}Z" fill="#fffdf5"/>`
  return `<path d="${hullShape}" fill="url(#hull)"/><path d="M202-80C214-52 226-20 230 5H246C240-20 230-52 222-84L212-150H186V-96Z" fill="#5f8c96" opacity=".34"/>
    <path d="M344-40C352-76 356-116 352-158H216C216-120 222-76 232-40Z" fill="#d9d4c4"/><path d="M216-158C216-120 222-76 232-40L240-42C232-80 228-120 228-158Z" fill="#7f9a9c" opacity=".55"/>
    ${step(-128, 228, 350, 22)}${step(-98, 230, 350, 22)}${step(-68, 232, 348, 24)}
    <path d="M230-40H348L352-28H226Z" fill="url(#teak)"/><path d="${times(11, (i) => `M${234 + i * 11}-40L${231 + i * 11.7}-28`)}" stroke="#7b5126" stroke-width=".9" opacity=".6"/><path d="M226-28H352L355-22C320-17 262-17 226-22Z" fill="#fffdf5"/><path d="M226-22C262-17 320-17 355-22L357-4H231Z" fill="url(#transom)"/>
    <path d="M352-158C356-116 352-76 344-40L352-30C362-66 370-108 371-160Z" fill="#fffdf6"/><path d="M229-8L231 5H357.600L358.600-8C320-3 270-3 229-8Z" fill="${deep}"/>`
}

/** Cockpit, saloon doors and coachroof under the hard top. */
function house(): string {
  const pillow = (x: number, tilt: number, fill: string) =>
    `<g transform="translate(${x} -196) rotate(${tilt})"><path d="M-19 6C-23-8-22-22-19-31-8-34 8-34 19-31 22-22 23-8 19 6Z" fill="${fill}"/><path d="M-19 6C-23-8-22-22-19-31L-12-32C-15-20-15-6-12 6Z" fill="#0a2533" opacity=".18"/></g>`
  const lamps = times(
    5,
    (i) => `<ellipse cx="${-200 + i * 100}" cy="${-326 - (i % 4 ? 4 : 0)}" rx="7" ry="2" fill="#fff3cf"/>`,
  )
  return `<path d="M-372-160C-340-166-310-168-292-166L-262-330H262L292-166C310-168 340-166 372-160V-150H-372Z" fill="url(#coach)"/><path d="M-292-166L-262-330H-240L-262-160ZM292-166L262-330H240L262-160Z" fill="#fffdf6" opacity=".8"/>
    <path d="M-236-158L-222-316H222L236-158Z" fill="url(#saloon)"/><path d="M-214-214C-100-262 100-262 214-214L220-158H-220Z" fill="#ffd98f" opacity=".34" filter="url(#soft)"/><path d="M-200-158L-120-316H-70L-150-158ZM60-158L140-316H160L80-158Z" fill="#bfe7e8" opacity=".16"/><path d="M-80-158L-76-316M78-158L74-316M0-158V-316" stroke="#e6ddcb" stroke-width="4"/>
    <path d="M-264-318C-150-336 150-336 264-318L236-308C150-322-150-322-236-308Z" fill="#8f8a78" opacity=".5"/><path d="M-324-322C-210-344 210-344 324-322L262-312C160-328-160-328-262-312Z" fill="#cfc6b0"/>${lamps}
    <path d="M-318-326L-334-162H-324L-308-326ZM318-326L334-162H324L308-326Z" fill="url(#chrome)"/>
    <path d="M-182-352C-176-378-150-386 0-388 150-386 176-378 182-352Z" fill="#f4eddd"/><path d="M-150-356C-146-374-120-379 0-380 120-379 146-374 150-356 80-363-80-363-150-356Z" fill="url(#window)"/>
    <path d="${hardTop}" fill="url(#roof)"/>
    ${pillow(-132, -5, deep)}${pillow(-84, 4, sunset)}${pillow(44, -4, lagoon)}${pillow(96, 3, '#e36a4c')}${pillow(140, 7, deep)}
    <path d="M-192-152V-190C-190-200-184-204-174-204H174C184-204 190-200 192-190V-152Z" fill="url(#cushion)"/><path d="M-64-203V-153M64-203V-153" stroke="#bfb294" stroke-width="2"/><path d="M-188-194C-120-200 120-200 188-194" stroke="#fff" stroke-width="3" fill="none" opacity=".8"/>`
}

/** Both hulls, the bridge between them and what stands on it. */
const body = () =>
  `${house()}<path d="${bridge}" fill="url(#hull)"/><path d="M-206-84C-120-74 120-74 206-84V-98C120-90-120-90-206-98Z" fill="#5f8c96" opacity=".4"/><path d="M-206-152H206V-147H-206Z" fill="#fffdf6"/>${hull()}<g transform="scale(-1 1)">${hull()}</g><path d="M-374-164H-186V5H-358C-361-16-366-44-373-78-380-112-382-148-374-164Z" fill="#0a3a4a" opacity=".1"/>`

/** What the water gives back of her, strongest at the waterline and gone two metres from it, and the shade she throws. */
const reflection = () =>
  `<ellipse cy="10" rx="420" ry="40" fill="#0b5366" opacity=".36" filter="url(#soft)"/><g mask="url(#given)"><g transform="scale(1 -.66)" filter="url(#ripple)"><path d="M-210-90H210L234 6H-234Z" fill="#0b4a5c"/>${body()}<path d="M-400-400H400V8H-400Z" fill="#2c8f9c" opacity=".34"/></g></g>`

/** The water between the hulls, dark under the bridge and bright beyond the bows. */
const tunnel = () =>
  `<path d="M-210-90H210L234 6H-234Z" fill="#0b4a5c"/><path d="M-196-44C-80-52 80-52 196-44L200-22H-200Z" fill="#3fb9c0" opacity=".75" filter="url(#tight)"/><path d="M-210-90H210L206-66C100-58-100-58-206-66Z" fill="#062c3a"/><path d="M-230 6C-140-10 140-10 230 6Z" fill="${mix(deep, lagoon)}" opacity=".8"/>`

/** Where hull meets water: a dark line, a bright one beyond, and lens-shaped ripples. */
const waterline = () =>
  [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)"><path d="M224 6C262 13 326 13 366 6 330 18 258 18 224 6Z" fill="#06384a" opacity=".75"/><path d="M204 14C250 25 340 25 392 13 344 32 248 32 204 14Z" fill="#e9fff8" opacity=".6"/><path d="M176 34C240 46 350 46 424 32 352 53 244 53 176 34ZM214 60C262 68 330 68 380 59 332 73 264 73 214 60Z" fill="#e9fff8" opacity=".32"/></g>`,
    )
    .join('')

export function stern(): string {
  return `<g transform="${afloat}">${reflection()}${rig()}${tunnel()}${body()}${quarterRail()}${hung()}${ladder()}${waterline()}</g>`
}
