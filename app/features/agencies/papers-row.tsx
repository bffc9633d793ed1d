import { Picture } from '#app/ui/picture.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { YachtPapers } from './papers-view.server.ts'

/** A yacht and everything of hers that an agency may download. */
export function PapersRow({ yacht }: { yacht: YachtPapers }) {
  const { slug, name, model, rate, withFee, picture, groups } = yacht
  return (
    <li className="grid-12 gap-y-5 border-t border-ink py-8 md:py-10">
      <div className="col-span-12 md:col-span-4 lg:col-span-3">
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 24vw, (min-width: 768px) 32vw, 66vw"
          className="aspect-[3/2] w-full"
        />
      </div>
      <div className="col-span-12 md:col-span-8 lg:col-span-3">
        <h3 className="text-[2.1rem] leading-none">
          <PageLink page="yacht" params={{ slug }} className="no-underline hover:underline">
            {name}
          </PageLink>
        </h3>
        {model !== name && <p className="mt-2 text-small text-quiet">{model}</p>}
        <p className="figures mt-3 font-medium">{rate}</p>
        {withFee && <p className="figures mt-1 text-small text-quiet">{withFee}</p>}
      </div>
      <dl className="col-span-12 md:col-span-8 md:col-start-5 lg:col-span-6 lg:col-start-7">
        {groups.map(({ title, files }) => (
          <div
            key={title}
            className="grid gap-x-6 border-b border-hairline py-2 last:border-b-0 sm:grid-cols-[9.5rem_1fr]"
          >
            <dt className="py-1 text-small text-quiet">{title}</dt>
            <dd className="flex flex-wrap gap-x-5">
              {files.map(({ href, text, language, fileName }) => (
                <a
                  key={href}
                  href={href}
                  hrefLang={language}
                  download={fileName}
                  aria-label={`${name}, ${title}: ${text}`}
                  className="py-1 underline"
                >
                  {text}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
