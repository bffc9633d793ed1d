/** Time for leases and due times: it starts at the wall clock and then runs steadily, so a clock that is set cannot park a letter. */
export function steadyClock(): () => number {
  const start = Date.now() - performance.now()
  return () => Math.round(start + performance.now())
}
