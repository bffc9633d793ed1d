import { use, useContext, useMemo } from 'react'
import { persistently } from './persistently.ts'
import { ServerDocumentContext } from './server-document.ts'
import type { ServerData } from './server-html.ts'

/**
 * Data that come from an address of their own. Until they are there, what the server rendered stays and works as without
 * scripts: the section inside whose `<Suspense>` this stands, or the page.
 */
export function useServerData<T>({ key, html, href }: ServerData): T {
  const { parts } = useContext(ServerDocumentContext)
  const json = html ?? parts?.get(key)
  const here = useMemo(() => (json === undefined ? undefined : (parsed(href, json) as T)), [href, json])
  return here ?? (use(fetched(href)) as T)
}

const values = new Map<string, unknown>()

/** Read once: an address changes with its data, and what is made of them, such as i18next's texts, is kept by the value. */
function parsed(href: string, json: string): unknown {
  if (!values.has(href)) values.set(href, JSON.parse(json))
  return values.get(href)
}

const answers = new Map<string, Promise<unknown>>()

/** One request an address, so that `use` meets the same promise on every rendering. */
function fetched(href: string): Promise<unknown> {
  const known = answers.get(href)
  if (known) return known
  const answer = persistently(async () => {
    const response = await fetch(href)
    if (!response.ok) throw new Error(`${href} was answered ${response.status}`)
    return (await response.json()) as unknown
  })
  answers.set(href, answer)
  return answer
}
