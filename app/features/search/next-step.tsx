import { PageLink } from '#app/ui/page-link.tsx'
import type { NextStep } from './next-step.server.ts'

/** The buttons under an answer. */
export function NextStepButtons({ next }: { next: NextStep }) {
  return (
    <p className="no-print mt-5 mb-4 flex flex-wrap gap-3">
      {[next, next.ask].map(
        (step) =>
          step && (
            <PageLink
              key={step.label}
              page={step.page}
              query={step.query}
              className={step === next ? 'button' : 'button button-quiet'}
            >
              {step.label}
            </PageLink>
          ),
      )}
    </p>
  )
}
