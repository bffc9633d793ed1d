/**
 * The owner's check, `npm run check:content`, and the first step of every build: prints all that has to be corrected in
 * the contents, by file and field, in seconds. `--new-prices` takes prices that moved far as meant.
 */
import { fileFlaws } from './check-files.ts'

const newPrices = process.argv.includes('--new-prices')

async function flaws(): Promise<string[]> {
  const unreadable = fileFlaws()
  if (unreadable.length > 0) return unreadable
  try {
    const { contentFlaws } = await import('./check-contents.ts')
    return await contentFlaws({ newPrices })
  } catch (error) {
    // A comma missing in a file: the message says which, and the first line of the stack where.
    const { message, stack = '' } = error as Error
    if (message.startsWith('content/')) return [message]
    return [`${(stack.split('\n')[0] ?? '').replace(/^file:.*\/content\//, 'content/')}: ${message}`]
  }
}

const found = await flaws()
for (const flaw of found) console.error(flaw)
if (found.length > 0) process.exitCode = 1
else console.log('Contents: nothing to correct')
