/** A catamaran under sail, seen from the side and a little ahead, heading right. Her waterline is y = 0, her length about 380. */
import { deep, gradient, ink, times } from './kit.ts'

/** Gradients for the boat: call once in the definitions. Light comes from behind her. */
export const boatLight = [
  gradient(
    'main-sail',
    [
      [0, '#f2d3a4'],
      [0.45, '#fbeccb'],
      [1, '#fffaf0'],
    ],
    [0, 0, 1, 0],
  ),
  gradient(
    'genoa',
    [
      [0, '#fff6e2'],
      [0.55, '#ffe9bf'],
      [1, '#f6cf94'],
    ],
    [0, 0, 1, 0.2],
  ),
  gradient('hull-near', [
    [0, '#f6eee0'],
    [0.55, '#d8d3c8'],
    [1, '#8fa2a8'],
  ]),
  gradient('hull-far', [
    [0, '#c9c6bc'],
    [1, '#7b9199'],
  ]),
  gradient('roof', [
    [0, '#fff6e6'],
    [1, '#cdc8bc'],
  ]),
  gradient(
    'glazing',
    [
      [0, '#0a2533'],
      [0.7, '#1a5164'],
      [1, '#e8b980'],
    ],
    [0, 0, 1, 0],
  ),
].join('')

export function catamaran(x: number, y: number, scale: number, heel = 0): string {
  const hull =
    'M-190-8L-176-11-172-18-160-21-156-30-140-35C-40-40 80-42 190-50L196-46C192-26 188-10 183 5 120 11-120 11-176 6Z'
  const seams = times(
    6,
    (i) =>
      `M${10 - i * 0} ${-160 - i * 52}Q${-50 + i * 6} ${-150 - i * 52} ${-136 + i * 15} ${-158 - i * 53}`,
  )
  const genoaSeams = times(5, (i) => {
    const t = (i + 1) / 6
    return `M${18 + (176 - 18) * t} ${-436 + (436 - 60) * t}Q${-2 + 50 * t} ${-420 + 356 * t} ${16 - 64 * t} ${-436 + 330 * t}`
  })
  return `<g transform="translate(${x} ${y}) rotate(${heel}) scale(${scale})">
    <g transform="translate(30 -9) scale(.97)"><path d="${hull}" fill="url(#hull-far)"/></g><path d="M100-44L150-46 214-55 160-42Z" fill="#b7c0bf"/><path d="M104-36L206-58" stroke="#5f7f8a" stroke-width="1.4"/><path d="M-150-34C-60-40 40-40 104-40L96-14-140-10Z" fill="#50707c"/>
    <path d="M-132-36L-122-76C-66-86 20-86 62-73L104-44C60-40-60-36-132-36Z" fill="url(#roof)"/><path d="M-104-68C-50-75 10-75 50-66L80-49C20-46-50-45-104-46Z" fill="url(#glazing)"/><path d="M-40-73L-42-46M6-74L10-47" stroke="#e6ddcb" stroke-width="3.4"/><path d="M-98-66L-70-69-84-47H-104Z" fill="#fff" opacity=".12"/>
    <path d="M-166-92C-140-98-80-98-44-94L-40-88C-90-90-140-88-168-85Z" fill="#fff9ec"/><path d="M-168-85C-140-88-90-90-40-88L-42-84C-90-86-140-84-166-81Z" fill="#a9a595"/><path d="M-158-84L-154-36M-122-86L-120-70M-52-86L-54-80" stroke="#dfe3df" stroke-width="3.4"/><path d="M-116-72h18v-9h-14z" fill="${deep}"/><path d="M-150-36C-130-40-112-40-104-38V-30H-150Z" fill="#e9e0cc"/>
    <path d="M9-74L12-476H17L20-74Z" fill="#3d5660"/><path d="M15-74L16-476H17L20-74Z" fill="#f6dba8"/>
    <path d="M11-466L-46-470C-72-400-128-250-158-112L11-104Z" fill="url(#main-sail)"/><path d="${seams}" fill="none" stroke="#b98f5a" stroke-width="1.3" opacity=".75"/><path d="M11-466L-46-470C-58-438-76-390-94-338-60-330-20-330 11-336Z" fill="#fff" opacity=".24"/><path d="M-70-180C-40-186-10-184 11-190V-104L-120-110C-104-140-90-166-70-180Z" fill="#c98f55" opacity=".16"/><path d="M-160-112L12-104V-97L-158-104Z" fill="#3d5660"/><path d="M-160-112L12-104V-102L-159-109Z" fill="#c9d2d2"/><path d="M-150-104L-128-84M-100-101L-96-88" stroke="#3d5660" stroke-width="1.4"/>
    <path d="M18-446C60-330 120-180 190-54 120-84 40-96-44-96-10-180 12-320 18-446Z" fill="url(#genoa)"/><path d="${genoaSeams}" fill="none" stroke="#b98f5a" stroke-width="1.2" opacity=".6"/><path d="M18-446C60-330 120-180 190-54 176-60 160-66 144-72 84-200 40-330 18-446Z" fill="#fff" opacity=".4"/><path d="M-44-96C-32-124-22-154-14-188 30-130 80-98 120-80 60-94 10-97-44-96Z" fill="#c98f55" opacity=".2"/>
    <path d="M17-470L192-52M14-400L-36-60M16-476L-172-90" stroke="${ink}" stroke-width="1.1" opacity=".55"/><path d="M13-478l16 3-16 6z" fill="#a8265f"/>
    <path d="${hull}" fill="url(#hull-near)"/><path d="M-140-35C-40-40 80-42 190-50L189-46C80-38-40-36-142-31Z" fill="#fffaf0"/><path d="M-96-25C-20-29 60-30 128-34L124-25C60-21-20-19-98-17Z" fill="#123b4b"/><path d="M-60-27l6 8M0-29l5 8M60-31l5 8" stroke="#d8d3c8" stroke-width="2.4"/><path d="M-180-1C-80 3 100 2 186-6L183 5C120 11-120 11-176 6Z" fill="${deep}"/><path d="M-172-18H-186M-156-30H-170" stroke="#c79a66" stroke-width="3"/>
    <path d="M100-60L108-62 188-66M104-61V-44M140-64V-47M174-65V-50M-170-20V-50H-142" fill="none" stroke="#eef2ef" stroke-width="1.8"/>
    <path d="M178 5C192-1 208 1 222 7 208 11 192 12 178 10ZM-172 7C-212 6-262 10-336 10-270 15-214 15-168 11Z" fill="#fff8e6" opacity=".9"/><path d="M120 13C170 13 226 17 270 15 226 22 170 21 120 17ZM-186 17C-240 18-306 23-380 21-306 28-236 27-186 21ZM-60 15C-110 17-150 19-190 18-150 23-100 22-60 19Z" fill="#fff8e6" opacity=".5"/></g>`
}
