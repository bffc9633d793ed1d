import { performance } from 'node:perf_hooks'

/**
 * Rendering shares its thread with the intake of enquiries, so it is rationed: few renders at once, a short queue, and
 * between two renders a rest as long as the last one kept the thread busy. What finds the queue full is not rendered at all.
 */
export type RenderQueueOptions = {
  concurrency?: number
  /** Renders that may wait. */
  maxWaiting?: number
  /** Milliseconds that the thread has been busy with renders; where others render, it needs no rest. */
  busy?: () => number
  rest?: (milliseconds: number, next: () => void) => void
}

export type RenderQueue = {
  /** @returns what `work` returns, or nothing if too much waits already */
  run: <T>(work: () => Promise<T>) => Promise<T> | undefined
}

/** Milliseconds for which this thread has been busy, with whatever. */
export const threadBusyMs = () => performance.eventLoopUtilization().active

export function createRenderQueue({
  concurrency = 1,
  maxWaiting = 12,
  busy = threadBusyMs,
  rest = (milliseconds, next) => setTimeout(next, milliseconds),
}: RenderQueueOptions = {}): RenderQueue {
  const waiting: (() => void)[] = []
  let free = concurrency

  function finish(took: number) {
    if (waiting.length === 0) free++
    else rest(took, startNext)
  }
  /** What waited when the rest began may have been started by another that finished meanwhile. */
  function startNext() {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  async function perform<T>(work: () => Promise<T>): Promise<T> {
    const before = busy()
    try {
      return await work()
    } finally {
      finish(busy() - before)
    }
  }

  return {
    run<T>(work: () => Promise<T>): Promise<T> | undefined {
      if (free > 0) {
        free--
        return perform(work)
      }
      if (waiting.length >= maxWaiting) return undefined
      return new Promise<void>((resolve) => waiting.push(resolve)).then(() => perform(work))
    },
  }
}
