import { useTranslation } from 'react-i18next'
import { Field, TextArea } from '#app/ui/field.tsx'
import { type Enquiry, fields, type shortFields } from '#enquiries/fields.ts'

type ShortFieldsProps = {
  draft: Enquiry
  change: (field: (typeof shortFields)[number], value: string) => void
  labels: Record<keyof Enquiry, string>
  required: readonly (keyof Enquiry)[]
  /** Of the names of the inputs. */
  prefix?: string
  /** The form for a chat has none (specification, section 5). */
  bounded?: boolean
  guestsHint?: string
}

/** The seven fields that the short form and the form for a quote by chat share. */
export function ShortFields({
  draft,
  change,
  labels,
  required,
  prefix = '',
  bounded = true,
  guestsHint,
}: ShortFieldsProps) {
  const { t } = useTranslation()
  const field = (name: keyof Enquiry) => ({
    name: `${prefix}${name}`,
    label: labels[name],
    value: draft[name],
    required: required.includes(name),
    limit: bounded ? fields[name].limit : undefined,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })
  const guests = bounded ? { type: 'number', min: fields.guests.least, max: fields.guests.most } : {}
  return (
    <>
      <Field {...field('name')} autoComplete="name" placeholder={t('form.namePlaceholder')} />
      <Field
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder="name@example.com"
      />
      <Field
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        placeholder={t('form.phonePlaceholder')}
      />
      <Field {...field('destination')} placeholder={t('form.destinationPlaceholder')} />
      <Field {...field('dates')} placeholder={t('form.datesPlaceholder')} />
      <Field
        {...field('guests')}
        limit={undefined}
        inputMode="numeric"
        hint={guestsHint}
        placeholder={guestsHint ? undefined : t('form.guestsPlaceholder')}
        {...guests}
      />
      <TextArea {...field('message')} wide rows={6} placeholder={t('form.messagePlaceholder')} />
    </>
  )
}
