/** Short entries parted by hairlines. */
export function RuledList({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`ruled-list ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
