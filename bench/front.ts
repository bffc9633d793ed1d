/** A server before the built one that passes everything on, and on request takes every script out of the pages. */
import { createServer, get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

const executable =
  /<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g

/** Listens on a free loopback port; pages leave it as brotli either way, so both ways cost the same. */
export async function startFront(origin: string, options: { withScripts: boolean }) {
  const server = createServer((request, response) => {
    get(
      origin + request.url,
      { headers: { ...request.headers, 'accept-encoding': 'br' } },
      async (answer) => {
        let body = Buffer.concat(await answer.toArray())
        if (answer.headers['content-type']?.startsWith('text/html')) {
          const html = brotliDecompressSync(body).toString()
          body = brotliCompressSync(options.withScripts ? html : html.replace(executable, ''), {
            params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
          })
        }
        response
          .writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length })
          .end(body)
      },
    ).on('error', () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  function stop() {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
