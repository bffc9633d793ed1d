const wide = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

type CardListProps = { items: { title: string; text: string }[]; columns?: 2 | 3 | 4 }

/** Short texts side by side, parted by hairlines. */
export function CardList({ items, columns = 2 }: CardListProps) {
  return (
    <ul className={`card-list grid gap-x-10 sm:grid-cols-2 ${wide[columns]}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="text-heading">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
