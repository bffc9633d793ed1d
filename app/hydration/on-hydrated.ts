import { endFirstLayout } from './first-layout.ts'

/** Called once when React has hydrated the page: does what the visitor asked for meanwhile. */
export function onHydrated() {
  const { pressed } = window.earlyActions ?? {}
  window.earlyActions = undefined
  endFirstLayout()
  pressed?.click()
}
