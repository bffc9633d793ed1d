/**
 * Makes the loop of moving water that lies over a picture: `npm run loop -- ID` writes art/originals/ID-loop-av1.mp4,
 * ID-loop-h264.mp4 and ID-loop-water.webp, the mask that shows water alone; then `npm run images`. The original is to be
 * rendered first, with the same scene. Needs what `npm run art` needs, and ffmpeg with SVT-AV1 and x264; ten minutes.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import sharp from 'sharp'

const folder = new URL('.', import.meta.url).pathname
const scenes = `${folder}scenes`
const size = { width: 1440, height: 900 }
const samples = 12
const seconds = 7
const framesPerSecond = 24
const colours = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ')
const quiet = ['-v', 'error', '-y']
const pixels = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
/** Both films stay under 1.2 MB; H.264 needs to be told. */
const films = {
  av1: '-c:v libsvtav1 -preset 4 -crf 38'.split(' '),
  h264: '-c:v libx264 -preset slow -profile:v high -crf 27 -maxrate 1100k -bufsize 2200k'.split(' '),
}

async function makeLoop(id: string) {
  const work = await mkdtemp(`${tmpdir()}/loop-`)
  const original = `${folder}originals/${id}`
  try {
    await blender('loop_plates.py', [id, work, size.width, size.height, samples].map(String))
    for (const plate of ['calm', 'bed'])
      await blender('finish.py', [`${work}/${plate}.png`, `${work}/${plate}-f.png`])
    const frames = start(
      'python3',
      [`${scenes}/loop_frames.py`, work, `${original}.jpg`, `${seconds}`, `${framesPerSecond}`],
      'pipe',
    )
    const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`]
    const rate = ['-r', `${framesPerSecond}`]
    const kept = start('ffmpeg', [...quiet, ...raw, ...rate, '-i', '-', '-c:v', 'ffv1', `${work}/frames.mkv`])
    frames.stdout!.pipe(kept.stdin!)
    await Promise.all([ended(frames), ended(kept)])
    for (const [name, settings] of Object.entries(films)) {
      const once = ['-g', `${seconds * framesPerSecond}`, ...settings, ...colours]
      const film = ['-an', '-vf', pixels, ...once, '-movflags', '+faststart']
      await ended(
        start('ffmpeg', [...quiet, '-i', `${work}/frames.mkv`, ...film, `${original}-loop-${name}.mp4`]),
      )
    }
    await saveMask(`${work}/water.png`, `${original}-loop-water.webp`)
  } finally {
    await rm(work, { recursive: true })
  }
}

/** A mask of CSS counts how opaque it is: water becomes opaque, the rest clear. */
async function saveMask(from: string, to: string) {
  const opacity = await sharp(from).toColourspace('b-w').raw().toBuffer()
  await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .joinChannel(opacity, { raw: { ...size, channels: 1 } })
    .webp({ quality: 80, alphaQuality: 90, effort: 6 })
    .toFile(to)
}

const blender = (script: string, parameters: string[]) =>
  ended(
    start('blender', [
      '-b',
      '--python-exit-code',
      '1',
      '--python',
      `${scenes}/${script}`,
      '--',
      ...parameters,
    ]),
  )

function start(program: string, parameters: string[], output: 'pipe' | 'ignore' = 'ignore'): ChildProcess {
  // A second thread beside other work makes small matrices ten times as slow.
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', OPENBLAS_NUM_THREADS: '1' }
  return spawn(program, parameters, { env, stdio: ['pipe', output, 'inherit'] })
}

/** @throws where the program is missing or fails; what it said stands above. */
function ended(child: ChildProcess) {
  const program = child.spawnfile
  return new Promise<void>((resolve, reject) => {
    child.on('error', () =>
      reject(
        new Error(
          `${program} is not installed. On Debian: apt-get install blender ffmpeg python3-numpy python3-scipy`,
        ),
      ),
    )
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}.`)),
    )
  })
}

if (import.meta.main) {
  const [id] = process.argv.slice(2)
  try {
    if (!id) throw new Error('Usage: npm run loop -- ID, the id of a picture with water at anchor.')
    await makeLoop(id)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
