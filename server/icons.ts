/** Makes the raster icons from public/icon.svg. Run with `npm run icons` after changing the mark; the results are committed. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = new URL('../public/', import.meta.url).pathname
const svg = await readFile(`${folder}icon.svg`)
for (const [name, size] of [['icon-192.png', 192], ['icon-512.png', 512], ['apple-touch-icon.png', 180]] as const)
  await sharp(svg, { density: 600 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(`${folder}${name}`)
