/** Files of the build, with their compressed twins. Only paths that were there at the start are looked up on the disk. */
import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** Their names change with their contents. */
const immutable = /^\/(assets|pictures)\//
const cacheControl = (path: string) =>
  immutable.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

/** @param folder for example `build/client` */
export function staticFiles(folder: string): MiddlewareHandler {
  const paths = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.replace(/\/$/, '').length)),
  )
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_, c) => c.header('Cache-Control', cacheControl(c.req.path)),
  })
  return (c, next) => (paths.has(c.req.path) ? serve(c, next) : next())
}
