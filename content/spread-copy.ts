import type { ArticleId, YachtSlug } from './schema.ts'

/** The sentences that stand alone and large on the dark spread of a page. Short: one of more than 56 letters is set smaller. */
export type SpreadCopy = {
  fleet: string
  destinations: string
  yachts: Record<YachtSlug, string>
  articles: Record<ArticleId, string>
}
