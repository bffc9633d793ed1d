type PullQuoteProps = { children: string; className?: string }

/** A sentence of the page, set large where the eye rests. Hidden from screen readers, which read it in its own place. */
export function PullQuote({ children, className = '' }: PullQuoteProps) {
  return (
    <p aria-hidden="true" className={`pull-quote max-md:hidden ${className}`}>
      {children}
    </p>
  )
}
