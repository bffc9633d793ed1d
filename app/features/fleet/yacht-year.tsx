import { useServerHtml } from '#app/hydration/use-server-html.ts'
import { ChapterHead } from '#app/ui/chapter-head.tsx'
import type { YachtYearData } from './yacht-year.server.tsx'

/** When a yacht is free: a bar for each of twelve months, and its weeks in words, of which each free one leads to its trip. */
export function YachtYear({ year }: { year: YachtYearData }) {
  const { title, lead, key, note, feed, table } = year
  return (
    <section aria-labelledby="calendar-title" id="calendar" className="page chapter scroll-mt-20">
      <ChapterHead id="calendar-title" title={title} lead={lead} />
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-small text-quiet">
        {Object.entries(key).map(([kind, text]) => (
          <li key={kind} className="year-key" data-kind={kind}>
            {text}
          </li>
        ))}
      </ul>
      <div className="figures mt-6" {...useServerHtml(table)} />
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-small text-quiet">
        <span>{note}</span>
        <a href={feed.path} type="text/calendar" className="no-print inline-block py-0.5 underline">
          {feed.label}
        </a>
      </p>
    </section>
  )
}
