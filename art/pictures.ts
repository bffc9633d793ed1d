/**
 * Every picture of the site: what it shows, what must stay in sight when it is cropped, and whether it is a drawing.
 * The entries stand in art/pictures/, by subject.
 */
import { drawings } from './pictures/drawings.ts'
import { foredeckPictures } from './pictures/foredecks.ts'
import { interiorPictures } from './pictures/interiors.ts'
import { placePictures } from './pictures/places.ts'
import { yachtPictures } from './pictures/yachts.ts'

export const pictures = {
  ...yachtPictures,
  ...interiorPictures,
  ...foredeckPictures,
  ...placePictures,
  ...drawings,
}

export type PictureId = keyof typeof pictures
