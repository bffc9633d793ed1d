/** Loaded before a step of `growth`: says at the end what the process used. The step may leave the number of its pages. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const { growthPages = 0 } = globalThis as { growthPages?: number }
  console.log(
    `growth-step ${JSON.stringify({ processorMs: Math.round((userCPUTime + systemCPUTime) / 1000), peakMb: Math.round(maxRSS / 1024), pages: growthPages })}`,
  )
})
