import type { RouteConfig } from '@react-router/dev/routes'
import { route } from '@react-router/dev/routes'
import { documents } from './page-at.server.ts'
import { notFoundFile, page, pageIds, routeId } from './pages.ts'

const pageRoutes = pageIds.flatMap((id) => {
  const { file, path, aliases = [] } = page(id)
  return [path, ...aliases].map((each, i) => route(each, file, { id: routeId(id, i) }))
})

const documentRoutes = Object.entries(documents).map(([path, file]) => route(path, file))

const styleguide =
  process.env.NODE_ENV === 'development' ? [route('/styleguide', 'routes/styleguide.tsx')] : []

export default [
  ...pageRoutes,
  ...documentRoutes,
  ...styleguide,
  route('*', notFoundFile, { id: 'notFound' }),
] satisfies RouteConfig
