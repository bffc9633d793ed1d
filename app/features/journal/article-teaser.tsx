import { useTranslation } from 'react-i18next'
import { PageLink, useTransitionClass } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ArticleTeaserData } from './article-teaser.server.ts'
import { upright } from '#app/ui/headline.tsx'

type ArticleTeaserProps = {
  article: ArticleTeaserData
  sizes: string
  large?: boolean
  /** Its picture stays where it is: on the page of another article, whose own picture would travel too. */
  still?: boolean
}

export function ArticleTeaser({ article, sizes, large, still = false }: ArticleTeaserProps) {
  const { t } = useTranslation()
  const transitionClass = useTransitionClass({ page: article.page })
  return (
    <article className={`group relative ${large ? 'md:grid md:grid-cols-2 md:gap-x-[var(--gutter)]' : ''}`}>
      <div className="overflow-hidden">
        <Picture
          picture={article.picture}
          sizes={sizes}
          decorative
          className={`card-picture aspect-[3/2] w-full ${transitionClass}`}
        />
      </div>
      <div className={large ? 'md:self-end' : ''}>
        <h3 className={`mt-4 ${large ? 'text-title' : 'text-heading'}`}>
          <PageLink
            page={article.page}
            viewTransition={!still}
            className="no-underline decoration-1 after:absolute after:inset-0 group-hover:underline"
          >
            {upright(article.title)}
          </PageLink>
        </h3>
        <p className="measure mt-2">{article.teaser}</p>
        <p className="figures mt-2 text-small text-quiet">
          {t('common.readingTime', { minutes: article.minutes })}
        </p>
      </div>
    </article>
  )
}
