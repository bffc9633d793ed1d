import { Headline } from './headline.tsx'

type NumberedStepsProps = { title: string; steps: { title: string; text: string }[] }

/** What follows what, in large figures on an ink-dark band: up to four steps in a row. */
export function NumberedSteps({ title, steps }: NumberedStepsProps) {
  return (
    <section className="on-dark chapter bg-ink py-20 text-paper md:py-28">
      <div className="page">
        <Headline className="text-display">{title}</Headline>
        <ol className="mt-12 grid gap-x-[var(--gutter)] gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, i) => (
            <li key={step.title} className="border-t border-paper/60 pt-4">
              <span className="figures font-serif text-display text-tint-1">{i + 1}</span>
              <h3 className="mt-4 text-heading">{step.title}</h3>
              <p className="mt-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
