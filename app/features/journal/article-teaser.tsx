import { useTranslation } from 'react-i18next'
import { PageLink, useTransitionClass } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ArticleTeaserData } from './article-teaser.server.ts'
import { bySense } from '#app/ui/headline.tsx'

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
    <article className="group relative">
      <div className="overflow-hidden">
        <Picture
          picture={article.picture}
          sizes={sizes}
          decorative
          className={`w-full transition-transform duration-[1.2s] group-hover:scale-[1.02] ${large ? 'aspect-[4/3] md:aspect-[16/10]' : 'aspect-[3/2]'} ${transitionClass}`}
        />
      </div>
      <h3 className={`mt-4 ${large ? 'text-title' : 'text-heading'}`}>
        <PageLink
          page={article.page}
          viewTransition={!still}
          className="no-underline decoration-1 after:absolute after:inset-0 group-hover:underline"
        >
          {bySense(article.title)}
        </PageLink>
      </h3>
      <p className="mt-2">{article.teaser}</p>
      <p className="figures mt-2 text-small text-quiet">
        {t('common.readingTime', { minutes: article.minutes })}
      </p>
    </article>
  )
}
