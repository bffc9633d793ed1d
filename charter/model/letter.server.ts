/**
 * POST /offer/letter: the computed offer as a letter in a language model's words. The answer is NDJSON, one event a line:
 * `{"paragraph": text, "yacht": slug or "none"}` for each paragraph that was checked, then `{"done": true}`, or
 * `{"refused": reason}`, upon which the page drops what it has and shows the letter written from the rules. The server
 * refuses posts of other origins and large ones before they come here.
 */
import type { Locale } from '#content/locales.ts'
import { today as dayOfNow } from '#charter/calendar.ts'
import { type OfferFacts, offerFor } from '#charter/offer.ts'
import type { Allowance } from './allowance.server.ts'
import { fillParagraph, letterFault, type Paragraph } from './check.server.ts'
import { facts as siteFacts } from '#charter/facts.ts'
import { instructionsFor, offerMessage } from './prompt.server.ts'
import { readAnonymous } from './request.server.ts'
import { type LetterSlots, letterSlots } from './slots.server.ts'
import { maxAnswerTokens, type Writer, WriterError } from './writer.server.ts'
import { stream, type LetterEvent, type Refusal, refusal } from './letter-stream.server.ts'

/** What is written to the log: counts and codes. Neither the visitor's words nor the model's go there. */
export type Note = {
  outcome: 'done' | 'gone' | Refusal
  detail?: string
  locale: Locale
  paragraphs: number
  tokens: number
  milliseconds: number
}
export type LetterHandler = (request: Request, client: { address: string }) => Promise<Response>

type Parts = {
  write: Writer
  allowance: Allowance
  note: (note: Note) => void
  today?: () => string
  facts?: OfferFacts
}

export function createLetterHandler({
  write,
  allowance,
  note,
  today = dayOfNow,
  facts = siteFacts,
}: Parts): LetterHandler {
  return async (request, { address }) => {
    if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(request.headers.get('content-type') ?? ''))
      return refusal('type')
    const read = readAnonymous(await request.json().catch(() => undefined))
    if (!read) return refusal('invalid')
    const offer = offerFor(read.trip, facts, today())
    if (offer.yachts.length === 0) return refusal('no yacht')
    const slots = letterSlots(offer, read.trip, read.locale)
    const instructions = instructionsFor(read.locale)
    const message = offerMessage(slots, read.trip, read.words)
    if (!allowance.admits(address)) return refusal('rate')
    // Three characters a token are fewer than any of our languages has, so this is more than will be spent.
    const reserved = allowance.reserve(
      Math.ceil((instructions.length + message.length) / 3) + maxAnswerTokens,
    )
    if (!reserved) return refusal('cost')
    return stream(request.signal, (signal) =>
      events({
        write,
        slots,
        locale: read.locale,
        instructions,
        message,
        signal,
        spend: reserved.spend,
        note,
      }),
    )
  }
}

type Run = {
  write: Writer
  slots: LetterSlots
  locale: Locale
  instructions: string
  message: string
  signal: AbortSignal
  spend: (used: number) => void
  note: Parts['note']
}

/** Checks and fills each paragraph before it is sent, and checks the whole letter before it is called done. */
async function* events({
  write,
  slots,
  locale,
  instructions,
  message,
  signal,
  spend,
  note,
}: Run): AsyncGenerator<LetterEvent, void> {
  const started = performance.now()
  const checked: Paragraph[] = []
  const texts: string[] = []
  let tokens = 0
  let ended = false
  const end = (outcome: Note['outcome'], detail?: string) => {
    ended = true
    note({
      outcome,
      detail,
      locale,
      paragraphs: checked.length,
      tokens,
      milliseconds: Math.round(performance.now() - started),
    })
  }
  const refuse = (refused: Refusal, detail?: string): LetterEvent => (end(refused, detail), { refused })
  try {
    const paragraphs = write({
      instructions,
      message,
      slugs: Object.keys(slots.yachts),
      signal,
      onTokens: (used) => spend((tokens = used)),
    })
    for await (const paragraph of paragraphs) {
      const result = fillParagraph(paragraph, slots, locale)
      if ('fault' in result) return yield refuse('check', result.fault)
      checked.push(paragraph)
      texts.push(result.text)
      yield { paragraph: result.text, yacht: paragraph.yacht }
    }
    const fault = letterFault(checked, texts, slots)
    if (fault) return yield refuse('check', fault)
    end('done')
    yield { done: true }
  } catch (error) {
    const { failure, detail } = error instanceof WriterError ? error : new WriterError('broken', 'unknown')
    // An endpoint that answered with an error has written nothing.
    if (failure === 'endpoint') spend(0)
    if (failure === 'gone') end('gone')
    else yield refuse(failure, detail)
  } finally {
    if (!ended) end('gone')
  }
}
