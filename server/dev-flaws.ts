/**
 * What `npm run dev` shows of mistakes in the contents: the check of the contents runs beside it, at its start and after
 * each change, and while it finds something every page shows that in place of itself.
 */
import { execFile } from 'node:child_process'
import { globSync, watch } from 'node:fs'

const script = new URL('check.ts', import.meta.url).pathname
const root = new URL('../', import.meta.url).pathname
/** Milliseconds for which an editor may still be saving. */
const settleMs = 150

/** @param tell is called with what has to be corrected, or with nothing once all is well again @returns what has to be corrected now */
export function watchFlaws(tell: (flaws: string) => void) {
  let flaws = ''
  let timer: NodeJS.Timeout | undefined
  let latest = 0
  function look() {
    const run = ++latest
    // Prices that moved far are a question for the build, not for whoever is changing them.
    execFile(process.execPath, [script, '--new-prices'], (error, _out, said) => {
      if (run !== latest) return
      const found = error ? said.trim() : ''
      if (found !== flaws) tell(found)
      flaws = found
    })
  }
  look()
  watchFolders(() => {
    clearTimeout(timer)
    timer = setTimeout(look, settleMs)
  })
  return () => flaws
}

/**
 * Not by Vite's watcher, which is another one after each change of the table of pages. Each folder by itself: watched
 * recursively, a file is lost sight of once an editor has put another in its place.
 */
function watchFolders(changed: () => void) {
  const watched = new Set<string>()
  function watchNew() {
    for (const folder of globSync(['content/', 'content/**/', 'art/pictures/'], { cwd: root })) {
      if (watched.has(folder)) continue
      watched.add(folder)
      watch(`${root}${folder}`, () => {
        watchNew()
        changed()
      })
    }
  }
  watchNew()
}

const escaped = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** In English, as all that owners and operators read of the program. It asks again by itself. */
export function flawsPage(flaws: string): Response {
  const items = flaws.split('\n').map((line) => `<li>${escaped(line)}</li>`)
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>To correct</title><main><h1>To correct in content/</h1><p>The page comes back by itself once this is done.</p><ol>${items.join('')}</ol></main></html>`,
    { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  )
}
