/** Prints the words of every page of the built site in each language. `node server/count-words.ts`, after a build. */
import { parseServerConfig } from './config.ts'
import { sitemapPaths } from '#app/seo/sitemap.server.ts'
import { locales } from '#content/locales.ts'
import { htmlOf, pageKey } from './cached-pages.ts'
import { loadPages } from './page-files.ts'

const built = await loadPages(parseServerConfig(process.env).site)
if (!built) throw new Error('There is no build for these settings; run "npm run build" first')

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
    words(
      Buffer.from(
        htmlOf(built.pages.get(pageKey({ path, query: '' }, { locale, explicit: true }))!),
      ).toString('utf8'),
    ),
  )
  counts.forEach((count, i) => {
    totals[i]! += count
  })
  console.log([path, ...counts].join('\t'))
}
console.log(['all', ...totals].join('\t'))
