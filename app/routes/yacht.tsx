import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { siteRequest } from '#app/context.ts'
import { CabinPlan } from '#app/features/fleet/cabin-plan.tsx'
import { cabinsView } from '#app/features/fleet/cabins-view.server.ts'
import { AskHere } from '#app/features/enquiry/ask-here.tsx'
import { prefillOf } from '#app/features/enquiry/posted.server.ts'
import { DescriptionPanel } from '#app/features/fleet/description-panel.tsx'
import { PriceCalculator } from '#app/features/fleet/price-calculator.tsx'
import { calculator } from '#app/features/fleet/yacht-prices.server.ts'
import { YachtYear } from '#app/features/fleet/yacht-year.tsx'
import { yachtYear, type YachtYearData } from '#app/features/fleet/yacht-year.server.tsx'
import { TabPanel } from '#app/features/fleet/tab-panel.tsx'
import { YachtHero } from '#app/features/fleet/yacht-hero.tsx'
import { yachtDetail } from '#app/features/fleet/yacht-view.server.ts'
import { sectionFile } from '#app/hydration/section-file.server.ts'
import { canonicalPath } from '#app/pages.ts'
import { Gallery } from '#app/features/viewer/gallery.tsx'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { breadcrumbData, keepForSearch } from '#app/seo/structured-data.server.ts'
import { yachtData } from '../seo/yacht-data.server.ts'
import { WalkAboard } from '#app/features/fleet/walk-aboard.tsx'
import { walkAboard } from '#app/features/fleet/walk-aboard.server.ts'
import { ForSearch } from '#app/ui/for-search.tsx'
import { AnswerLinks } from '#app/ui/answer-links.tsx'
import { TermsBlock } from '#app/ui/terms-block.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { jpegPath, pictureOf } from '#app/ui/picture.server.ts'
import { brochurePath } from '#app/brochure-paths.ts'
import { hasHurricanes } from '#charter/hurricane-season.ts'
import { pageTerms } from '#charter/page-words.server.ts'
import { charterYacht } from '#charter/yacht.ts'
import { answerLinks } from '#content/answers.server.ts'
import { calendarTexts } from '#content/calendar.server.ts'
import { company } from '#content/company.ts'
import { destinations } from '#content/destinations.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { metaDescription } from '#content/meta-description.ts'
import { offerTexts } from '#content/offer.server.ts'
import type { YachtView } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'
import type { Route } from './+types/yacht.ts'

