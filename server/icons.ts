/** Makes the raster icons from public/icon.svg. Run with `npm run icons` after changing the mark; the results are committed. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = new URL('../public/', import.meta.url).pathname
const svg = await readFile(`${folder}icon.svg`)
const png = (size: number) =>
  sharp(svg, { density: 600 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer()

for (const [name, size] of [
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-icon.png', 180],
] as const)
  await writeFile(`${folder}${name}`, await png(size))
await writeFile(`${folder}favicon.ico`, iconFile(48, await png(48)))

/** A PNG in the frame of an .ico file with one picture, for programs that ask for /favicon.ico unasked: head of 6 bytes, entry of 16. */
function iconFile(size: number, picture: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([size, size], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
