/** Tries until it succeeds, every minute at the latest, and at once when the line is back. */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = 1000; ; wait = Math.min(wait * 2, 60_000)) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, wait)
        addEventListener('online', resolve, { once: true })
      })
    }
  }
}
