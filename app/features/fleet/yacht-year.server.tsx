/** A yacht's next twelve months for her page. Drawn on the server alone: nobody needs it a second time as data. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { ServerHtmlStore } from '#app/hydration/server-html.ts'
import { calendarFeedPath } from '#app/page-at.server.ts'
import { canonicalPath } from '#app/pages.ts'
import { isBookable, lyingOn, portOn, type YachtCalendar } from '#charter/availability.ts'
import { daysBetween } from '#charter/calendar.ts'
import { dayIn } from '#charter/time-zones.ts'
import { calendarYear, type YearMonth, type YearWeek } from '#charter/calendar-year.ts'
import { isHurricaneMonth } from '#charter/hurricane-season.ts'
import { ledger } from '#charter/ledger.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { listedParty } from '#charter/party.ts'
import { tripQuery } from '#charter/trip.ts'
import type { CharterWords } from '#charter/words.ts'
import { charterYacht, type CharterYacht } from '#charter/yacht.ts'
import type { CalendarCopy } from '#content/calendar-copy.ts'
import { waters } from '#content/charter/waters.ts'
import { type Formats, formats } from '#content/format.ts'
import { interpolate } from '#content/interpolate.ts'
import type { Locale } from '#content/locales.ts'
import { nameInText } from '#content/name-in-text.ts'
import type { YachtSlug } from '#content/schema.ts'
import { PlusSign } from '#app/ui/plus-sign.tsx'
import { YearStrip } from './year-strip.tsx'

type YearOptions = {
  slug: YachtSlug
  calendar: YachtCalendar
  copy: CalendarCopy
  locale: Locale
  /** Whether links name the language. */
  explicit: boolean
  page: ServerHtmlStore
  now?: Date
}
export type YachtYearData = ReturnType<typeof yachtYear>

export function yachtYear({ slug, calendar, copy, locale, explicit, page, now = new Date() }: YearOptions) {
  const yacht = charterYacht(slug)
  const today = dayIn(waters[yacht.home].timeZone, now)
  const format = formats(locale)
  const words = pageCharterWords(locale)
  const months = calendarYear(calendar, today)
  const rows = months.map((month) => ({
    month,
    name: format.monthOfYear(month.month),
    high: month.highSeason.map(({ first, last }) =>
      format.shortDates(dayOf(month, first), dayOf(month, last)),
    ),
    hurricanes: isHurricaneMonth(portOn(calendar, yacht.home, `${month.month}-01`), month.month),
    weeks: month.weeks.map((week) =>
      weekOf(week, { yacht, calendar, today, copy, format, words, lang: explicit ? locale : undefined }),
    ),
  }))
  const values = {
    name: nameInText(slug, locale),
    date: format.date(today),
    port: words.say(`port.${yacht.home}`),
    guests: words.say('guests', { count: listedParty(yacht).persons }),
  }
  const { rate } = yacht
  const price = interpolate(copy.priceFor[rate.kind === 'person' ? 'party' : 'yacht'], values)
  const stale = calendar.stale === true
  return {
    title: interpolate(copy.title, values),
    lead: [interpolate(copy.lead, { ...values, price }), feesAdded(yacht, copy, words)]
      .filter(Boolean)
      .join(' '),
    key: {
      ...(stale ? { ask: copy.states.ask } : { free: copy.states.free }),
      held: `${copy.states.held}: ${copy.explained.held}`,
      booked: copy.states.booked,
      high: copy.highSeason,
    },
    note: stale ? copy.stale : interpolate(copy.asOf, values),
    feed: { path: calendarFeedPath(slug), label: copy.feed },
    table: page.keep('year', renderToStaticMarkup(<Year rows={rows} copy={copy} stale={stale} />)),
  }
}

const dayOf = ({ month }: YearMonth, day: number) => `${month}-${String(day).padStart(2, '0')}`

