/** The owner's photographs in content/photographs, each under the id of the picture whose place it takes. */
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'

/** Pixels across. */
const smallest = 1600
const endings = ['jpg', 'jpeg', 'png', 'webp']

/** Their files by picture id, and what is wrong with others. Cameras write endings in capitals. */
export async function photographsIn(folder: string, pictures: object) {
  const files: Record<string, string> = {}
  const flaws: string[] = []
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    if (name === 'README.md' || name.startsWith('.')) continue
    const [, id = name, ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? []
    if (!endings.includes(ending.toLowerCase()))
      flaws.push(`${folder}/${name}: a photograph must be a JPEG, PNG or WebP file. Save it as ${id}.jpg.`)
    else if (!(id in pictures))
      flaws.push(
        `${folder}/${name}: no picture of art/pictures/ has the id "${id}". Rename the file to the id of the picture it replaces.`,
      )
    else if (files[id])
      flaws.push(`${folder}/${name}: there is another photograph for "${id}". Remove one of them.`)
    else files[id] = `${folder}/${name}`
  }
  return { files, flaws }
}

/** A line for each photograph that cannot be used, with what to do. */
export async function photographFlaws(folder: string, pictures: object): Promise<string[]> {
  const { files, flaws } = await photographsIn(folder, pictures)
  const unfit = await Promise.all(Object.values(files).map(unfitFor))
  return [...flaws, ...unfit.flat()]
}

async function unfitFor(file: string): Promise<string[]> {
  const data = await sharp(file)
    .metadata()
    .catch(() => undefined)
  if (!data) return [`${file}: the file cannot be read as a picture. Save it again as JPEG.`]
  const { width } = data.autoOrient
  return width < smallest
    ? [
        `${file}: the photograph is ${width} pixels wide; at least ${smallest} are needed. Use the original from the camera.`,
      ]
    : []
}
