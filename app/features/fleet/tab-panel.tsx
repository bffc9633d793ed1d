import type { ServerHtml } from '#app/hydration/server-html.ts'
import { useServerHtml } from '#app/hydration/use-server-html.ts'
import type { AnswerLink } from '#content/answers.server.ts'
import { AnswerLinks } from '#app/ui/answer-links.tsx'
import { Caption, Picture, type PictureData } from '#app/ui/picture.tsx'

type TabPanelProps = { picture: PictureData; items: ServerHtml; answers: AnswerLink[] }

/** A picture beside the words of a tab, and the questions that they raise. */
export function TabPanel({ picture, items, answers }: TabPanelProps) {
  return (
    <div className="grid items-start gap-x-[var(--gutter)] gap-y-10 lg:grid-cols-2">
      <figure>
        <Picture
          picture={picture}
          sizes="(min-width: 96rem) 650px, (min-width: 1024px) 44vw, 92vw"
          className="aspect-[8/5] w-full"
        />
        <Caption picture={picture} className="mt-2" />
      </figure>
      <div>
        <ul className="card-list grid gap-x-10 sm:grid-cols-2" {...useServerHtml(items)} />
        <AnswerLinks answers={answers} />
      </div>
    </div>
  )
}
