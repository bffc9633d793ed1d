/**
 * Runs in the head of every page, before anything else. A page is whole without scripts, so they wait for the visitor's
 * first action; what was done before they run is kept and done then (on-hydrated.ts). Vite builds this file into one
 * classic script (app/bundling/boot-script.ts). Why: docs/decisions/0011-deferred-hydration.md.
 */
import { languageInBrowser } from '#app/i18n/remember.ts'
import { showKeptUnits } from '#app/ui/units.ts'
import { configId, type EarlyActions, type HydrationConfig, pageDataId } from './config.ts'
import { layOutWindowFirst } from './first-layout.ts'

const firstActions = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
]
/** Pause after the page's load before its scripts are fetched ahead, in ms: pictures of the first window go first. */
const prefetchDelayMs = 300

const early: EarlyActions = (window.earlyActions = {})
let started = false

const parsed = new Promise<void>((resolve) =>
  document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
)
const textOf = (id: string) => document.getElementById(id)!.textContent!
const config = () => JSON.parse(textOf(configId)) as HydrationConfig

async function start() {
  if (started) return
  started = true
  await parsed
  // On a broken connection the next action tries again.
  await hydrate(config()).catch(() => (started = false))
}

async function hydrate({ router, manifest, entry, routes, files, data, styles }: HydrationConfig) {
  await fetchAll([...files, ...data])
  addLinks('modulepreload', files)
  const load = (file: string): Promise<object> => import(/* @vite-ignore */ file)
  const ids = Object.keys(routes)
  const [modules] = await Promise.all([
    Promise.all(ids.map((id) => load(routes[id]!))),
    load(manifest),
    addStyles(styles),
  ])
  Object.assign(window, {
    __reactRouterContext: { ...router, stream: new Response(textOf(pageDataId)).body },
    __reactRouterRouteModules: Object.fromEntries(ids.map((id, i) => [id, modules[i]])),
  })
  await load(entry)
}

/** Into the browser's cache, or not at all: Chromium never asks again for a module whose import has failed once. */
function fetchAll(files: string[]) {
  return Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()))
}

/** For pages that the visitor reaches without leaving the document. */
function addStyles(href: string) {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    document.head.append(link)
  })
}

function addLinks(rel: string, files: string[], attributes = {}) {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...attributes }))
}

/** A tab answers at once; its component learns of it when the press is repeated (ui/tabs.tsx). */
function showTab(tab: HTMLElement) {
  for (const each of tab.parentElement!.children) {
    const isShown = each === tab
    each.setAttribute('aria-selected', String(isShown))
    document.getElementById(each.getAttribute('aria-controls')!)?.toggleAttribute('data-inactive', !isShown)
  }
}

/** A picture opens at once, as large as it is loaded; its viewer follows when the press is repeated (features/viewer). */
function showPicture(button: HTMLElement, dialog: HTMLDialogElement) {
  dialog.style.backgroundImage = `url("${button.querySelector('img')!.currentSrc}")`
  dialog.showModal()
  dialog.addEventListener('close', () => (early.pressed = undefined), { once: true })
}

function onAction(event: Event) {
  void start()
  if (!window.earlyActions) return
  const target = event.target as Element
  if (event.type === 'click') {
    early.pressed = target.closest<HTMLElement>('button[type=button]') ?? undefined
    if (early.pressed?.role === 'tab') showTab(early.pressed)
    const opened = document.getElementById(early.pressed?.dataset.opens ?? '')
    if (opened) showPicture(early.pressed!, opened as HTMLDialogElement)
  }
}
for (const type of firstActions) addEventListener(type, onAction, { capture: true, passive: true })

function prefetch() {
  if (started) return
  const { files, data, styles } = config()
  addLinks('prefetch', files, { as: 'script' })
  addLinks('prefetch', data, { as: 'fetch' })
  addLinks('prefetch', [styles], { as: 'style' })
}

/** Whether something of the visitor's waits for the scripts: a place in the address, another language, a draft. */
function isAwaited(): boolean {
  if (location.hash) return true
  const { lang } = document.documentElement
  try {
    return (
      languageInBrowser(lang).locale !== lang ||
      Object.keys(localStorage).some((key) => key.startsWith('draft:'))
    )
  } catch {
    return false
  }
}

layOutWindowFirst()
showKeptUnits()
if (isAwaited()) void start()
else if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
  addEventListener('load', () => setTimeout(prefetch, prefetchDelayMs))
