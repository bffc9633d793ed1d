/** Questions of the FAQ that other pages lead to, in the words of a language. */
import type { QuestionId } from './company-copy.ts'
import type { Locale } from './locales.ts'
import { copyOf } from './site.server.ts'

/** The id is the answer's place on the page of the FAQ. */
export type AnswerLink = { id: QuestionId; question: string }

export function answerLinks(locale: Locale, ...ids: QuestionId[]): AnswerLink[] {
  const { groups } = copyOf(locale).faq
  const items: Partial<Record<QuestionId, { question: string }>> = Object.assign(
    {},
    ...Object.values(groups).map((group) => group.items),
  )
  return ids.map((id) => ({ id, question: items[id]!.question }))
}

/** What a party asks next that has seen its prices. */
export const answersBeforeAsking = (locale: Locale, { children }: { children: number }): AnswerLink[] =>
  answerLinks(
    locale,
    'bar',
    ...(children > 0 ? (['youngest-guests'] as const) : []),
    'tips',
    'payment',
    'terms',
    'booking',
  )
