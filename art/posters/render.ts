/** Draws the posters: art/posters/ID.svg becomes art/originals/ID.jpg. `npm run posters`, then `npm run images`. */
import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = new URL('.', import.meta.url).pathname
for (const name of (await readdir(folder)).filter((each) => each.endsWith('.svg'))) {
  const svg = await readFile(`${folder}${name}`)
  await sharp(svg, { density: 96 }).resize(1600).flatten({ background: '#fbf8f1' }).jpeg({ quality: 88, mozjpeg: true }).toFile(`${folder}../originals/${name.replace('.svg', '.jpg')}`)
  console.log(name)
}
