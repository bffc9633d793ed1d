/** The island ahead. */
import { type Chance } from '../../kit.ts'
import { glints } from '../../sky-and-water.ts'
import { palm, scrub } from '../../plants.ts'

export function island(random: Chance): string {
  const near = { trunk: '#a5845c', shade: '#735a3c', leaf: '#1f5a45', lit: '#559a55', nut: '#8c6b35' }
  const far = { trunk: '#8a8064', shade: '#6d664f', leaf: '#2a6357', lit: '#4f8a6a' }
  const y = 416
  const back = (
    [
      [430, 110, -0.26],
      [520, 140, 0.06],
      [690, 150, -0.12],
      [860, 138, 0.14],
      [980, 118, 0.28],
    ] as const
  )
    .map(([x, h, lean]) => palm(random, x, y - 8, h, lean, far))
    .join('')
  const front = (
    [
      [474, 178, -0.16],
      [566, 226, 0.1],
      [620, 190, -0.1],
      [668, 252, 0.04],
      [742, 206, 0.18],
      [800, 236, -0.08],
      [902, 188, 0.22],
      [940, 150, 0.3],
    ] as const
  )
    .map(([x, h, lean]) => palm(random, x, y - 4, h, lean, near))
    .join('')
  return `<g filter="url(#soft)"><ellipse cx="700" cy="440" rx="470" ry="26" fill="#a9e6da" opacity=".85"/></g><g opacity=".4" filter="url(#tight)" fill="#1f5a45"><path d="${glints(random, 60, [440, 432, 960, 500], 36)}"/></g><path d="M330 428C430 412 560 408 700 408S960 412 1080 430C960 440 820 443 690 443S430 440 330 428Z" fill="url(#sand)"/><path d="M330 428C430 440 560 443 690 443S960 440 1080 430C980 446 820 450 690 450S420 444 330 428Z" fill="#f2fff6" opacity=".8"/>${back}${scrub(random, 410, y - 2, 590, 54, '#245f4d')}${front}${scrub(random, 480, y + 2, 210, 34, '#3b7d52')}${scrub(random, 640, y + 4, 260, 26, '#559a55')}${scrub(random, 860, y + 2, 110, 26, '#3b7d52')}
    <g transform="translate(404 425)"><path d="M-30 0V-22H30V0Z" fill="#a97a48"/><path d="M-42-18L-16-48H18L42-18Z" fill="#c79a5a"/><path d="M8-48H18L42-18 26-17Z" fill="#8a6236"/><path d="M-6 0V-18H8V0Z" fill="#2a2320"/></g>`
}
