import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

type Common = { label: string; hint?: string; wide?: boolean; children?: ReactNode }
type FieldProps = Common & ComponentProps<'input'>
type AreaProps = Common & ComponentProps<'textarea'>

/** A labelled input. Checks and their messages are the browser's own. */
export function Field({ label, hint, wide, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} wide={wide} required={input.required}>
      <input id={id} type="text" aria-describedby={hint ? `${id}hint` : undefined} {...input} />
    </FieldFrame>
  )
}

export function TextArea({ label, hint, wide, ...area }: AreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} wide={wide} required={area.required}>
      <textarea id={id} aria-describedby={hint ? `${id}hint` : undefined} {...area} />
    </FieldFrame>
  )
}

type FrameProps = Common & { id: string; required?: boolean }

function FieldFrame({ id, label, hint, wide, required, children }: FrameProps) {
  const { t } = useTranslation()
  return (
    <div className={`field ${wide ? 'sm:col-span-2' : ''}`}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
        {required && <span className="text-magenta" title={t('common.required')}> *</span>}
      </label>
      {children}
      {hint && <p id={`${id}hint`} className="text-small text-quiet">{hint}</p>}
    </div>
  )
}
