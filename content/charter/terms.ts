/** The terms of a charter. All of them are examples until the owner states the real ones. */
import { example } from './fact.ts'

export const terms = {
  /** Hours on the clock of the port: aboard on the first day, ashore on the morning after the last. */
  boarding: example('15:00', 'the hour from which guests come aboard'),
  ashore: example('09:00', 'the hour by which guests are ashore'),
  /** Hours that the crew needs between two charters; docs/owner.md says how calendars take it in. */
  turnaround: example(6, 'the hours that the crew needs between two charters'),
  /** Days for which a written offer keeps the yacht free for the guests while they decide, at no cost. */
  holdDays: example(5, 'for how many days an offer keeps the yacht free for the guests, at no cost'),
  /** Percent of what we charge, due when the charter is agreed. */
  deposit: example(40, 'percent of the price that you ask for as a deposit'),
  /** Days before boarding on which the rest is due. */
  balanceDays: example(60, 'days before boarding on which the rest is due'),
  /** What is kept of the price when guests cancel, from so many days before boarding on; longest first. Earlier, nothing is kept. */
  cancellation: example(
    [
      { days: 90, percent: 40 },
      { days: 60, percent: 60 },
      { days: 30, percent: 100 },
    ],
    'what you keep, in percent, from how many days before boarding on; earlier you pay everything back',
  ),
  /** Days within which guests have every payment back if we cannot sail as agreed and no other yacht of ours of at least her size and quality, at the same price, takes her place. */
  refundDays: example(
    14,
    'if the yacht fails or you cancel, and the guests take no other of yours of at least her size and quality at the same price: within how many days you pay everything back',
  ),
  /** Office hours (content/company.ts) within which an enquiry is answered; the confirmation to the guest promises it, and texts call it the same or the next working day. */
  answerHours: example(8, 'within how many of your office hours you answer an enquiry'),
  /** Percent of the charter that a travel agency keeps of what its guest pays; we invoice the rest. Taxes, fees and bringing a yacht from elsewhere are not shared. */
  agencyCommission: example(
    15,
    'percent of the charter that a travel agency keeps of what its guest pays; you invoice the rest',
  ),
  payment: example(['bank-transfer'] as ('bank-transfer' | 'card')[], 'how guests pay'),
}

/** The steps of cancellation as spans of days before boarding, both ends included; the last one reaches to the day itself. */
export const cancellationSpans = terms.cancellation.value.map(({ days, percent }, i, steps) => {
  const next = steps[i + 1]
  return { from: days, until: next ? next.days + 1 : 0, percent }
})
