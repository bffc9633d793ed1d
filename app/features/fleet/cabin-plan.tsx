import { Form } from 'react-router'
import { useSite } from '#app/site.ts'
import { Sheet } from '#app/ui/drawing.tsx'
import { ChapterHead } from '#app/ui/chapter-head.tsx'
import { Field } from '#app/ui/field.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { CabinsData } from './cabins-view.server.ts'

const parties = ['couples', 'grandparents', 'singles', 'children'] as const

/** Who sleeps where: a form that asks the page's own address, the answer, the plan with everybody in bed, and the same as a list. */
export function CabinPlan({ cabins }: { cabins: CabinsData }) {
  const { locale, explicit } = useSite()
  const { copy, values, most, grandparents, answer, plan, drawn, rows, crew, pictures } = cabins
  return (
    <section aria-labelledby="cabins-title" id="cabins" className="page chapter scroll-mt-20">
      <ChapterHead id="cabins-title" title={copy.title} lead={copy.lead} />
      <Form
        discover="none"
        method="get"
        action="#cabins"
        preventScrollReset
        className="no-print mt-8 grid grid-cols-2 items-end gap-x-6 gap-y-5 md:grid-cols-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
      >
        {explicit && <input type="hidden" name="lang" value={locale} />}
        {parties.map((party) => (
          <Field
            key={party}
            name={party}
            label={copy[party]}
            type="number"
            inputMode="numeric"
            min={0}
            max={party === 'couples' || party === 'grandparents' ? most / 2 : most}
            defaultValue={values[party]}
          />
        ))}
        <button type="submit" className="button col-span-2 md:col-span-4 md:justify-self-start lg:col-span-1">
          {copy.submit}
        </button>
      </Form>
      <p className="no-print mt-2 text-small text-quiet">{grandparents}</p>
      <div aria-live="polite" data-fit={answer && (answer.fits ? 'yes' : 'no')}>
        {answer && (
          <div className={`mt-6 border-l-4 pl-4 ${answer.fits ? 'border-lagoon' : 'border-magenta'}`}>
            <p className="figures font-serif text-heading">{answer.text}</p>
            {answer.others && (
              <p className="mt-2">
                {answer.others.title}
                {answer.others.yachts.length > 0 && ': '}
                {answer.others.yachts.map(({ slug, name }) => (
                  <PageLink
                    key={slug}
                    page="yacht"
                    params={{ slug }}
                    query={values}
                    hash="cabins"
                    className="mr-4 inline-block py-1 underline"
                  >
                    {name}
                  </PageLink>
                ))}
              </p>
            )}
          </div>
        )}
      </div>
      <div className="grid-12 mt-8 items-start">
        <figure className="col-span-12 md:col-span-5">
          <Sheet sheet={plan} title={plan.title} role="group" className="drawing cabin-plan" />
          <figcaption className="mt-3 text-small text-quiet">{drawn}</figcaption>
        </figure>
        <div className="col-span-12 mt-6 md:col-span-6 md:col-start-7 md:mt-0">
          <ol className="cabin-list">
            {rows.map(({ number, what, who }) => (
              <li key={number}>
                <span aria-hidden="true" className="figures">
                  {number}
                </span>
                <div>
                  <p>{what}</p>
                  {who && <p className="font-medium text-magenta">{who}</p>}
                </div>
              </li>
            ))}
          </ol>
          <p className="border-t border-hairline pt-3">{crew}</p>
          {pictures.links.length > 0 && (
            <p className="mt-3">
              {pictures.title}:{' '}
              {pictures.links.map(({ room, name, href }) => (
                <a key={room} href={href} className="mr-4 inline-block py-1 underline">
                  {name}
                </a>
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
