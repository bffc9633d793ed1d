/** What the doctor says of one thing that it looked at. */
export type Finding = {
  check: string
  /** `warn`: it works, but is hardly what a site in public wants. */
  state: 'ok' | 'warn' | 'fail'
  found: string
  /** What to do about it. */
  fix?: string
}
