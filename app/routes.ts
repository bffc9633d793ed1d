import type { RouteConfig } from '@react-router/dev/routes'
import { route } from '@react-router/dev/routes'
import { page, pageIds } from './pages.ts'

const pageRoutes = pageIds.flatMap((id) => {
  const { file, path, aliases = [] } = page(id)
  return [path, ...aliases].map((each, i) => route(each, file, { id: i === 0 ? id : `${id}:${i}` }))
})

const styleguide = process.env.NODE_ENV === 'development' ? [route('/styleguide', 'routes/styleguide.tsx')] : []

export default [...pageRoutes, ...styleguide, route('*', 'routes/not-found.tsx', { id: 'notFound' })] satisfies RouteConfig
