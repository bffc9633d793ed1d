import { useTranslation } from 'react-i18next'
import { ChapterHead } from '#app/ui/chapter-head.tsx'
import { Caption, cardOnPhone, Picture, type PictureData } from '#app/ui/picture.tsx'
import type { WalkStop } from './walk-aboard.server.ts'

type WalkAboardProps = {
  /** All pictures of the yacht. */
  pictures: PictureData[]
  stops: WalkStop[]
}

/** A walk through her rooms: a picture across the page, then a pair on its two axes. */
export function WalkAboard({ pictures, stops }: WalkAboardProps) {
  const { t } = useTranslation()
  return (
    <section className="page chapter">
      <ChapterHead title={t('fleet.walk')} />
      <ul className="led-list mt-8 grid gap-y-10 md:mt-10">
        {stops.map(({ id, room }, i) => {
          const picture = pictures.find((each) => each.id === id)!
          const spread = i % 3 === 0
          return (
            <li key={id}>
              <figure>
                <div className="overflow-hidden">
                  <Picture
                    picture={picture}
                    sizes={`(min-width: 102rem) ${spread ? 1462 : 720}px, (min-width: 64rem) ${spread ? 92 : 46}vw, ${cardOnPhone}`}
                    className={`settle aspect-[4/3] w-full ${spread ? 'md:aspect-[16/9]' : ''}`}
                  />
                </div>
                {(room || i === 0) && (
                  <Caption
                    picture={{ ...picture, illustration: picture.illustration && i === 0 }}
                    className="mt-2"
                  >
                    {room}
                  </Caption>
                )}
              </figure>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
