/** `npm start`: builds what is missing, serves, and says where. `npm run serve` passes --no-build. */
import { enableCompileCache, flushCompileCache } from 'node:module'

// React renders several times faster than in development.
process.env.NODE_ENV ??= 'production'
// Compiled code is kept for the next start, which then takes about a third less; where nothing can be written, it is not.
enableCompileCache(new URL('../node_modules/.cache/start', import.meta.url).pathname)
try {
  if (!process.argv.includes('--no-build')) await buildWhatIsMissing()
  // Not before: the brochures read at import what the build has found out of the pictures.
  const { startServer } = await import('./main.ts')
  const server = await startServer(process.env)
  console.log(`\nThe site is at ${server.address}`)
  console.log(server.letters)
  if (server.role === 'all') console.log('ROLE is all: this process takes enquiries and delivers them.')
  if (server.role === 'web') console.log('ROLE is web: another process with ROLE worker or all must deliver.')
  if (server.role === 'worker')
    console.log('ROLE is worker: this process delivers; keep visitors away from it.')
  if (server.config.site.relayUrl) console.log(`The enquiry form posts to ${server.config.site.relayUrl}.`)
  if (server.config.model)
    console.log(
      `Letters to offers are written by ${server.config.model.name}, for at most ${server.config.model.tokensPerDay} tokens a day.`,
    )
  if (!process.env.SITE_URL)
    console.log(`SITE_URL is not set: pages name ${server.config.site.origin} as their address.`)

  flushCompileCache()

  for (const line of server.calendarProblems()) console.log(line)

  const { readinessNotice } = await import('#content/readiness.ts')
  const { openFactsHere } = await import('./open-facts.ts')
  const notice = readinessNotice(openFactsHere(process.env))
  if (notice) console.log(notice)

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Imported here alone, so that serving needs none of the build's tools. */
async function buildWhatIsMissing() {
  const { build, buildIsCurrent } = await import('./build.ts')
  if (await buildIsCurrent()) return
  console.log('The site is not built for these sources yet; building it now.')
  await build(process.env)
}
