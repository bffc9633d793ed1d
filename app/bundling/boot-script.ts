import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const name = 'virtual:boot-script'
const file = fileURLToPath(new URL('../hydration/boot.ts', import.meta.url))

/** `import bootScript from 'virtual:boot-script'`: boot.ts and what it imports as one classic script, built and minified. */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await classicScript())}`
    },
  }
}

/** @throws if the script would end the element that holds it */
async function classicScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (!bundle || !('output' in bundle)) throw new Error(`${file} was not built`)
  const code = bundle.output[0].code.trim()
  if (/<\/script|<!--/i.test(code))
    throw new Error(`${file} cannot stand in a page: it holds "</script" or "<!--"`)
  return code
}
