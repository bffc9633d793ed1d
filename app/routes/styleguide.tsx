import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { siteRequest } from '#app/context.ts'
import { renderMarkdown } from '#app/markdown.server.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Field, TextArea } from '#app/ui/field.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { Caption, Picture } from '#app/ui/picture.tsx'
import { pictureOf } from '#app/ui/picture.server.ts'
import { Prose } from '#app/ui/prose.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextSection } from '#app/ui/text-section.tsx'
import { useToast } from '#app/ui/toast.tsx'

const colours = [
  'bg-ink',
  'bg-deep',
  'bg-lagoon',
  'bg-tint-1',
  'bg-tint-2',
  'bg-land',
  'bg-paper',
  'bg-magenta',
]

const sample =
  '## Heading\n\nA paragraph with a [link](page:faq) and *italics*.\n\n- one\n- two\n\n> A quotation.'

// Route types are generated for the routes of the production build alone, so this route uses the general ones.
export function loader({ context }: LoaderFunctionArgs) {
  const { locale, serverHtml } = context.get(siteRequest)
  return {
    picture: pictureOf('san-blas', locale),
    prose: serverHtml.keep('prose', renderMarkdown(sample, { newTab: '', where: 'styleguide' })),
  }
}

/** The pieces of ui/ side by side. Development only. */
export default function Styleguide() {
  const { picture, prose } = useLoaderData<typeof loader>()
  const { t } = useTranslation()
  const toast = useToast()
  return (
    <div className="page grid gap-14 py-16">
      <h1 className="text-display">Styleguide</h1>
      <ul className="grid grid-cols-4 md:grid-cols-8">
        {colours.map((colour) => (
          <li key={colour} className={`${colour} h-20 border border-hairline`} title={colour} />
        ))}
      </ul>
      <div className="grid gap-3">
        <Headline className="text-display">Display *Cayos Holandeses*</Headline>
        <Headline className="text-title">Title *Guna Yala*</Headline>
        <Headline as="h3" className="text-heading">
          Heading
        </Headline>
        <p className="text-lead">Lead 17.07 m, 1,298 l</p>
        <p>
          Text <span className="water">mar Caribe</span> <span className="figures">9°33′N 78°49′W</span>
        </p>
        <p className="text-small">Small</p>
        <p className="label">Label</p>
      </div>
      <figure className="max-w-2xl">
        <Picture picture={picture} sizes="42rem" className="aspect-[3/2] w-full" />
        <Caption picture={picture} position="9°33′N 78°49′W" className="mt-2">
          Caption
        </Caption>
      </figure>
      <Prose text={prose} />
      <div className="flex flex-wrap gap-4">
        <button
          type="button"
          className="button"
          onClick={() => toast({ title: t('answer.successTitle'), text: t('answer.success') })}
        >
          {t('toast.label')}
        </button>
        <button type="button" className="button button-quiet">
          {t('common.back')}
        </button>
        <button type="button" className="button" disabled>
          {t('form.sending')}
        </button>
        <a className="arrow-link" href="/">
          {t('common.readMore')}
        </a>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('form.name')} required />
        <Field label={t('form.email')} type="email" />
        <TextArea label={t('form.message')} wide />
      </div>
      <Tabs
        label="Tabs"
        tabs={['7', '10', '14'].map((id) => ({ id, label: id, panel: <p className="py-6">{id}</p> }))}
      />
      <TextSection
        title="Section *title*"
        paragraphs={['First paragraph, set larger.', 'Second paragraph.']}
      />
      <Accordion
        name="styleguide"
        items={['one', 'two'].map((id) => ({ id, title: id, content: <p>{id}</p> }))}
      />
    </div>
  )
}
