import { SearchForm } from './search-form.tsx'
import type { SearchFormData } from './search-form.server.ts'

/** The search under the opening of a page, from edge to edge. */
export function SearchBand({ form, className = '' }: { form: SearchFormData; className?: string }) {
  return (
    <section aria-labelledby="search-title" className={`no-print bg-tint-2 ${className}`}>
      <div className="page py-8 md:py-10">
        <h2 id="search-title" className="text-heading">
          {form.labels.title}
        </h2>
        <div className="mt-5">
          <SearchForm form={form} />
        </div>
      </div>
    </section>
  )
}
