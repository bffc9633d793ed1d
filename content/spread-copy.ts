import type { ArticleId } from './schema.ts'

/** The sentences that stand alone and large on the dark spread of a page. Short: one of more than 56 letters is set smaller. */
export type SpreadCopy = {
  destinations: string
  articles: Record<ArticleId, string>
}
