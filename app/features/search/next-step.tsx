import { PageLink } from '#app/ui/page-link.tsx'
import type { NextStep } from './next-step.server.ts'

/** The buttons under an answer. */
export function NextStepButtons({ next }: { next: NextStep }) {
  return (
    <p className="no-print mt-5 mb-4 flex flex-wrap gap-3">
      <PageLink page={next.page} query={next.query} className="button">
        {next.label}
      </PageLink>
      {next.ask && (
        <PageLink page="contact" query={next.ask.query} className="button button-quiet">
          {next.ask.label}
        </PageLink>
      )}
    </p>
  )
}
