/** Beside the name of a disclosure (`<details>`): a plus that becomes a minus when it is open. */
export function PlusSign() {
  return <span aria-hidden="true" className="plus-sign" />
}
