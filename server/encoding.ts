import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | undefined

/** Best encoding that we store and the browser takes (RFC 9110, 12.5.3). */
export function negotiate(header: string | null): Encoding {
  const accepted = new Map(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', q] = part.trim().split(/\s*;\s*q=/)
        return [name, q === undefined ? 1 : Number(q)] as const
      }),
  )
  const wants = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  return wants('br') ? 'br' : wants('gzip') ? 'gzip' : undefined
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses an answer made for one request; quality 5 takes a few milliseconds for our longest page. */
export async function encode(
  text: string,
  acceptEncoding: string | null,
): Promise<{ body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const encoding = negotiate(acceptEncoding)
  const plain = Buffer.from(text)
  const body =
    encoding === 'br'
      ? await compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : encoding === 'gzip'
        ? await compressGzip(plain)
        : plain
  return {
    body: new Uint8Array(body),
    headers: { 'Content-Length': String(body.length), ...(encoding && { 'Content-Encoding': encoding }) },
  }
}
