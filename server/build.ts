/** Builds the site: picture variants, bundles, compressed files, rendered pages. `npm run build`; `npm start` calls it when something is missing. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ServerBuild } from 'react-router'

const root = new URL('../', import.meta.url)
const stamp = new URL('build/stamp', root)
const sources = [
  'app/**/*.{ts,tsx,css,woff2}',
  'content/**/*.{ts,md,ics,jpg,jpeg,png,webp}',
  'charter/**/*.ts',
  'brochures/**/*',
  'art/*.{ts,json}',
  'charts/**/*.{ts,json,css}',
  'art/originals/*',
  'public/**/*',
  'server/{,calendars/}*.ts',
  '*.config.ts',
  'package-lock.json',
]

/** Changes when anything changes that a page is made of. Pictures count by name and size, texts by content. */
async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const file of glob(sources, { cwd: root.pathname })) files.push(file)
  for (const file of files.sort()) {
    hash.update(file)
    if (existsSync(new URL(file, root)) && /\.\w+$/.test(file))
      hash.update(await readFile(new URL(file, root)))
  }
  return hash.digest('hex')
}

export async function buildIsCurrent(): Promise<boolean> {
  const last = await readFile(stamp, 'utf8').catch(() => '')
  return last !== '' && last === (await sourceStamp())
}

export async function build(env: Record<string, string | undefined>): Promise<void> {
  // What reads the contents is imported after their check: the compiler names a comma missing there.
  run('Contents', ['server/check.ts', ...process.argv.filter((each) => each === '--new-prices')])
  // `npm test` has just checked them.
  if (!process.argv.includes('--types-checked')) checkTypes()
  const { parseServerConfig } = await import('./config.ts')
  const { site: settings } = parseServerConfig(env)
  const { removePages, savePages } = await import('./page-files.ts')
  await removePages()
  run('Pictures', ['art/derive.ts'])
  console.log('Site: bundling')
  run('Site', ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'])
  await compressFiles()
  const bundle = (await import(new URL('build/server/index.js', root).href)) as ServerBuild
  const { createSite } = await import('./site.ts')
  const { openCalendars } = await import('./calendars/calendars.ts')
  const { unsigned } = await import('./quotes.ts')
  const site = createSite(bundle, settings, {
    enquire: async () => ({ status: 'refused' }),
    calendars: await openCalendars(),
    quotes: unsigned,
  })
  const started = Date.now()
  const { buildPages } = await import('./cached-pages.ts')
  const { monthAt } = await import('./renew-pages.ts')
  const built = await buildPages(site, settings.origin, monthAt(new Date()))
  await savePages(built, settings)
  console.log(`Pages: ${built.pages.size} rendered in ${Date.now() - started} ms`)
  // Imported now, because it reads at import what was derived of the pictures above.
  const { drawSocialPictures } = await import('./social.ts')
  const social = await drawSocialPictures(built.pages, new URL('build/client', root).pathname)
  console.log(`Social pictures: ${social.cards}, ${social.drawn} drawn anew`)
  await keepFacts()
  await writeFile(stamp, await sourceStamp())
}

/** For the next build's questions. */
async function keepFacts() {
  const { buildFacts, writeLastBuild } = await import('./last-build.ts')
  const { charterFacts } = await import('#content/charter/facts.ts')
  const { fleet } = await import('#content/fleet.ts')
  await writeLastBuild(buildFacts(fleet, charterFacts))
}

/** What the compiler says of the sources, with file and line. @throws where it finds an error */
function checkTypes() {
  // Reads the table of pages, so it too stumbles over a comma missing in the contents; the compiler says which.
  const routes = tool(['node_modules/@react-router/dev/bin.cjs', 'typegen'])
  const types = tool(['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', '.'])
  if (routes.status === 0 && types.status === 0) return
  console.error(types.stdout || routes.stderr)
  throw new Error('The build stopped at "Types". What has to be fixed stands above.')
}

function tool(command: string[]) {
  needs(command[0]!)
  return spawnSync(process.execPath, command, { cwd: root.pathname, encoding: 'utf8', maxBuffer: 2 ** 26 })
}

function needs(file: string) {
  if (!existsSync(new URL(file, root)))
    throw new Error(`The file ${file} is missing; run "npm install" first`)
}

function run(name: string, command: string[]) {
  needs(command[0]!)
  const { status } = spawnSync(process.execPath, command, {
    cwd: root.pathname,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The build stopped at "${name}". What has to be fixed stands above.`)
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Text files get their compressed twins once, at the highest quality. */
async function compressFiles() {
  for await (const name of glob('build/client/**/*.{js,css,svg,xml,txt,webmanifest,json}', {
    cwd: root.pathname,
  })) {
    const file = new URL(name, root)
    const content = await readFile(file)
    await writeFile(
      `${file.pathname}.br`,
      await compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    await writeFile(`${file.pathname}.gz`, await compressGzip(content, { level: 9 }))
  }
}

async function noticeBeforePublic() {
  const { readinessNotice } = await import('#content/readiness.ts')
  const { openFactsHere } = await import('./open-facts.ts')
  const notice = readinessNotice(openFactsHere(process.env))
  if (notice) console.log(notice)
}

const wanted = async () => !process.argv.includes('--if-needed') || !(await buildIsCurrent())

if (import.meta.main && (await wanted())) {
  await build(process.env)
    .then(noticeBeforePublic)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    })
}
