import type { RouteConfig } from '@react-router/dev/routes'
import { route } from '@react-router/dev/routes'
import { notFoundFile, page, pageIds, routeId } from './pages.ts'

const pageRoutes = pageIds.flatMap((id) => {
  const { file, path, aliases = [] } = page(id)
  return [path, ...aliases].map((each, i) => route(each, file, { id: routeId(id, i) }))
})

/** Answers that are no pages: for machines. */
const documents = [
  route('/sitemap.xml', 'routes/sitemap.ts'),
  route('/robots.txt', 'routes/robots.ts'),
  route('/feed/:file', 'routes/feed.ts'),
  route('/chart/:name', 'routes/chart.ts'),
  route('/site.webmanifest', 'routes/manifest.ts'),
]

const styleguide =
  process.env.NODE_ENV === 'development' ? [route('/styleguide', 'routes/styleguide.tsx')] : []

export default [
  ...pageRoutes,
  ...documents,
  ...styleguide,
  route('*', notFoundFile, { id: 'notFound' }),
] satisfies RouteConfig
