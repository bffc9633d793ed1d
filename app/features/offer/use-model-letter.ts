import { useCallback, useEffect, useRef, useState } from 'react'
import type { TripEnquiry } from '#enquiries/fields.ts'

type State = { status: 'idle' | 'writing' | 'done' | 'refused'; paragraphs: string[] }
const idle: State = { status: 'idle', paragraphs: [] }

/** The letter in a language model's words, paragraph by paragraph as the server lets them out; refused, it is dropped. A changed request calls it off. */
export function useModelLetter(request: TripEnquiry, locale: string) {
  const [state, setState] = useState(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    setState(idle)
    return () => running.current?.abort()
  }, [request, locale])
  const write = useCallback(async () => {
    const control = new AbortController()
    running.current = control
    setState({ status: 'writing', paragraphs: [] })
    try {
      for await (const event of events(request, locale, control.signal)) {
        if (event.paragraph)
          setState(({ paragraphs }) => ({ status: 'writing', paragraphs: [...paragraphs, event.paragraph!] }))
        if (event.done) return setState(({ paragraphs }) => ({ status: 'done', paragraphs }))
        if (event.refused) break
      }
    } catch {
      // A broken line or a change of mind: the letter of the rules stands anyway.
    }
    if (!control.signal.aborted) setState({ status: 'refused', paragraphs: [] })
  }, [request, locale])
  return { ...state, write }
}

type LetterEvent = { paragraph?: string; done?: boolean; refused?: string }

/** The server's answer, one JSON event a line (docs/decisions/0009). Who is asking does not go along. */
async function* events(
  request: TripEnquiry,
  locale: string,
  signal: AbortSignal,
): AsyncGenerator<LetterEvent> {
  const response = await fetch('/offer/letter', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ request: { ...request, name: '', email: '', phone: '' }, locale }),
    signal,
  })
  let rest = ''
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value = '' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = done ? '' : lines.pop()!
    for (const line of lines) if (line.trim()) yield JSON.parse(line) as LetterEvent
    if (done) return
  }
}