export function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml, calendarOf } = context.get(siteRequest)
  const found = yachtBySlug(slug)
  if (!found)
    return data(
      {
        yacht: undefined,
        chart: undefined,
        walk: undefined,
        brochure: undefined,
        prices: undefined,
        cabins: undefined,
        year: undefined,
        terms: undefined,
        answers: undefined,
        ask: undefined,
        forSearch: undefined,
        seo: undefined,
        title: `${interfaceTexts[locale].common.yachtNotFound} | ${company.shortName}`,
      },
      { status: 404 },
    )
  const copy = copyOf(locale)
  const yacht = yachtDetail(found, copy, locale, serverHtml)
  const meta = {
    title: `${yacht.name} Charter`,
    description: metaDescription(yacht.description),
    keywords: copy.fleet.yachts[found.slug].keywords,
  }
  const picture = yacht.pictures[0]!
  const nav = interfaceTexts[locale].nav
  const trail = [
    { name: nav.home, path: canonicalPath('home') },
    { name: nav.yachts, path: canonicalPath('yachts') },
    { name: yacht.name, path: canonicalPath('yacht', { slug: found.slug }) },
  ]
  const answer = sectionFile('answer', locale, offerTexts[locale].answer)
  const image = `${origin}${jpegPath(picture)}`
  const seo = pageSeo({
    origin,
    locale,
    explicit,
    id: 'yacht',
    params: { slug: found.slug },
    meta,
    picture,
  })
  return data({
    yacht,
    // The captain's chart shows San Blas: of a yacht that lies elsewhere stands her own waters' picture.
    chart: pictureOf(found.base === 'panama' ? 'captains-chart' : destinations[found.base].picture, locale),
    walk: walkAboard(found.slug, locale),
    brochure: brochurePath(found.slug, locale),
    prices: calculator(found.slug, new URL(request.url).searchParams, locale),
    cabins: cabinsView(found, new URL(request.url).searchParams, locale, serverHtml),
    year: yachtYear({
      slug: found.slug,
      calendar: calendarOf(found.slug),
      copy: calendarTexts[locale],
      locale,
      explicit,
      page: serverHtml,
    }),
    terms: pageTerms(locale),
    answers: {
      service: answerLinks(locale, 'sample-menu', 'bar'),
      crew: answerLinks(locale, 'crew', 'crew-work', 'tips'),
      activities: answerLinks(locale, 'diving'),
      booking: answerLinks(
        locale,
        'included',
        'payment',
        ...(hasHurricanes(charterYacht(found.slug).home) ? (['weather'] as const) : []),
        'youngest-guests',
        'wifi',
        'packing',
        'accessibility',
      ),
    },
    ask: {
      copy: { ...serverHtml.keep('answer', answer.json), href: answer.href },
      prefill: prefillOf(new URLSearchParams(), {
        yacht: found,
        destinations: copy.destination,
        texts: interfaceTexts[locale],
      }),
      yacht: { name: found.name, guests: found.guests },
    },
    forSearch: keepForSearch(
      serverHtml,
      yachtData({ origin, locale, yacht: found, description: yacht.description, image }),
      breadcrumbData(origin, locale, trail),
    ),
    seo,
    title: undefined,
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.seo
    ? [...metaTags(loaderData.seo), calendarLink(loaderData.year.feed)]
    : [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]

const calendarLink = ({ path, label }: YachtYearData['feed']) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  type: 'text/calendar',
  title: label,
  href: path,
})

export default function YachtPage({
  loaderData: { yacht, chart, walk, brochure, prices, cabins, year, terms, answers, ask, forSearch },
}: Route.ComponentProps) {
  const { t } = useTranslation()
  if (!yacht || !chart || !walk || !prices || !cabins || !year || !terms || !answers || !ask)
    return <h1 className="page py-32 text-title">{t('common.yachtNotFound')}</h1>
  const { name, pictures, words } = yacht
  const seen = (view: YachtView) => pictures.find(({ id }) => id === `${yacht.slug}-${view}`)
  const table = seen('cockpit') ?? seen('astern') ?? pictures[0]!
  const tabs = [
    { id: 'description', label: t('fleet.description'), panel: <DescriptionPanel yacht={yacht} /> },
    {
      id: 'service',
      label: t('fleet.service'),
      panel: <TabPanel picture={table} answers={answers.service} items={words.service} />,
    },
    {
      id: 'crew',
      label: t('fleet.crew'),
      panel: <TabPanel picture={chart} answers={answers.crew} items={words.crew} />,
    },
    {
      id: 'activities',
      label: t('fleet.activities'),
      panel: (
        <TabPanel
          picture={pictures[Math.min(2, pictures.length - 1)]!}
          answers={answers.activities}
          items={words.activities}
        />
      ),
    },
    { id: 'gallery', label: t('fleet.gallery'), panel: <Gallery name={name} pictures={pictures} /> },
  ]
  return (
    <>
      <YachtHero key={yacht.slug} yacht={yacht} brochure={brochure} />
      <WalkAboard pictures={pictures} stops={walk} />
      <div className="page chapter">
        <Tabs key={yacht.slug} label={t('fleet.tabs', { name })} tabs={tabs} />
      </div>
      <YachtYear key={`${yacht.slug} year`} year={year} />
      <PriceCalculator key={`${yacht.slug} calculator`} calculator={prices} />
      <CabinPlan key={`${yacht.slug} cabins`} cabins={cabins} />
      <div className="page chapter">
        <TermsBlock {...terms} />
        <AnswerLinks answers={answers.booking} title={t('ask.before')} className="mt-14" />
      </div>
      <AskHere
        key={`${yacht.slug} enquiry`}
        slug={yacht.slug}
        name={name}
        price={yacht.prices.week}
        form={ask}
      />
      {forSearch && <ForSearch data={forSearch} />}
    </>
  )
}
