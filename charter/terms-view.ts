/** The terms of a charter (content/charter/terms.ts) in the words of one language, for a block that shows them at a glance. */
import { terms } from '#content/charter/terms.ts'
import { clock, type Formats } from '#content/format.ts'
import type { CharterWords } from './words.ts'

export type TermsView = {
  title: string
  /** A figure, what it is, and when it holds. */
  facts: { name: string; figure: string; text: string }[]
  /** What is kept of the price by those who cancel, from so many days before boarding on; longest first. The title says what holds earlier. */
  cancellation: { title: string; steps: { when: string; share: string }[] }
}

export function termsView({ say }: CharterWords, format: Formats): TermsView {
  const { boarding, ashore, deposit, balanceDays, cancellation, payment } = terms
  const percent = (value: number) => format.percent(value / 100)
  const ways = format.either(payment.value.map((way) => say(`terms.ways.${way}`)))
  return {
    title: say('terms.title'),
    facts: [
      { name: say('terms.aboard'), figure: clock(boarding.value), text: say('terms.aboardText') },
      { name: say('terms.ashore'), figure: clock(ashore.value), text: say('terms.ashoreText') },
      { name: say('terms.deposit'), figure: percent(deposit.value), text: say('terms.depositText') },
      {
        name: say('terms.balance'),
        figure: say('terms.balanceFigure', { count: balanceDays.value }),
        text: say('terms.balanceText', { ways }),
      },
    ],
    cancellation: {
      title: say('terms.cancel', { count: cancellation.value[0]!.days }),
      steps: cancellation.value.map((step) => ({
        when: say('terms.cancelFrom', { count: step.days }),
        share: percent(step.percent),
      })),
    },
  }
}
