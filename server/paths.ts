/** Addresses that are answered before any page is looked for. */

/** Longest path we read; the longest of ours has 60 characters. */
const longestPath = 2000

/** Refuses paths that no page can have: too long, badly percent-encoded, or with control characters. */
export function badPath(address: string): { status: 400 | 414 } | undefined {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
  if (path.length > longestPath) return { status: 414 }
  try {
    // eslint-disable-next-line no-control-regex
    return /[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path)) ? { status: 400 } : undefined
  } catch {
    return { status: 400 }
  }
}

/** The old site's address and everything below it lead home (specification, 2.1). */
export function legacyPath(pathname: string): boolean {
  return /^\/en\/services_group\/home(\/|$)/.test(pathname)
}
