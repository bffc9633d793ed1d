import { Caption, Picture, type PictureData } from './picture.tsx'

type NightSpreadProps = {
  /** A picture of dusk or night. */
  picture: PictureData
  /** One short sentence; each page has one such spread at most. */
  sentence: string
  /** Whether the page says the sentence elsewhere too; then screen readers hear it there alone. */
  quoted?: boolean
}

/** The dark page of a magazine: dusk from edge to edge, and one sentence on it. */
export function NightSpread({ picture, sentence, quoted }: NightSpreadProps) {
  return (
    <section className="on-dark night-spread no-print">
      <Picture
        picture={picture}
        sizes="(orientation: portrait) 150vw, 100vw"
        decorative
        className="night-spread-picture"
      />
      <div className="page night-spread-words">
        <p className="night-spread-sentence" aria-hidden={quoted}>
          {sentence}
        </p>
        <Caption as="div" picture={picture} className="mt-6" />
      </div>
    </section>
  )
}
