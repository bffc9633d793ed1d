import { useTranslation } from 'react-i18next'
import { PageLink } from '#app/ui/page-link.tsx'
import { yachtsPerPage } from '#content/schema.ts'

/** The part of a list that a page number shows. Numbers out of range go to the nearest page. */
export function paginate<T>(items: readonly T[], wanted: number, size = yachtsPerPage) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const current = Math.min(pages, Math.max(1, Number.isInteger(wanted) ? wanted : 1))
  return { items: items.slice((current - 1) * size, current * size), current, pages }
}

const pageQuery = (page: number): Record<string, string> => (page > 1 ? { page: `${page}` } : {})

type PaginationProps = { current: number; pages: number }

export function Pagination({ current, pages }: PaginationProps) {
  const { t } = useTranslation()
  const numbers = Array.from({ length: pages }, (_, i) => i + 1)
  return (
    <nav
      aria-label={t('common.pages')}
      className="figures mt-16 flex flex-wrap items-center justify-center gap-2 border-t border-hairline pt-8"
    >
      <Step label={t('common.previous')} page={current - 1} disabled={current === 1} rel="prev" />
      {numbers.map((number) => (
        <PageLink
          key={number}
          page="yachts"
          query={pageQuery(number)}
          aria-label={t('common.page', { number })}
          aria-current={number === current ? 'page' : undefined}
          className="flex h-11 min-w-11 items-center justify-center no-underline hover:underline aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-2"
        >
          {number}
        </PageLink>
      ))}
      <Step label={t('common.next')} page={current + 1} disabled={current === pages} rel="next" />
    </nav>
  )
}

type StepProps = { label: string; page: number; disabled: boolean; rel: 'prev' | 'next' }

/** A link, or at the end of the list what assistive technology announces as a disabled one. */
function Step({ label, page, disabled, rel }: StepProps) {
  const look = 'flex h-11 items-center px-4'
  if (disabled)
    return (
      <span role="link" aria-disabled="true" className={`${look} text-quiet opacity-60`}>
        {label}
      </span>
    )
  return (
    <PageLink
      page="yachts"
      query={pageQuery(page)}
      rel={rel}
      className={`${look} no-underline hover:underline`}
    >
      {label}
    </PageLink>
  )
}
