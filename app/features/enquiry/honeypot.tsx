import type { Ref } from 'react'

/** A field that no guest sees; what fills it is a program, and now and then a password manager. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <input
      ref={ref}
      name="_honey"
      defaultValue=""
      type="text"
      autoComplete="off"
      tabIndex={-1}
      aria-hidden="true"
      hidden
    />
  )
}
