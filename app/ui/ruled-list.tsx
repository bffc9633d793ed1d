/** Short entries parted by hairlines. */
export function RuledList({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`ruled-list ${className}`}>
      <RuledItems items={items} />
    </ul>
  )
}

export function RuledItems({ items }: { items: string[] }) {
  return items.map((item) => <li key={item}>{item}</li>)
}