/** `taken`: in words, why it leads nowhere. */
type Week = { name: string; price: string; href: string; state: YearWeek['state']; taken?: string }
type Row = { month: YearMonth; name: string; high: string[]; hurricanes: boolean; weeks: Week[] }
type WeekOptions = {
  yacht: CharterYacht
  calendar: YachtCalendar
  today: string
  copy: CalendarCopy
  format: Formats
  words: CharterWords
  lang?: Locale
}

/** A week with its price and the address of its trip: from the port where she lies then, for the party of her listed price. */
function weekOf(
  { first, ashore, state, left }: YearWeek,
  { yacht, calendar, today, copy, format, words, lang }: WeekOptions,
): Week {
  const there = lyingOn(yacht, calendar, first)
  const to = there.home
  const stay = { first, nights: 7 }
  const party = listedParty(yacht)
  const query = tripQuery({ yacht: yacht.slug, to, waters: to, stay, party })
  const cost = ledger(there, to, stay, party)
  const least = yacht.rate.minimumNights.value
  const bookable = (left ?? []).filter((span) => isBookable(span, least, calendar, today))
  const days = format.all(
    bookable.map((span) => {
      if (daysBetween(span.first, span.ashore) >= least) return format.shortDates(span.first, span.ashore)
      // Too short for a charter, but she is free on the nights before the week or after it as well.
      return span.ashore === ashore
        ? interpolate(copy.runsOn.from, { day: format.shortDate(span.first) })
        : interpolate(copy.runsOn.until, { day: format.shortDate(span.ashore) })
    }),
  )
  return {
    state,
    taken:
      state !== 'held' && state !== 'booked'
        ? undefined
        : bookable.length > 0
          ? interpolate(copy.partly[state], { days })
          : copy.states[state],
    price: words.share(cost.all.cents, cost),
    name: format.shortDates(first, ashore),
    href: `${canonicalPath('trip')}?${query}${lang ? `&lang=${lang}` : ''}`,
  }
}

/** What the prices of the weeks count beyond the rates of her price list, where she lies at home. */
function feesAdded(yacht: CharterYacht, copy: CalendarCopy, words: CharterWords): string | undefined {
  const week = ledger(yacht, yacht.home, { nights: 7 }, listedParty(yacht))
  const known = week.lines.filter(({ code, cents }) => code === 'fee' && cents !== undefined)
  if (known.length === 0) return undefined
  return interpolate(copy.feesAdded, { fees: known.map((each) => words.line(each, week, yacht)).join('; ') })
}

type YearProps = { rows: Row[]; copy: CalendarCopy; stale: boolean }
/** What nobody can have leads nowhere. Search engines need not follow the rest: trips are for people, and there are thousands. */
function Year(props: YearProps) {
  const [soon, later] = [props.rows.slice(0, atOnce), props.rows.slice(atOnce)]
  return (
    <>
      <Months {...props} rows={soon} />
      {later.length > 0 && (
        <details className="fold-on-phone">
          <summary>
            <span className="inline-block first-letter:uppercase">{`${later[0]!.name} – ${later.at(-1)!.name}`}</span>
            <PlusSign />
          </summary>
          <Months {...props} rows={later} />
        </details>
      )}
    </>
  )
}

/** Months that phones show at once; the others are folded there. */
const atOnce = 4

function Months({ rows, copy: { highSeason, hurricanes: stormy, states }, stale }: YearProps) {
  return (
    <ol className="year">
      {rows.map(({ month, name, high, hurricanes, weeks }) => (
        <li key={name}>
          <h3>
            {name}
            {high.length > 0 && <small>{`${highSeason} ${high.join(', ')}`}</small>}
            {hurricanes && <small>{stormy}</small>}
          </h3>
          <YearStrip month={month} asked={stale} />
          <ul>
            {weeks.map(({ name: week, state, taken, price, href }) => (
              <li key={week}>
                {taken ? (
                  `${week} ${taken}`
                ) : (
                  <a href={href} rel="nofollow">
                    {`${week}:`} <b>{price}</b> <i>{states[state]}</i>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
