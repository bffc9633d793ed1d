import type { EntryContext } from 'react-router'
import type { HydrationConfig } from './config.ts'

/** What the boot script needs to start a page's application, read from React Router's manifest. */
export function hydrationConfig(
  { manifest, staticHandlerContext, serverHandoffString = '{}' }: EntryContext,
  { styles, data }: Pick<HydrationConfig, 'styles' | 'data'>,
): HydrationConfig {
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]!)
  const files = routes.flatMap(({ module, imports = [] }) => [module, ...imports])
  return {
    router: JSON.parse(serverHandoffString) as object,
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    files: [...new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports, ...files])],
    data,
    styles,
  }
}

/** JSON for a data block in a page, which ends at the first `</script`. The text stays the same JSON. */
export const forDataBlock = (json: string) => json.replaceAll('<', '\\u003c')
