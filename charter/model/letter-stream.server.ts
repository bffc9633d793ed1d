/** What POST /offer/letter answers: the events of a letter, one a line. */
export type Refusal =
  | 'type'
  | 'invalid'
  | 'rate'
  | 'cost'
  | 'no yacht'
  | 'time'
  | 'endpoint'
  | 'broken'
  | 'check'
export type LetterEvent = { paragraph: string; yacht: string } | { done: true } | { refused: Refusal }

const headers = {
  'Content-Type': 'application/x-ndjson; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}
const line = (event: LetterEvent) => `${JSON.stringify(event)}\n`

/** Sends events as they come; a reader who leaves ends the work behind them. */
export function stream(
  asked: AbortSignal,
  run: (signal: AbortSignal) => AsyncGenerator<LetterEvent, void>,
): Response {
  const left = new AbortController()
  const source = run(AbortSignal.any([asked, left.signal]))
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(line(value)))
    },
    async cancel() {
      left.abort()
      await source.return()
    },
  })
  return new Response(body, { headers })
}

const statusOf: Partial<Record<Refusal, number>> = {
  type: 415,
  invalid: 422,
  rate: 429,
  cost: 503,
}

/** An answer that is a refusal from the start. */
export function refusal(refused: Refusal): Response {
  return new Response(line({ refused }), {
    status: statusOf[refused] ?? 200,
    headers: { ...headers, ...(refused === 'rate' ? { 'Retry-After': '3600' } : {}) },
  })
}
