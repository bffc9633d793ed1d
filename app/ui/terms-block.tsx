type TermsBlockProps = {
  title: string
  facts: { name: string; figure: string; text: string }[]
  cancellation: { title: string; steps: { when: string; share: string }[] }
  /** Follows the heading above it on its page. */
  heading?: 'h2' | 'h3'
}

/** Each step of the ladder is darker than the one before. */
const shades = ['bg-tint-2', 'bg-tint-1', 'bg-deep text-paper']

/** The terms at a glance: hours, deposit, balance, and the ladder of cancellation. */
export function TermsBlock({ title, facts, cancellation, heading: Heading = 'h2' }: TermsBlockProps) {
  return (
    <section aria-labelledby="terms-title" id="charter-terms" className="scroll-mt-24">
      <Heading id="terms-title" className="text-heading">
        {title}
      </Heading>
      <dl className="figures mt-6 grid grid-cols-2 gap-x-8 gap-y-8 border-t border-ink pt-5 lg:grid-cols-4">
        {facts.map(({ name, figure, text }) => (
          <div key={name}>
            <dt className="text-small text-quiet">{name}</dt>
            <dd className="mt-1">
              <span className="block font-serif text-heading">{figure}</span>
              <span className="mt-1 block text-small">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 text-small text-quiet">{cancellation.title}</p>
      <ol className="figures mt-2 grid sm:auto-cols-fr sm:grid-flow-col">
        {cancellation.steps.map(({ when, share }, i) => (
          <li
            key={when}
            className={`flex items-baseline justify-between gap-x-4 px-4 py-3 ${shades[Math.min(i, shades.length - 1)]}`}
          >
            <span className="text-small">{when}</span>
            <span className="whitespace-nowrap font-serif text-heading">{share}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
