import { useTranslation } from 'react-i18next'
import { siteRequest } from '#app/context.ts'
import { renderMarkdown } from '#app/markdown.server.ts'
import { canonicalPath } from '#app/pages.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { breadcrumbData, keepForSearch } from '#app/seo/structured-data.server.ts'
import { faqData } from '../seo/journal-data.server.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { ForSearch } from '#app/ui/for-search.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pictureOf } from '#app/ui/picture.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { TermsBlock } from '#app/ui/terms-block.tsx'
import { useOpenFromHash } from '#app/ui/use-open-from-hash.ts'
import { pageTerms } from '#charter/page-words.server.ts'
import type { FaqCopy } from '#content/company-copy.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/faq.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml } = context.get(siteRequest)
  const { faq } = copyOf(locale)
  const render = (answer: string, id: string) =>
    renderMarkdown(answer, {
      lang: explicit ? locale : undefined,
      newTab: interfaceTexts[locale].common.newTab,
      where: `content/${locale}/faq.ts, "${id}"`,
    })
  const groups = Object.entries(faq.groups).map(([group, { title, items }]) => ({
    group,
    title,
    items: Object.entries(items).map(([id, { question, answer }]) => ({
      id,
      question,
      html: render(answer, id),
    })),
  }))
  const shown = groups.map(({ items, ...group }) => ({
    ...group,
    picture: pictureOf(pictures[group.group as keyof FaqCopy['groups']], locale),
    items: items.map(({ id, question, html }) => ({ id, question, answer: serverHtml.keep(id, html) })),
  }))
  const trail = [
    { name: interfaceTexts[locale].nav.home, path: canonicalPath('home') },
    { name: faq.meta.title, path: canonicalPath('faq') },
  ]
  const seo = pageSeo({
    origin,
    locale,
    explicit,
    id: 'faq',
    meta: faq.meta,
    jsonLd: [breadcrumbData(origin, locale, trail)],
  })
  return {
    seo,
    hero: faq.hero,
    closing: faq.closing,
    groups: shown,
    forSearch: keepForSearch(
      serverHtml,
      faqData({ origin, locale, items: groups.flatMap((group) => group.items) }),
    ),
    terms: pageTerms(locale),
  }
}

/** Beside each group, from wide screens on. */
const pictures: Record<keyof FaqCopy['groups'], string> = {
  transport: 'wing-over-the-cays',
  general: 'first-light',
  price: 'captains-chart',
  table: 'bali-54-cockpit',
  crew: 'lagoon-56-saloon',
  party: 'leopard-42-tsabalok-above',
  aboard: 'guji-sun-odyssey-44i-saloon',
  safety: 'san-blas-sailing',
  cuba: 'cayo-largo',
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Faq({
  loaderData: { hero, groups, forSearch, closing, terms },
}: Route.ComponentProps) {
  const { t } = useTranslation()
  useOpenFromHash()
  return (
    <>
      <PageHead title={hero.title} lead={hero.lead} />
      <nav aria-label={t('common.onThisPage')} className="page no-print mt-10 md:mt-14">
        <ul className="grid gap-x-[var(--gutter)] border-b border-hairline sm:grid-cols-2 lg:grid-cols-3">
          {groups.map(({ group, title, items }) => (
            <li key={group} className="border-t border-hairline">
              <a
                href={`#${group}-questions`}
                className="flex justify-between gap-4 py-3 no-underline hover:underline"
              >
                {title}
                <span className="figures text-quiet" aria-hidden="true">
                  {items.length}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ group, title, picture, items }) => (
        <section
          key={group}
          id={`${group}-questions`}
          className="page chapter scroll-mt-[calc(var(--header-height)-2rem)]"
        >
          <div className="grid-12 gap-y-6 border-t border-ink pt-6 md:pt-8">
            <div className="col-span-12 lg:col-span-4">
              <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
                <h2 className="text-title">{title}</h2>
                <Picture
                  picture={picture}
                  sizes="(min-width: 96rem) 440px, 30vw"
                  decorative
                  className="mt-6 hidden aspect-[3/2] w-full lg:block"
                />
              </div>
            </div>
            <div className="col-span-12 lg:col-span-7 lg:col-start-6">
              <Accordion
                name={`faq-${group}`}
                firstOpen
                items={items.map(({ id, question, answer }) => ({
                  id,
                  title: question,
                  content: <Prose text={answer} className="reading" />,
                }))}
              />
            </div>
          </div>
        </section>
      ))}
      <div className="page chapter">
        <TermsBlock {...terms} />
      </div>
      <ForSearch data={forSearch} />
      <CallToAction title={closing.title} text={closing.text} label={closing.cta} />
    </>
  )
}
