import { fallbackLocale } from '#content/locales.ts'
import { useRouteLoaderData } from 'react-router'
import type { SiteData } from '#app/site-data.server.ts'

/** Generic failure in the words of the specification. Only Spanish is at hand when even the root loader failed. */
const lastResort = { error: 'Ocurrió un error', tryAgain: 'Intentar de nuevo', errorText: '', back: 'Volver' }

export function ErrorPage({ error }: { error: unknown }) {
  const site = useRouteLoaderData<SiteData>('root')
  const text = site?.failure ?? lastResort
  return (
    <main
      className="page py-32"
      lang={site?.locale ?? fallbackLocale}
      data-failure={error instanceof Error ? error.name : 'response'}
    >
      <h1 className="text-title">{text.error}</h1>
      <p className="measure mt-6">{text.errorText}</p>
      <div className="mt-10 flex gap-4">
        <button type="button" className="button" onClick={() => location.reload()}>
          {text.tryAgain}
        </button>
        <a className="button button-quiet" href="/">
          {text.back}
        </a>
      </div>
    </main>
  )
}
