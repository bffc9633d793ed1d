import { AnswerLinks } from '#app/ui/answer-links.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { PlusSign } from '#app/ui/plus-sign.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { CompareBar, CompareCheck } from './compare-check.tsx'
import { NextStepButtons } from './next-step.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { SearchForm } from './search-form.tsx'
import type { AnswerLink } from '#content/answers.server.ts'
import type { SearchPageData } from './search-page.server.ts'
import { SearchResults } from './search-results.tsx'

type SearchPageProps = { search: SearchPageData; answers: AnswerLink[] }

/** The answers to a search, under the form that asked for them. */
export function SearchPage({ search: { form, problems, results, compare }, answers }: SearchPageProps) {
  return (
    <>
      <header className="page pt-10 md:pt-14">
        <Headline as="h1" className="text-title">
          {results.title}
        </Headline>
        <p className="figures mt-4 max-w-[40em] text-lead">{results.summary}</p>
        {results.next && <NextStepButtons next={results.next} />}
        {results.note && <p className="figures measure mb-6 text-small text-quiet">{results.note}</p>}
        <Paragraphs texts={[...results.further, results.besides, results.papers]} />
        {problems.length > 0 && (
          <ul data-problems className="mt-5 max-w-[40em] border-l-4 border-magenta pl-4">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <details
          className="fold-on-phone mt-6 border-t border-ink md:mt-8 md:pt-6"
          open={problems.length > 0}
        >
          <summary>
            {form.labels.title}
            <PlusSign />
          </summary>
          {/* Keyed, so that a search followed by another fills the fields anew. */}
          <SearchForm key={JSON.stringify(form.values)} form={form} />
        </details>
      </header>
      <div className="page mt-10 md:mt-12">
        <SearchResults results={results} check={(yacht) => <CompareCheck {...yacht} labels={compare} />} />
        <AnswerLinks answers={answers} title={results.labels.answers} className="mt-12" />
        <PageLink page="yachts" className="arrow-link mt-8">
          {results.labels.all}
        </PageLink>
      </div>
      <div className="mt-12">
        <CompareBar labels={compare} asked={results.asked} />
      </div>
    </>
  )
}
