import { useTranslation } from 'react-i18next'
import { ChapterHead } from '#app/ui/chapter-head.tsx'
import { Caption, cardOnPhone, Picture, type PictureData } from '#app/ui/picture.tsx'
import type { WalkStop } from './walk-aboard.server.ts'

type WalkAboardProps = {
  /** All pictures of the yacht. */
  pictures: PictureData[]
  stops: WalkStop[]
}

/** By how many pictures share a row: the columns of six that each takes, its shape, and its width on the page. */
const rows = {
  1: { columns: 'md:col-span-6', shape: 'md:aspect-[16/9]', widest: '1462px', wide: '92vw' },
  2: { columns: 'md:col-span-3', shape: '', widest: '720px', wide: '46vw' },
  3: { columns: 'md:col-span-2', shape: '', widest: '472px', wide: '30vw' },
} as const

/** A walk through her rooms: a picture across the page, then pairs on its two axes or three side by side. */
export function WalkAboard({ pictures, stops }: WalkAboardProps) {
  const { t } = useTranslation()
  return (
    <section className="page chapter">
      <ChapterHead title={t('fleet.walk')} />
      <ul className="mt-8 grid gap-x-[var(--gutter)] gap-y-10 md:mt-10 md:grid-cols-6 lg:gap-y-16">
        {stops.map(({ id, room, across, second }, i) => {
          const picture = pictures.find((each) => each.id === id)!
          const { columns, shape, widest, wide } = rows[across]
          return (
            <li key={id} className={`${columns} ${second ? 'lg:mt-24' : ''}`}>
              <figure>
                <div className="overflow-hidden">
                  <Picture
                    picture={picture}
                    sizes={`(min-width: 102rem) ${widest}, (min-width: 48rem) ${wide}, ${cardOnPhone}`}
                    className={`settle aspect-[4/3] w-full ${shape}`}
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
