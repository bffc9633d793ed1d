/** Since when the visitor has had the present page before them, in ms of `performance.now()`: 0 for the one that came as a document. */
let shownAt = 0

/** Called at each change of page inside the site. */
export function pageShown() {
  shownAt = performance.now()
}

/** @returns ms; the time before the scripts of a page ran counts, for one can type there already. */
export function sincePageShown(): number {
  return performance.now() - shownAt
}
