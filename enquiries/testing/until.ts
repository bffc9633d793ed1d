/** @param milliseconds to wait at most @throws when the condition does not come true in that time */
export async function until(condition: () => boolean, milliseconds = 15_000) {
  const end = Date.now() + milliseconds
  while (!condition()) {
    if (Date.now() > end) throw new Error('What the test waits for did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
