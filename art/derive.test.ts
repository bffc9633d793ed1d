import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { derive } from './derive.ts'
import type { PictureEntry } from './pictures/entry.ts'

const pictures: Record<string, PictureEntry> = {
  bay: {
    focal: [0.5, 0.5],
    alt: { es: 'Una bahía', en: 'A bay', de: 'Eine Bucht' },
    illustration: true,
    kind: 'rendered',
  },
}
let folders: { originals: string; photographs: string; output: string }
let root: string

const plain = (width: number, background: string) =>
  sharp({ create: { width, height: Math.round(width * 0.625), channels: 3, background } })
    .jpeg()
    .toBuffer()

beforeEach(async () => {
  root = mkdtempSync(`${tmpdir()}/pictures-`)
  folders = { originals: `${root}/originals`, photographs: `${root}/photographs`, output: `${root}/output` }
  for (const folder of Object.values(folders)) mkdirSync(folder)
  writeFileSync(`${folders.originals}/bay.jpg`, await plain(900, '#1296a6'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('deriving pictures', () => {
  it('makes AVIF at the widths that fit and one JPEG, and does nothing the second time', async () => {
    const first = await derive(pictures, folders)
    expect(first.bay).toMatchObject({
      width: 900,
      widths: [480, 800, 900],
      fallback: 900,
      illustration: true,
      photograph: false,
    })
    expect(readdirSync(folders.output).filter((name) => name.endsWith('.avif'))).toHaveLength(3)
    const said: string[] = []
    expect(await derive(pictures, folders, first, (line) => said.push(line))).toEqual(first)
    expect(said).toEqual([])
  })
  it('lets a photograph of the same id take the place of the rendering, and removes what is stale', async () => {
    const before = await derive(pictures, folders)
    writeFileSync(
      `${folders.photographs}/bay.png`,
      await sharp(await plain(1600, '#e8a265'))
        .png()
        .toBuffer(),
    )
    const after = await derive(pictures, folders, before)
    expect(after.bay).toMatchObject({
      photograph: true,
      illustration: false,
      width: 1600,
      widths: [480, 800, 1200, 1600],
    })
    expect(readdirSync(folders.output).every((name) => name.includes(after.bay!.hash))).toBe(true)
  })
  it('adds a variant for large screens of an original that is wide enough', async () => {
    writeFileSync(`${folders.originals}/bay.jpg`, await plain(2560, '#1296a6'))
    const { bay } = await derive(pictures, folders)
    expect(bay!.widths).toEqual([480, 800, 1200, 1600, 2560])
  })
  it.each([
    ['an id that no picture has', 'boat.jpg', 1600, /boat\.jpg.*no picture.*"boat"/],
    ['an ending that browsers do not know', 'bay.heic', 1600, /bay\.heic.*JPEG, PNG or WebP/],
    ['too few pixels', 'bay.jpg', 900, /bay\.jpg.*900 pixels wide.*1600/],
  ])('refuses a photograph with %s by name', async (_, name, width, message) => {
    writeFileSync(`${folders.photographs}/${name}`, await plain(width, '#0e4c63'))
    await expect(derive(pictures, folders)).rejects.toThrow(message)
  })
  it('takes an ending in capitals, as cameras write it, and refuses a second photograph of one picture', async () => {
    writeFileSync(`${folders.photographs}/bay.JPG`, await plain(1600, '#e8a265'))
    expect((await derive(pictures, folders)).bay!.photograph).toBe(true)
    writeFileSync(`${folders.photographs}/bay.png`, await plain(1600, '#e8a265'))
    await expect(derive(pictures, folders)).rejects.toThrow(/another photograph for "bay"/)
  })
  it('refuses a file that is no picture by name', async () => {
    writeFileSync(`${folders.photographs}/bay.jpg`, 'not a picture')
    await expect(derive(pictures, folders)).rejects.toThrow(/bay\.jpg/)
  })
})
