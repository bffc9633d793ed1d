import { expect, it } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

/** A queue on a thread whose busy time is told, and work that ends when told. */
function setUp({ concurrency = 1 } = {}) {
  let busy = 0
  const rests: { milliseconds: number; next: () => void }[] = []
  const queue = createRenderQueue({
    concurrency,
    maxWaiting: 1,
    busy: () => busy,
    rest: (milliseconds, next) => void rests.push({ milliseconds, next }),
  })
  const started: string[] = []
  const work = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const done = queue.run(() => {
      started.push(name)
      return promise
    })
    return { done, finish: (took: number) => ((busy += took), resolve(name), done) }
  }
  return { work, started, rests }
}

it('renders one page at a time, lets few wait and turns the rest away', async () => {
  const { work, started } = setUp()
  work('first')
  const second = work('second')
  expect(second.done).toBeDefined()
  expect(work('third').done).toBeUndefined()
  expect(started).toEqual(['first'])
})

it('rests between two renders as long as the first one kept the thread busy', async () => {
  const { work, started, rests } = setUp()
  const first = work('first')
  const second = work('second')
  await first.finish(40)
  expect([started, rests.map(({ milliseconds }) => milliseconds)]).toEqual([['first'], [40]])
  rests[0]!.next()
  expect(await second.finish(10)).toBe('second')
  expect(rests).toHaveLength(1)
})

it('starts a page once where two rests end and only one page waits', async () => {
  const { work, started, rests } = setUp({ concurrency: 2 })
  const [first, second] = [work('first'), work('second')]
  const third = work('third')
  await Promise.all([first.finish(1), second.finish(1)])
  for (const { next } of rests) next()
  expect(await third.finish(1)).toBe('third')
  work('fourth')
  work('fifth')
  expect(started, 'both places are free again').toEqual(['first', 'second', 'third', 'fourth', 'fifth'])
})
