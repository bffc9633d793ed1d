/** Milliseconds after which a store that does not answer counts as down. */
export const storeTimeoutMs = 4500

/** @throws an error of code ETIMEDOUT when the work is not done in time; it may still finish unseen. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The store does not answer'), { code: 'ETIMEDOUT' })),
      milliseconds,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
