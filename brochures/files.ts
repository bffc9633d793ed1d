/** Serves the brochures: each is made when it is first asked for and kept on disk until what it is made of changes. */
import { createHash } from 'node:crypto'
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Locale } from '#content/locales.ts'
import type { BrochureOptions } from './brochure.ts'
import { brochureAt, type Subject } from '#app/brochure-paths.ts'

type Log = { error: (details: object, message: string) => void }
type Settings = {
  /** Where finished files are kept. */
  folder: string
  origin: string
  log: Log
  /** Makes a brochure; tests count and break it. */
  make?: (options: BrochureOptions) => Promise<Buffer>
}

const root = new URL('../', import.meta.url).pathname
const sources = [
  'brochures/**/*.{ts,ttf}',
  'content/**/*.ts',
  'content/photographs/*',
  'art/*.ts',
  'charts/**/*.{ts,css,json}',
  'art/originals/*',
  'app/styles/tokens.css',
  'app/{site,pages}.ts',
  'package.json',
]

/** What draws is loaded with the first brochure: it is a quarter of all modules, and the server starts without it. */
const drawing = () => import('./brochure.ts')
const drawn = async (options: BrochureOptions) => (await drawing()).brochureOf(options)

/** Changes when anything changes that a brochure is made of: words, figures, pictures, layout, the site's address. */
async function sourceHash(origin: string): Promise<string> {
  const hash = createHash('sha256').update(origin)
  const names: string[] = []
  for await (const name of glob(sources, { cwd: root })) if (!name.endsWith('.test.ts')) names.push(name)
  for (const name of names.sort()) hash.update(name).update(await readFile(root + name))
  return hash.digest('hex').slice(0, 16)
}

/** @returns a function that answers a request for a brochure, or gives nothing back if there is none of that name. */
export function createBrochures({ folder, origin, log, make = drawn }: Settings) {
  const underWay = new Map<string, Promise<Buffer>>()
  let key: Promise<string> | undefined
  let line: Promise<unknown> = Promise.resolve()

  /** One is drawn at a time, because drawing keeps the processor to itself; who asks for the same one waits for the same file. */
  function fileOf(subject: Subject & { locale: Locale }): Promise<Buffer> {
    const name = [subject.id, subject.edition ?? 'guests', subject.locale].join('-')
    const waiting = underWay.get(name)
    if (waiting) return waiting
    const file = load(name, subject).finally(() => underWay.delete(name))
    underWay.set(name, file)
    return file
  }

  async function load(name: string, subject: Subject & { locale: Locale }): Promise<Buffer> {
    key ??= sourceHash(origin)
    const file = `${name}.${await key}.pdf`
    const kept = await readFile(`${folder}/${file}`).catch(() => undefined)
    if (kept) return kept
    const made = line.then(() => make({ ...subject, origin }))
    line = made.catch(() => undefined)
    const pdf = await made
    await keep(name, file, pdf).catch((error: unknown) =>
      log.error({ err: error, folder }, 'a brochure could not be kept on disk'),
    )
    return pdf
  }

  /** Written beside and renamed, so that nobody reads half a file; what it replaces is removed. */
  async function keep(name: string, file: string, pdf: Buffer) {
    await mkdir(folder, { recursive: true })
    const part = `${folder}/${file}.${process.pid}.part`
    await writeFile(part, pdf)
    await rename(part, `${folder}/${file}`)
    const old = (await readdir(folder)).filter(
      (each) => each.startsWith(`${name}.`) && each.endsWith('.pdf') && each !== file,
    )
    await Promise.all(old.map((each) => rm(`${folder}/${each}`, { force: true })))
  }

  return async function answer(request: Request): Promise<Response | undefined> {
    const subject = brochureAt(new URL(request.url).pathname)
    if (!subject) return undefined
    try {
      const pdf = await fileOf(subject)
      const etag = `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 20)}"`
      const headers = new Headers({
        ETag: etag,
        'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      })
      if (
        request.headers
          .get('if-none-match')
          ?.split(/\s*,\s*/)
          .some((tag) => tag.replace(/^W\//, '') === etag)
      )
        return new Response(null, { status: 304, headers })
      for (const [header, value] of Object.entries(await fileHeaders(subject, pdf)))
        headers.set(header, value)
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(pdf), { headers })
    } catch (error) {
      log.error({ err: error, brochure: subject.id, locale: subject.locale }, 'a brochure could not be made')
      return new Response('500\n', {
        status: 500,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    }
  }
}

async function fileHeaders(subject: Subject & { locale: Locale }, pdf: Buffer) {
  const { fileNameOf } = await drawing()
  const name = fileNameOf(subject, subject.locale)
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replaceAll('"', '')
  return {
    'Content-Type': 'application/pdf',
    'Content-Length': String(pdf.length),
    'Content-Language': subject.locale,
    'Content-Disposition': `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`,
  }
}
