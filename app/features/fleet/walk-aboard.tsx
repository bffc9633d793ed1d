import { useTranslation } from 'react-i18next'
import { ChapterHead } from '#app/ui/chapter-head.tsx'
import { Caption, cardOnPhone, Picture } from '#app/ui/picture.tsx'
import type { WalkStop } from './walk-aboard.server.ts'

/** A walk through her rooms: a picture across the page, then a pair on its two axes. */
export function WalkAboard({ stops }: { stops: WalkStop[] }) {
  const { t } = useTranslation()
  return (
    <section className="page chapter">
      <ChapterHead title={t('fleet.walk')} />
      <ul className="led-list mt-8 grid gap-y-10 md:mt-10">
        {stops.map(({ picture, room }, i) => (
          <li key={picture.id}>
            <figure>
              <div className="overflow-hidden">
                <Picture
                  picture={picture}
                  sizes={`(min-width: 102rem) ${i % 3 ? 720 : 1462}px, (min-width: 64rem) ${i % 3 ? 46 : 92}vw, ${cardOnPhone}`}
                  className={`settle aspect-[4/3] w-full ${i % 3 ? '' : 'md:aspect-[16/9]'}`}
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
        ))}
      </ul>
    </section>
  )
}
