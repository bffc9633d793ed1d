import { PageLink, useTransitionClass } from '#app/ui/page-link.tsx'
import { cardOnPhone, Picture, type PictureData } from '#app/ui/picture.tsx'
import { destinationPage } from '#app/pages.ts'
import type { DestinationId } from '#content/schema.ts'

type DestinationCardProps = {
  place: { id: DestinationId; name: string; waters: string; teaser: string; picture: PictureData }
  /** A spread across the page instead of one of a pair. */
  wide?: boolean
}

export function DestinationCard({ place, wide }: DestinationCardProps) {
  const transitionClass = useTransitionClass({ page: destinationPage(place.id) })
  return (
    <article className={`group relative ${wide ? 'md:col-span-2' : ''}`}>
      <div className="overflow-hidden">
        <Picture
          picture={place.picture}
          decorative
          sizes={`(min-width: 102rem) ${wide ? 1462 : 720}px, (min-width: 768px) ${wide ? 92 : 46}vw, ${cardOnPhone}`}
          className={`aspect-[4/3] w-full card-picture ${wide ? 'md:aspect-[2/1]' : ''} ${transitionClass}`}
        />
      </div>
      <div className={wide ? 'grid-12' : ''}>
        <div className="axis-left mt-4">
          <h3 className="text-title">
            <PageLink
              page={destinationPage(place.id)}
              viewTransition
              className="no-underline decoration-1 after:absolute after:inset-0 group-hover:underline"
            >
              {place.name}
            </PageLink>
          </h3>
          <p className="water text-[1.1rem] text-deep">{place.waters}</p>
        </div>
        <p className={`measure ${wide ? 'axis-right mt-2 md:mt-5' : 'mt-2'}`}>{place.teaser}</p>
      </div>
    </article>
  )
}
