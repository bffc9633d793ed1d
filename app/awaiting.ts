/**
 * What a page runs before its scripts: it waits for the visitor. A page is whole without scripts; they are fetched once
 * it stands, and run at the first touch, key or movement. So the guest's phone has nothing to do but show the page.
 */

/** Kept on `window` by `awaitVisitor` for `takeOver`. */
type Waiting = { pressed?: HTMLElement; submitted?: HTMLFormElement }
declare global {
  interface Window {
    waiting?: Waiting
  }
}

/** Element with the page's first script as text, which its type keeps the browser from running; `data-files` names all files it needs. */
export const heldScripts = 'scripts'

/**
 * Runs in the page's head, as text. A page that is new to the visitor is laid out window by window (app.css,
 * "Arriving"); not one that returns to a place, which must be as high as it was.
 */
export function arrive() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!location.hash && navigation?.type === 'navigate') document.documentElement.classList.add('arriving')
}

/**
 * Runs at the page's end, as text, and so may name nothing outside itself. Starts at once where something of the visitor's
 * waits in storage or in the address: a draft, another language, a place to open. A button pressed, or a form without
 * an address sent, before the scripts run is kept for them.
 */
export function awaitVisitor(id: string, cookie: string, language: string) {
  const held = document.getElementById(id)!
  const waiting: Waiting = (window.waiting = {})
  const signs = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'input',
    'click',
    'submit',
  ]
  const options = { capture: true, passive: true }
  let started = false

  function name(rel: string, also = {}) {
    for (const href of held.dataset['files']!.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel, href, ...also }))
  }
  function start() {
    if (started) return
    started = true
    name('modulepreload')
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = held.textContent
    // On a broken line the next touch tries again.
    script.onerror = () => (started = false)
    document.body.append(script)
  }
  function keep(event: Event) {
    start()
    if (!window.waiting) return
    const target = event.target as Element
    // A place further down is reached at once and stays: all above it must be as high as it will be.
    if (event.type === 'click' && target.closest('a[href*="#"]'))
      document.documentElement.classList.remove('arriving')
    if (event.type === 'click')
      waiting.pressed = target.closest<HTMLElement>('button[type=button]') ?? undefined
    if (event.type !== 'submit' || (target as HTMLFormElement).method === 'post') return
    event.preventDefault()
    waiting.submitted = target as HTMLFormElement
  }
  for (const sign of signs) addEventListener(sign, keep, sign === 'submit' ? { capture: true } : options)

  function hasReason(): boolean {
    if (location.hash) return true
    try {
      const stored = [localStorage.getItem(language), sessionStorage.getItem(language)].find(Boolean)
      const named =
        new RegExp(`(^|; )${cookie}=`).test(document.cookie) || /[?&](lang|lng)=/.test(location.search)
      return (
        (stored && stored !== document.documentElement.lang && !named) ||
        Object.keys(localStorage).some((key) => key.startsWith('draft:'))
      )
    } catch {
      return false
    }
  }
  if (hasReason()) return start()

  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (saveData) return
  addEventListener('load', () => setTimeout(() => started || name('prefetch', { as: 'script' }), 300))
}

/** Called when React has taken the page over: does what the visitor asked for meanwhile, and lays out the rest of the page. */
export function takeOver() {
  const { pressed, submitted } = window.waiting ?? {}
  window.waiting = undefined
  pressed?.click()
  submitted?.requestSubmit()
  layOut([...document.querySelectorAll<HTMLElement>('main > *, main > div > *, main > article > *, footer')])
}

/** Section by section, so that none holds up the visitor's hand. Pages that follow are laid out whole. */
function layOut(sections: HTMLElement[]) {
  const next = sections.shift()
  if (!next) return document.documentElement.classList.remove('arriving')
  next.style.contentVisibility = 'visible'
  if ('requestIdleCallback' in window) requestIdleCallback(() => layOut(sections))
  else setTimeout(layOut, 50, sections)
}
