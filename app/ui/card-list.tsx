const wide = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

type CardItemsProps = { items: { title: string; text: string }[] }
type CardListProps = CardItemsProps & { columns: 3 | 4 }

/** Short texts side by side, parted by hairlines. */
export function CardList({ items, columns }: CardListProps) {
  return (
    <ul className={`card-list grid gap-x-10 sm:grid-cols-2 ${wide[columns]}`}>
      <CardItems items={items} />
    </ul>
  )
}

export function CardItems({ items }: CardItemsProps) {
  return items.map(({ title, text }) => (
    <li key={title}>
      <h3 className="text-heading">{title}</h3>
      <p>{text}</p>
    </li>
  ))
}
