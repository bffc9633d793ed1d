import { useState } from 'react'

/** Copies a text and says so; where the clipboard refuses, the text stands in the page to be copied by hand. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <button type="button" className="arrow-link needs-script" onClick={copy}>
      {copied ? done : label}
    </button>
  )
}
