/**
 * Makes the files that pages load from the originals: AVIF at several widths and one JPEG, named by a hash of
 * the source so that they may be cached for ever. A photograph that the owner drops into content/photographs
 * under a picture's id takes the place of the rendering. Incremental; `npm run images`, and part of the build.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { PictureEntry } from './pictures/entry.ts'
import { photographFlaws, photographsIn } from './photographs.ts'
import { pictures as entries } from './pictures.ts'

/** Widths in pixels of the variants: phones at one and two device pixels, half and whole windows. */
const widths = [480, 800, 1200, 1760]
/** Of an original as wide as a large screen; heroes alone offer the last (app/ui/picture.server.ts). */
const wideWidths = [480, 800, 1200, 1600, 2560]
const fallbackWidth = 1200
const settings = 'avif52e5-jpeg78-v1'

export type Derived = {
  hash: string
  width: number
  height: number
  widths: number[]
  fallback: number
  tint: string
  photograph: boolean
  illustration: boolean
}
type Folders = { originals: string; photographs: string; output: string }

/** Derives every picture that changed. @returns what pages need to know of each. @throws naming the file and what to do. */
export async function derive(
  pictures: Record<string, PictureEntry>,
  folders: Folders,
  known: Record<string, Derived> = {},
  say: (line: string) => void = () => {},
): Promise<Record<string, Derived>> {
  await mkdir(folders.output, { recursive: true })
  const flaws = await photographFlaws(folders.photographs, pictures)
  if (flaws.length > 0) throw new Error(flaws.join('\n'))
  const { files: photographs } = await photographsIn(folders.photographs, pictures)
  const result: Record<string, Derived> = {}
  const ids = Object.keys(pictures)
  for (const [i, id] of ids.entries()) {
    const source = await sourceOf(id, folders, photographs[id])
    const hash = createHash('sha256').update(settings).update(source.content).digest('hex').slice(0, 10)
    const before = known[id]
    const current =
      before?.hash === hash && variantsOf(id, before).every((name) => existsSync(`${folders.output}/${name}`))
    result[id] = current ? before : await deriveOne(id, source, hash, folders.output)
    if (!current) say(`Pictures: ${i + 1}/${ids.length} ${id}`)
  }
  await removeStale(result, folders.output)
  return result
}

type Source = { file: string; content: Buffer; photograph: boolean }

async function sourceOf(
  id: string,
  { originals, photographs }: Folders,
  photograph?: string,
): Promise<Source> {
  const file = photograph ?? `${originals}/${id}.jpg`
  if (!existsSync(file))
    throw new Error(
      `art/pictures/ names "${id}", but ${file} does not exist. Put a photograph into ${photographs} as ${id}.jpg, render the picture with "npm run art -- ${id}", or remove the entry.`,
    )
  return { file, content: await readFile(file), photograph: photograph !== undefined }
}

async function deriveOne(
  id: string,
  { file, content, photograph }: Source,
  hash: string,
  output: string,
): Promise<Derived> {
  const upright = await sharp(content)
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error(`${file}: the file cannot be read as a picture. Save it again as JPEG.`)
    })
  const { width, height } = upright.info
  const fitting =
    width < wideWidths.at(-1)!
      ? [...new Set([...widths.filter((each) => each < width), Math.min(width, widths.at(-1)!)])]
      : wideWidths
  for (const each of fitting)
    await sharp(content)
      .rotate()
      .resize(each)
      .avif({ quality: 52, effort: 4 })
      .toFile(`${output}/${id}.${hash}-${each}.avif`)
  const fallback = Math.min(width, fallbackWidth)
  await sharp(content)
    .rotate()
    .resize(fallback)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(`${output}/${id}.${hash}-${fallback}.jpg`)
  const { dominant, channels } = await sharp(content).stats()
  const mean =
    channels.length >= 3
      ? channels.slice(0, 3).map((channel) => channel.mean)
      : [dominant.r, dominant.g, dominant.b]
  const tint = `#${mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
  return { hash, width, height, widths: fitting, fallback, tint, photograph, illustration: !photograph }
}

function variantsOf(id: string, { hash, widths: made, fallback }: Derived) {
  return [...made.map((width) => `${id}.${hash}-${width}.avif`), `${id}.${hash}-${fallback}.jpg`]
}

async function removeStale(current: Record<string, Derived>, output: string) {
  const wanted = new Set(Object.entries(current).flatMap(([id, derived]) => variantsOf(id, derived)))
  for (const name of await readdir(output)) if (!wanted.has(name)) await rm(`${output}/${name}`)
}

if (import.meta.main) {
  const root = new URL('../', import.meta.url).pathname
  const index = `${root}art/derived.json`
  const known = JSON.parse(await readFile(index, 'utf8').catch(() => '{}')) as Record<string, Derived>
  try {
    const derived = await derive(
      entries,
      {
        originals: `${root}art/originals`,
        photographs: `${root}content/photographs`,
        output: `${root}public/pictures`,
      },
      known,
      console.log,
    )
    await writeFile(index, `${JSON.stringify(derived, null, 2)}\n`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
