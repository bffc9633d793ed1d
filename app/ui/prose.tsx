import type { ServerHtml } from '#app/hydration/server-html.ts'
import { useServerHtml } from '#app/hydration/use-server-html.ts'

/** Running text from our own Markdown (markdown.server.ts). */
export function Prose({ text, className = '' }: { text: ServerHtml; className?: string }) {
  return <div className={`prose ${className}`} {...useServerHtml(text)} />
}
