/** The relay of a failure test with all that it imports in one file: it starts in half the processor time, and a test of many kills starts fifty. */
import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { temporaryFolder } from '../testing/folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
let made: Promise<string> | undefined

/** @returns the program's path; it is made once and removed when this process ends. */
export function relayInOneFile(): Promise<string> {
  return (made ??= make())
}

async function make(): Promise<string> {
  const { folder, remove } = temporaryFolder()
  process.once('exit', remove)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: 'enquiries/soak/server.ts',
      outDir: folder,
      target: 'node22',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'server.mjs', codeSplitting: false } },
    },
  })
  // The relay reads them from beside its own file.
  await cp(`${root}enquiries/migrations`, `${folder}/migrations`, { recursive: true })
  return `${folder}/server.mjs`
}
