import type { ReactNode } from 'react'
import { Headline, upright } from './headline.tsx'
import { Caption, Picture, type PictureData } from './picture.tsx'

type NightSpreadProps = {
  /** A picture of dusk or night. */
  picture: PictureData
  /** One short sentence; each page has one such spread at most. */
  sentence: string
  /** What belongs to the sentence, which is then the headline of a chapter. */
  children?: ReactNode
}

/** A sentence of more letters than this is set one step smaller, so that it stays in one window. */
const longest = 56

/** The dark page of a magazine: dusk from edge to edge, and one sentence on it. */
export function NightSpread({ picture, sentence, children }: NightSpreadProps) {
  const size = `night-spread-sentence ${sentence.length > longest ? 'night-spread-long' : ''}`
  return (
    <section className="on-dark chapter night-spread no-print">
      <Picture
        picture={picture}
        sizes="(orientation: portrait) 150vw, 100vw"
        decorative
        className="night-spread-picture settle"
      />
      <div className="page night-spread-words">
        {children ? (
          <Headline className={size}>{sentence}</Headline>
        ) : (
          <p className={size}>{upright(sentence)}</p>
        )}
        {children}
        <Caption as="div" picture={picture} className="mt-6" />
      </div>
    </section>
  )
}
