/**
 * Renders pictures of the manifest: `npm run art -- ID [ID …]` writes art/originals/ID.jpg, then `npm run images`.
 * A view through a window ("outlook") goes to art/scenes/interior/plates instead, where the interiors take it from.
 * What each shows stands in art/scenes/pictures.json. Needs Blender 3.4 and Python with numpy and scipy;
 * the site itself builds from the committed originals and needs neither.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import sharp from 'sharp'

/** wide: opens a page, across the whole of a large screen. */
type Scene = { view: string; subject: string; settings?: Record<string, unknown>; wide?: true }

const folder = new URL('.', import.meta.url).pathname
type Size = { width: number; height: number }
const exterior: Size = { width: 1600, height: 1000 }
const opening: Size = { width: 2560, height: 1600 }
const sizes: Record<string, Size> = {
  outlook: { width: 2000, height: 760 },
  cabin: { width: 1920, height: 1200 },
  bathroom: { width: 1920, height: 1200 },
  saloon: { width: 1920, height: 1200 },
  table: { width: 1920, height: 1200 },
  foredeck: { width: 1920, height: 1200 },
}
/** Samples per pixel, by view: still water and leaves need more than open sea. ART_SAMPLES overrides; the finishing removes the grain. */
const samples: Record<string, number> = {
  sailing: 10,
  dusk: 10,
  above: 8,
  underway: 9,
  anchor: 8,
  astern: 8,
  place: 8,
  wing: 8,
  town: 9,
  outlook: 10,
  cabin: 14,
  bathroom: 14,
  saloon: 14,
  table: 14,
  foredeck: 12,
}
/** Less than 1 renders smaller and enlarges: half the time at .75, and softer detail. */
const scale = Number(process.env.ART_SCALE ?? 1)
const mostSeconds = process.env.ART_SECONDS ?? '1500'
/** Above this many bytes for each of its pixels an original is saved a little coarser. */
const mostBytesPerPixel = 0.28

async function render(id: string, { view, subject, settings = {}, wide }: Scene) {
  const size = wide ? opening : (sizes[view] ?? exterior)
  const scratch = await mkdtemp(`${tmpdir()}/art-`)
  try {
    const [raw, finished] = [`${scratch}/raw.png`, `${scratch}/finished.png`]
    await run('blender', [
      '-b',
      '--python-exit-code',
      '1',
      '--python',
      `${folder}scenes/render.py`,
      '--',
      view,
      subject,
      raw,
      `${Math.round(size.width * scale)}`,
      `${Math.round(size.height * scale)}`,
      process.env.ART_SAMPLES ?? `${samples[view] ?? 20}`,
      mostSeconds,
      JSON.stringify(settings),
    ])
    const finish = [
      '-b',
      '--python-exit-code',
      '1',
      '--python',
      `${folder}scenes/finish.py`,
      '--',
      raw,
      finished,
    ]
    // An interior reads a plate back as light: its tones stay as rendered.
    const plate = view === 'outlook'
    // A room is in focus throughout: its guides need no network. A table has too many thin bars and glasses for that.
    const still = view === 'cabin' || view === 'saloon' || view === 'bathroom'
    const manner = plate ? ['0'] : still ? ['0.3', 'still'] : []
    await run('blender', [...finish, ...manner])
    await save(
      finished,
      plate ? `${folder}scenes/interior/plates/${subject}.jpg` : `${folder}originals/${id}.jpg`,
      size,
    )
  } finally {
    await rm(scratch, { recursive: true })
  }
}

async function save(from: string, to: string, size: Size) {
  for (const quality of [86, 82, 78, 72]) {
    const { size: bytes } = await sharp(from)
      .resize(size.width, size.height, { kernel: 'lanczos3' })
      .jpeg({ quality, mozjpeg: true })
      .toFile(to)
    if (bytes <= mostBytesPerPixel * size.width * size.height) return
  }
}

/** Runs a program quietly. @throws with the end of what it said, or how to install it. */
function run(program: string, parameters: string[]) {
  return new Promise<void>((resolve, reject) => {
    // The finishing multiplies small matrices: a second thread beside other work makes it ten times as slow.
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', OPENBLAS_NUM_THREADS: '1' }
    const child = spawn(program, parameters, { env })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4000)))
    child.on('error', () =>
      reject(
        new Error(
          `${program} is not installed. On Debian: apt-get install blender python3-numpy python3-scipy libopenblas0-pthread`,
        ),
      ),
    )
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}:\n${said}`)),
    )
  })
}

if (import.meta.main) {
  const scenes = JSON.parse(await readFile(`${folder}scenes/pictures.json`, 'utf8')) as Record<string, Scene>
  const ids = process.argv.slice(2)
  try {
    const unknown = ids.find((id) => !(id in scenes))
    if (ids.length === 0 || unknown)
      throw new Error(
        `${unknown ? `art/scenes/pictures.json has no "${unknown}". ` : ''}Usage: npm run art -- ID. Known: ${Object.keys(scenes).join(', ')}`,
      )
    for (const id of ids) {
      const started = Date.now()
      await render(id, scenes[id]!)
      console.log(`${id}: rendered in ${Math.round((Date.now() - started) / 1000)} s`)
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
