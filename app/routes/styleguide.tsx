import { useTranslation } from 'react-i18next'
import { Accordion } from '#app/ui/accordion.tsx'
import { Field, TextArea } from '#app/ui/field.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { useToast } from '#app/ui/toast.tsx'

const colours = ['bg-ink', 'bg-deep', 'bg-lagoon', 'bg-tint-1', 'bg-tint-2', 'bg-land', 'bg-paper', 'bg-magenta']

/** The pieces of ui/ side by side. Development only. */
export default function Styleguide() {
  const { t } = useTranslation()
  const toast = useToast()
  return (
    <div className="page grid gap-14 py-16">
      <h1 className="text-display">Styleguide</h1>
      <ul className="grid grid-cols-4 md:grid-cols-8">{colours.map((colour) => <li key={colour} className={`${colour} h-20 border border-hairline`} title={colour} />)}</ul>
      <div><p className="text-display">Display</p><p className="text-title">Title <em>Cayos Holandeses</em></p><p className="text-heading">Heading</p><p className="text-lead">Lead</p><p>Text 1,298 l</p><p className="text-small">Small</p><p className="label">Label</p></div>
      <div className="flex flex-wrap gap-4">
        <button type="button" className="button" onClick={() => toast({ title: t('answer.successTitle'), text: t('answer.success') })}>{t('toast.label')}</button>
        <button type="button" className="button button-quiet">{t('common.back')}</button>
        <button type="button" className="button" disabled>{t('form.sending')}</button>
        <a className="arrow-link" href="/">{t('common.readMore')}</a>
      </div>
      <div className="grid gap-5 sm:grid-cols-2"><Field label={t('form.name')} required /><Field label={t('form.email')} type="email" /><TextArea label={t('form.message')} wide /></div>
      <Tabs label="Tabs" tabs={['7', '10', '14'].map((id) => ({ id, label: id, panel: <p className="py-6">{id}</p> }))} />
      <Accordion name="styleguide" items={['one', 'two'].map((id) => ({ id, title: id, content: <p>{id}</p> }))} />
    </div>
  )
}
