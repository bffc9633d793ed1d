import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageAt } from './page-at.server.ts'
import { page, pageIds } from './pages.ts'

const routes = pageIds.flatMap((id) => {
  const { path, aliases = [] } = page(id)
  return [path, ...aliases].map((each) => ({ path: each, handle: id }))
})
const routed = (pathname: string) => {
  const [match] = matchRoutes(routes, pathname) ?? []
  return match && { id: match.route.handle, params: match.params }
}

describe('the page at a path', () => {
  it.each([
    '/',
    '//',
    '/privacy',
    '/privacy/',
    '/privacy//',
    '//privacy',
    '/Privacy',
    '/%70rivacy',
    '/privacy%2F',
    '/privacy%',
    '/destinos/cuba',
    '/destinos//cuba',
    '/itinerary-cuba///',
    '/yacht/lagoon-56',
    '/YACHT/lagoon-56/',
    '/yacht/',
    '/yacht//',
    '/yacht/a%2Fb',
    '/yacht/%zz',
    '/yacht/ñ',
    '/yachts/extra',
    '/nowhere',
    '/privacy;a',
  ])('%s is the one that React Router finds', (pathname) => {
    const found = pageAt(pathname)
    expect(found && { id: found.id, params: found.params }).toEqual(routed(pathname))
  })

  it('comes with its own spelling of the path', () => {
    expect(pageAt('/Fly-Sail//')).toMatchObject({ id: 'flySail', path: '/fly-sail' })
    expect(pageAt('/yacht/Lagoon-56/')).toMatchObject({ id: 'yacht', path: '/yacht/Lagoon-56' })
  })
})
