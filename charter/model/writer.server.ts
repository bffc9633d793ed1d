/** Asks a language model for a letter, over any endpoint that speaks OpenAI's chat completions, and hands on its paragraphs as they are finished. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, Output, streamText } from 'ai'
import { z } from 'zod'
import type { Paragraph } from './check.server.ts'

export type ModelConfig = { url: string; key: string; name: string; tokensPerDay: number }
/** Milliseconds until the first piece of text, and until the last. */
export type Timeouts = { firstByteMs: number; totalMs: number }
export const defaultTimeouts: Timeouts = { firstByteMs: 8000, totalMs: 25_000 }
/** Tokens that an answer may have; a letter needs about 600. */
export const maxAnswerTokens = 1500

export type Failure = 'time' | 'endpoint' | 'broken' | 'gone'
/** Why there is no letter. `detail` is a status or the name of an error, never a text. */
export class WriterError extends Error {
  readonly failure: Failure
  readonly detail: string | undefined
  constructor(failure: Failure, detail?: string) {
    super(failure)
    this.failure = failure
    this.detail = detail
  }
}

type Task = {
  instructions: string
  message: string
  slugs: string[]
  signal: AbortSignal
  onTokens: (used: number) => void
}
export type Writer = (task: Task) => AsyncGenerator<Paragraph, void>

/** `signal` breaks the letter off when nobody waits for it any more; `onTokens` is told what it cost, where the endpoint says so. @throws WriterError */
export function createWriter({ url, key, name }: ModelConfig, timeouts = defaultTimeouts): Writer {
  const provider = createOpenAICompatible({
    name: 'offer',
    baseURL: url,
    apiKey: key,
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  })
  const model = provider.chatModel(name)

  return async function* write({ instructions, message, slugs, signal, onTokens }) {
    const late = new AbortController()
    const timers = [timeouts.firstByteMs, timeouts.totalMs].map((milliseconds) =>
      setTimeout(() => late.abort(), milliseconds),
    )
    let problem: unknown
    try {
      const result = streamText({
        model,
        instructions,
        prompt: message,
        maxRetries: 0,
        maxOutputTokens: maxAnswerTokens,
        output: Output.array({
          name: 'letter',
          element: z.object({ yacht: z.enum(['none', ...slugs]), text: z.string() }),
        }),
        abortSignal: AbortSignal.any([signal, late.signal]),
        telemetry: { isEnabled: false },
        onChunk: ({ chunk }) => {
          if (chunk.type.endsWith('-delta')) clearTimeout(timers[0])
        },
        onError: ({ error }) => {
          problem ??= error
        },
        onStepEnd: ({ usage }) => {
          if (usage.totalTokens) onTokens(usage.totalTokens)
        },
      })
      for await (const paragraph of result.elementStream) yield paragraph
      if (problem) throw problem
      const [reason, whole] = await Promise.all([result.finishReason, result.output])
      if (reason !== 'stop') throw new WriterError('broken', reason)
      if (whole.length === 0) throw new WriterError('broken', 'empty')
    } catch (error) {
      throw explain(problem ?? error, { gone: signal.aborted, late: late.signal.aborted })
    } finally {
      timers.forEach(clearTimeout)
      late.abort()
    }
  }
}

function explain(error: unknown, { gone, late }: { gone: boolean; late: boolean }): WriterError {
  if (gone) return new WriterError('gone')
  if (late) return new WriterError('time')
  if (error instanceof WriterError) return error
  if (APICallError.isInstance(error))
    return new WriterError(
      'endpoint',
      error.statusCode === undefined ? 'no connection' : String(error.statusCode),
    )
  return new WriterError('broken', error instanceof Error ? error.name : 'unknown')
}
