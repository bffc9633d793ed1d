import { siteRequest } from '#app/context.ts'
import { renderMarkdown } from '#app/markdown.server.ts'
import { pageAt } from '#app/page-at.server.ts'
import { metaTags } from '#app/seo/meta-tags.ts'
import { pageSeo } from '#app/seo/page-seo.server.ts'
import { Prose } from '#app/ui/prose.tsx'
import { interfaceTexts } from '#content/interface.server.ts'
import { legalOf } from '#content/markdown.server.ts'
import type { Route } from './+types/legal.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, origin, explicit, serverHtml } = context.get(siteRequest)
  const id = pageAt(url.pathname)!.id as 'privacy' | 'imprint'
  const { meta, title, body } = legalOf(id, locale)
  return {
    seo: pageSeo({ origin, locale, explicit, id, meta }),
    title,
    text: serverHtml.keep(
      'text',
      renderMarkdown(body, {
        lang: explicit ? locale : undefined,
        newTab: interfaceTexts[locale].common.newTab,
        where: `content/${locale}/${id}.md`,
      }),
    ),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo)

export default function Legal({ loaderData: { title, text } }: Route.ComponentProps) {
  return (
    <article className="page grid-12 gap-y-10 pt-14 md:pt-24 lg:gap-y-16">
      <h1 className="col-span-12 text-title md:col-span-4 md:text-[clamp(2rem,3.2vw,3.2rem)]">{title}</h1>
      <Prose text={text} className="reading col-span-12 md:col-span-8 md:col-start-5" />
    </article>
  )
}
