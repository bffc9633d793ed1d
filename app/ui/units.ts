/** Whether lengths are shown in metres or in feet, kept in local storage. The boot script reads it before the first paint. */
export type Units = 'metres' | 'feet'

const key = 'units'

/** Marks the document with the units kept on this device. */
export function showKeptUnits() {
  try {
    if (localStorage.getItem(key) === 'feet') document.documentElement.dataset.units = 'feet'
  } catch {
    // Storage refused: metres.
  }
}

export function keepUnits(units: Units) {
  document.documentElement.dataset.units = units
  try {
    localStorage.setItem(key, units)
  } catch {
    // Storage refused: the choice holds until the page is left.
  }
}
