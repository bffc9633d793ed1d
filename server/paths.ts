/** The old site's address and everything below it lead home (specification, 2.1). */
export function legacyPath(pathname: string): boolean {
  return /^\/en\/services_group\/home(\/|$)/.test(pathname)
}
