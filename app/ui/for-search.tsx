import type { ServerHtml } from '#app/hydration/server-html.ts'
import { useServerHtml } from '#app/hydration/use-server-html.ts'

/** Structured data that stand in the page and not in its data, where they would be a second time. */
export function ForSearch({ data }: { data: ServerHtml }) {
  return <div hidden {...useServerHtml(data)} />
}
