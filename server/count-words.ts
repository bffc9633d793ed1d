/** Prints the words of every page of the built site in each language. `node server/count-words.ts`, after a build. */
import { parseServerConfig } from './config.ts'
import { sitemapPaths } from '#app/seo/sitemap.server.ts'
import { locales } from '#content/locales.ts'
import { htmlOf, loadPages, storeKey } from './page-store.ts'

const pages = await loadPages(parseServerConfig(process.env).site)
if (!pages) throw new Error('There is no build for these settings; run "npm run build" first')

/** Words within the page's main part: text alone, without drawings and scripts. */
function words(html: string): number {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main
    .replace(/<(script|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length
}

console.log(['page', ...locales].join('\t'))
const totals = locales.map(() => 0)
for (const path of sitemapPaths()) {
  const counts = locales.map((locale) =>
    words(htmlOf(pages.get(storeKey(path, locale, true))!).toString('utf8')),
  )
  counts.forEach((count, i) => {
    totals[i]! += count
  })
  console.log([path, ...counts].join('\t'))
}
console.log(['all', ...totals].join('\t'))
