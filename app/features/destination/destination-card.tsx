import { PageLink, useTransitionClass } from '#app/ui/page-link.tsx'
import { cardOnPhone, Picture, type PictureData } from '#app/ui/picture.tsx'
import { destinationPage } from '#app/pages.ts'
import type { DestinationId } from '#content/schema.ts'

type DestinationCardProps = {
  place: { id: DestinationId; name: string; waters: string; teaser: string; picture: PictureData }
  className: string
}

export function DestinationCard({ place, className }: DestinationCardProps) {
  const transitionClass = useTransitionClass({ page: destinationPage(place.id) })
  return (
    <article className={`group relative ${className}`}>
      <div className="overflow-hidden">
        <Picture
          picture={place.picture}
          decorative
          sizes={`(min-width: 768px) 54vw, ${cardOnPhone}`}
          className={`aspect-[4/3] w-full transition-transform duration-[1.2s] group-hover:scale-[1.02] ${transitionClass}`}
        />
      </div>
      <h3 className="mt-4 text-[clamp(1.8rem,2.6vw,2.6rem)] leading-tight">
        <PageLink
          page={destinationPage(place.id)}
          viewTransition
          className="no-underline decoration-1 after:absolute after:inset-0 group-hover:underline"
        >
          {place.name}
        </PageLink>
      </h3>
      <p className="water text-[1.1rem] text-deep">{place.waters}</p>
      <p className="measure mt-2">{place.teaser}</p>
    </article>
  )
}
