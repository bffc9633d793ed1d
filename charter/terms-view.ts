/** The terms of a charter (content/charter/terms.ts) in the words of one language, for a block that shows them at a glance. */
import { cancellationSpans, terms } from '#content/charter/terms.ts'
import { clock, type Formats } from '#content/format.ts'
import { daysUntil, isDueAtOnce } from './payment.ts'
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

/** @param on of one trip; where it begins so soon that everything is due at once, only what still holds is told */
export function termsView({ say }: CharterWords, format: Formats, on?: TermsOn): TermsView {
  const { boarding, ashore, deposit, balanceDays, payment } = terms
  const percent = (value: number) => format.percent(value / 100)
  const ways = format.either(payment.value.map((way) => say(`terms.ways.${way}`)))
  const late = on && isDueAtOnce(on.first, on.today) ? daysUntil(on.first, on.today) : undefined
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
  const steps = cancellationSpans.filter(({ until }) => late === undefined || until <= late)
  return {
    title: say('terms.title'),
    facts: [
      { name: say('terms.aboard'), figure: clock(boarding.value), text: say('terms.aboardText') },
      { name: say('terms.ashore'), figure: clock(ashore.value), text: say('terms.ashoreText') },
      ...(late === undefined ? inTwo : [whole]),
    ],
    cancellation: {
      title:
        late === undefined
          ? say('terms.cancel', { count: cancellationSpans[0]!.from })
          : say('terms.cancelLate'),
      steps: steps.map(({ from, until, percent: share }) => ({
        when:
          until === 0
            ? say('terms.cancelLast', { count: from })
            : say('terms.cancelBetween', { from, until }),
        share: percent(share),
      })),
    },
  }
}
