import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { destinationPage } from '#app/pages.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MarginNoteData } from './margin-note.server.ts'

type MarginNoteProps = {
  note: MarginNoteData
  /** Its months. */ children: ReactNode
}

/** The facts of the place in the margin of an article. */
export function MarginNote({ note, children }: MarginNoteProps) {
  const { t } = useTranslation()
  const id = `at-a-glance-${note.destination}`
  return (
    <aside
      aria-labelledby={`${id} ${id}-place`}
      className="figures max-w-[26rem] border-t border-ink pt-3 text-small"
    >
      <h2 id={id} className="label font-sans">
        {t('common.atAGlance')}
      </h2>
      <p className="mt-3">
        <PageLink
          id={`${id}-place`}
          page={destinationPage(note.destination)}
          className="water text-[1.1rem] underline"
        >
          {note.waters}
        </PageLink>{' '}
        <span className="text-quiet">{note.position}</span>
      </p>
      <div className="mt-4">{children}</div>
      <p className="mt-4 font-medium first-letter:uppercase">{note.week}</p>
      <p className="mt-2 flex flex-wrap gap-x-4">
        {note.yachts.map(({ slug, name }) => (
          <PageLink key={slug} page="yacht" params={{ slug }} className="inline-block py-1 underline">
            {name}
          </PageLink>
        ))}
      </p>
    </aside>
  )
}
