/**
 * Draws the posters: art/posters/ID.svg, or what art/posters/drawn/ID.ts draws, becomes art/originals/ID.jpg.
 * `npm run posters` draws all, `npm run posters -- ID …` only those; then `npm run images`.
 */
import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = new URL('.', import.meta.url).pathname
const wanted = process.argv.slice(2)
/** Above this many bytes an original is saved a little coarser. */
const largest = 450_000

for (const name of [
  ...(await readdir(folder)).filter((each) => each.endsWith('.svg')),
  ...(await readdir(`${folder}drawn`)).filter((each) => each.endsWith('.ts')),
]) {
  const id = name.replace(/\.(svg|ts)$/, '')
  if (wanted.length > 0 && !wanted.includes(id)) continue
  if (name.endsWith('.svg')) await save(await readFile(`${folder}${name}`), 1600, id)
  else {
    const { draw } = (await import(`./drawn/${name}`)) as { draw: () => string }
    await save(Buffer.from(draw()), 1760, id)
  }
  console.log(id)
}

async function save(svg: Buffer, width: number, id: string) {
  const drawn = await sharp(svg, { density: (72 * 1.34 * width) / 1600, unlimited: true })
    .resize(width)
    .flatten({ background: '#fbf8f1' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of [88, 84, 80, 74]) {
    const { size } = await sharp(drawn.data, { raw: drawn.info })
      .jpeg({ quality, mozjpeg: true })
      .toFile(`${folder}../originals/${id}.jpg`)
    if (size <= largest) return
  }
}
