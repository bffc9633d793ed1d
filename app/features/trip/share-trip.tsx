import { useState } from 'react'
import { ShareButton } from '#app/ui/share-button.tsx'
import { Headline } from '#app/ui/headline.tsx'

type ShareTripProps = {
  /** What the trip is. */
  title: string
  link: string
  chat: string
  mail: string
  paths: { pdf: string; calendar: string }
  copy: {
    title: string
    text: string
    link: string
    copy: string
    copied: string
    chat: string
    mail: string
    pdf: string
    calendar: string
    print: string
  }
}

/** The address of the trip, to be copied and sent; without scripts it stands in a field to be copied by hand. */
export function ShareTrip({ title, link, chat, mail, paths, copy }: ShareTripProps) {
  return (
    <section id="share" className="no-print page chapter scroll-mt-24">
      <div className="grid-12 gap-y-8 border-t border-ink pt-6 md:pt-8">
        <div className="col-span-12 lg:col-span-5">
          <Headline className="text-title">{copy.title}</Headline>
          <p className="measure mt-3">{copy.text}</p>
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <CopyField link={link} copy={copy} />
          <p className="mt-5 grid grid-cols-2 gap-3 phone:flex phone:flex-wrap">
            <ShareButton amongOthers title={title} />
            <a href={chat} className="button" rel="noreferrer">
              {copy.chat}
            </a>
            <a href={mail} className="button button-quiet">
              {copy.mail}
            </a>
            <a href={paths.pdf} className="button button-quiet">
              {copy.pdf}
            </a>
            <a href={paths.calendar} className="button button-quiet" download>
              {copy.calendar}
            </a>
          </p>
          <p className="mt-4 text-small text-quiet">{copy.print}</p>
        </div>
      </div>
    </section>
  )
}

function CopyField({ link, copy }: Pick<ShareTripProps, 'link' | 'copy'>) {
  const [copied, setCopied] = useState(false)
  const write = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="field min-w-0 flex-1 basis-[16rem]">
        <span className="text-small font-medium">{copy.link}</span>
        <input
          type="text"
          readOnly
          value={link}
          className="figures"
          data-share-link
          onFocus={(event) => event.target.select()}
        />
      </label>
      <button type="button" className="button needs-script" onClick={write}>
        <span aria-live="polite">{copied ? copy.copied : copy.copy}</span>
      </button>
    </div>
  )
}
