/**
 * Makes the three font files of the site from the @fontsource-variable packages: only the letters that
 * Spanish, English and German need, only the axes that app.css uses. Run with `npm run fonts` after
 * raising a font package; the results are committed. The brochures' fonts are made beside them.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const basicLatin = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i))
const latin1 = String.fromCodePoint(...Array.from({ length: 0xff - 0xa0 + 1 }, (_, i) => 0xa0 + i))
const typography = '‘’‚“”„–—…‹›•′″−×€→←↑↓ŒœŸ\u00ad\u202f\u2009\u2011'
/** Letters of names from elsewhere, such as Gdańsk. */
const latinExtended = String.fromCodePoint(...Array.from({ length: 0x80 }, (_, i) => 0x100 + i))
const standard = basicLatin + latin1 + typography

const fontsource = new URL('../../node_modules/@fontsource-variable/', import.meta.url)
const fonts: { from: string; to: string; axes: Record<string, number>; letters?: string }[] = [
  // For the brochures as TrueType, because PDFKit embeds neither WOFF2 nor variable fonts.
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: '../../brochures/fonts/newsreader.ttf',
    axes: { opsz: 48, wght: 380 },
  },
  {
    from: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: '../../brochures/fonts/newsreader-italic.ttf',
    axes: { opsz: 48, wght: 380 },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: '../../brochures/fonts/instrument-sans.ttf',
    axes: { wght: 400 },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: '../../brochures/fonts/instrument-sans-medium.ttf',
    axes: { wght: 520 },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    to: '../../brochures/fonts/instrument-sans-more.ttf',
    axes: { wght: 400 },
    letters: latinExtended,
  },
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader.woff2',
    axes: { opsz: 48, wght: 380 },
  },
  {
    from: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: 'newsreader-italic.woff2',
    axes: { opsz: 48, wght: 380 },
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: {},
  },
]

for (const { from, to, axes, letters = standard } of fonts) {
  const source = await readFile(new URL(from, fontsource))
  const subset = await subsetFont(source, letters, {
    targetFormat: to.endsWith('.ttf') ? 'truetype' : 'woff2',
    variationAxes: axes,
  })
  await writeFile(new URL(to, import.meta.url), subset)
  console.log(`${to}: ${(subset.length / 1024).toFixed(1)} KB`)
}
