/** What stands between the first words of an answer and its list, in two columns where there is room. */
export function Paragraphs({ texts }: { texts: (string | undefined)[] }) {
  return (
    <div className="figures mt-3 max-w-[72rem] gap-[var(--gutter)] lg:columns-2">
      {texts.filter(Boolean).map((text) => (
        <p key={text} className="measure mb-3 break-inside-avoid">
          {text}
        </p>
      ))}
    </div>
  )
}
