/** Beside the name of a disclosure (`group`): a plus that becomes a minus when it is open. */
export function PlusSign() {
  return (
    <span
      aria-hidden="true"
      className="relative mt-[0.45em] block h-3 w-3 flex-none before:absolute before:inset-x-0 before:top-1/2 before:border-t before:border-ink after:absolute after:inset-y-0 after:left-1/2 after:border-l after:border-ink group-open:after:hidden"
    />
  )
}
