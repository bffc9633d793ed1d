/** Where a page is found as Markdown: `.md` after its path, `/index.md` for the home page. */
const suffix = '.md'
const home = `/index${suffix}`

export const markdownPath = (path: string) => (path === '/' ? home : `${path}${suffix}`)

/** The path of the page that is asked for as Markdown; nothing where a path asks for none. */
export function pagePathOf(path: string): string | undefined {
  if (!path.endsWith(suffix)) return undefined
  return path === home ? '/' : path.slice(0, -suffix.length)
}
