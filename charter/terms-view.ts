/** The terms of a charter (content/charter/terms.ts) in the words of one language, for a block that shows them at a glance. */
import { cancellationSpans, terms } from '#content/charter/terms.ts'
import { clock, type Formats } from '#content/format.ts'
import { addDays, daysBetween } from './calendar.ts'
import { isDueAtOnce } from './payment.ts'
import type { CharterWords } from './words.ts'

export type TermsView = {
  title: string
  /** A figure, what it is, and when it holds. */
  facts: { name: string; figure: string; text: string }[]
  /** What is kept of the price by those who cancel, by days before boarding; most days first. The title says what holds earlier. */
  cancellation: { title: string; steps: { when: string; share: string }[] }
}
/** ISO days: that of boarding, and the present one. */
export type TermsOn = { first: string; today: string }

/** @param on of one trip: cancelling is told in its dates, and only what still holds is told */
export function termsView({ say }: CharterWords, format: Formats, on?: TermsOn): TermsView {
  const { boarding, ashore, deposit, balanceDays, payment } = terms
  const percent = (value: number) => format.percent(value / 100)
  const ways = format.either(payment.value.map((way) => say(`terms.ways.${way}`)))
  const dueAtOnce = on !== undefined && isDueAtOnce(on.first, on.today)
  const whole = {
    name: say('terms.whole'),
    figure: percent(100),
    text: say('terms.wholeText', { ways, count: balanceDays.value }),
  }
  const inTwo = [
    { name: say('terms.deposit'), figure: percent(deposit.value), text: say('terms.depositText') },
    {
      name: say('terms.balance'),
      figure: say('terms.balanceFigure', { count: balanceDays.value }),
      text: say('terms.balanceText', { ways }),
    },
  ]
  return {
    title: say('terms.title'),
    facts: [
      { name: say('terms.aboard'), figure: clock(boarding.value), text: say('terms.aboardText') },
      { name: say('terms.ashore'), figure: clock(ashore.value), text: say('terms.ashoreText') },
      ...(dueAtOnce ? [whole] : inTwo),
    ],
    cancellation: on ? cancellationOn(on, say, format) : cancellationInDays(say, format),
  }
}

function cancellationInDays(say: CharterWords['say'], format: Formats): TermsView['cancellation'] {
  return {
    title: say('terms.cancel', { count: cancellationSpans[0]!.from }),
    steps: cancellationSpans.map(({ from, until, percent }) => ({
      when:
        until === 0 ? say('terms.cancelLast', { count: from }) : say('terms.cancelBetween', { from, until }),
      share: format.percent(percent / 100),
    })),
  }
}

/** The steps that are still to come, each from the first to the last day on which it holds. */
function cancellationOn(
  { first, today }: TermsOn,
  say: CharterWords['say'],
  format: Formats,
): TermsView['cancellation'] {
  const left = daysBetween(today, first)
  const free = cancellationSpans[0]!.from
  return {
    title:
      left > free
        ? say('terms.cancelBefore', { date: format.date(addDays(first, -free)) })
        : say('terms.cancelLate'),
    steps: cancellationSpans
      .filter(({ until }) => until <= left)
      .map(({ from, until, percent }) => ({
        when: format.dates(addDays(first, -Math.min(from, left)), addDays(first, -until)),
        share: format.percent(percent / 100),
      })),
  }
}
