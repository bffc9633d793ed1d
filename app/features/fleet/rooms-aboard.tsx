import { ChapterHead } from '#app/ui/chapter-head.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Caption, Picture, type PictureData } from '#app/ui/picture.tsx'

export type RoomAboard = { slug: string; yacht: string; room: string; picture: PictureData }

type RoomsAboardProps = {
  title: string
  lead: string
  /** The first stands wide, the two others upright beside it. */
  rooms: RoomAboard[]
}

/** Rooms of several yachts side by side, each with the way to the yacht that it belongs to. */
export function RoomsAboard({ title, lead, rooms }: RoomsAboardProps) {
  return (
    <section className="page chapter">
      <ChapterHead title={title} lead={lead} />
      <ul className="mt-12 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-[var(--gutter)]">
        {rooms.map(({ slug, yacht, room, picture }, i) => (
          <li key={picture.id} className={`group relative ${i === 0 ? 'col-span-2' : ''}`}>
            <figure>
              <div className="overflow-hidden">
                <Picture
                  picture={picture}
                  sizes="(min-width: 102rem) 900px, (min-width: 768px) 58vw, 66vw"
                  className="aspect-[4/3] w-full card-picture md:aspect-auto md:h-[min(40vw,36rem)]"
                />
              </div>
              <Caption
                picture={{ ...picture, illustration: picture.illustration && i === 0 }}
                className="mt-2"
              >
                {room}
              </Caption>
            </figure>
            <PageLink
              page="yacht"
              params={{ slug }}
              className="no-underline after:absolute after:inset-0 group-hover:underline"
            >
              {yacht}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
