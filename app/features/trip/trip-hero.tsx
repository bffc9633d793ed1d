import { Headline } from '#app/ui/headline.tsx'
import { Caption, Picture, type PictureData } from '#app/ui/picture.tsx'
import { StateMark, type TripState } from './state-mark.tsx'
import { useTripHref } from './trip-notices.tsx'

type TripHeroProps = {
  trip: {
    title: string
    dates: string
    who: string
    figure: string
    besides?: string
    perPerson: string
    /** Of a trip that cannot be had no price is said here. */
    instead?: object
    state: { id: TripState; name: string }
    /** A trip that we would look at before asking for this one. */
    first?: { short: string; query: string }
    pictures: { hero: PictureData; shown?: string }
  }
  copy: {
    kicker: string
    when: string
    who: string
    total: string
    availability: string
    ask: string
    send: string
  }
}

/** The trip at a glance: where, when, who, how much, free or not, and both things that can be done with it. */
export function TripHero({ trip, copy }: TripHeroProps) {
  const to = useTripHref()
  return (
    <header className="trip-hero">
      <div className="trip-hero-picture">
        <Picture
          picture={trip.pictures.hero}
          sizes="(min-width: 64rem) 60vw, 130vw"
          eager
          className="h-full w-full"
        />
        <Caption as="div" picture={trip.pictures.hero} className="absolute bottom-2 right-3 text-paper">
          {trip.pictures.shown}
        </Caption>
      </div>
      <div className="trip-hero-words">
        <p className="label text-magenta">{copy.kicker}</p>
        <Headline as="h1" className="mt-2 text-[clamp(2.2rem,1.2rem+3.2vw,4.6rem)] leading-[1.03]">
          {trip.title}
        </Headline>
        <dl className="figures mt-4 grid grid-cols-2 gap-x-6 gap-y-2 border-t border-ink pt-3 lg:mt-8 lg:gap-y-4 lg:pt-4">
          <Fact name={copy.when} wide>
            {trip.dates}
          </Fact>
          <Fact name={copy.who}>{trip.who}</Fact>
          <Fact name={copy.availability}>
            <StateMark state={trip.state.id}>{trip.state.name}</StateMark>
          </Fact>
          {!trip.instead && (
            <div className="col-span-2 border-t border-hairline pt-2 lg:pt-3">
              <dt className="text-small text-quiet">{copy.total}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-4" data-total>
                <span className="font-serif text-[clamp(2rem,1.6rem+1.4vw,3rem)] leading-tight">
                  {trip.figure}
                </span>
                {trip.besides && <span className="text-small text-quiet">{trip.besides}</span>}
                <span className="text-small text-quiet">{trip.perPerson}</span>
              </dd>
            </div>
          )}
        </dl>
        <p className="no-print mt-5 grid grid-cols-2 gap-3 phone:flex phone:flex-wrap">
          {trip.first && (
            <a href={to(trip.first.query)} className="button max-phone:col-span-2">
              {trip.first.short}
            </a>
          )}
          <a href="#ask" className={`button ${trip.first ? 'button-quiet ' : ''}max-phone:px-2`}>
            {copy.ask}
          </a>
          {!trip.instead && (
            <a href="#share" className="button button-quiet max-phone:px-2">
              {copy.send}
            </a>
          )}
        </p>
      </div>
    </header>
  )
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: React.ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : ''}>
      <dt className="text-small text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
