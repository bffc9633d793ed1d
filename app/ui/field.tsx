import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#app/site.ts'

export type FieldCommon = {
  label: string
  hint?: string
  wide?: boolean
  children?: ReactNode
}
type Limited = {
  /** Most characters. Longer texts are accepted while typing or pasting, and said to be too long; none is cut in silence. */
  limit?: number
}
type FieldProps = FieldCommon & Limited & ComponentProps<'input'>
type AreaProps = FieldCommon & Limited & ComponentProps<'textarea'>

/** A labelled input. Checks and their messages are the browser's own, but for the length. */
export function Field({ label, hint, limit, wide, ...input }: FieldProps) {
  const id = useId()
  const { ref, length } = useLengthCheck<HTMLInputElement>(input.value, limit)
  return (
    <FieldFrame id={id} {...{ label, hint, wide }} length={length} required={input.required}>
      <input ref={ref} id={id} type="text" aria-describedby={describedBy(id, hint, length)} {...input} />
    </FieldFrame>
  )
}

export function TextArea({ label, hint, limit, wide, ...area }: AreaProps) {
  const id = useId()
  const { ref, length } = useLengthCheck<HTMLTextAreaElement>(area.value, limit)
  return (
    <FieldFrame id={id} {...{ label, hint, wide }} length={length} required={area.required}>
      <textarea ref={ref} id={id} aria-describedby={describedBy(id, hint, length)} {...area} />
    </FieldFrame>
  )
}

type SelectProps = FieldCommon & ComponentProps<'select'>

export function Select({ label, hint, wide, ...select }: SelectProps) {
  const id = useId()
  return (
    <FieldFrame id={id} {...{ label, hint, wide }} required={select.required}>
      <select id={id} aria-describedby={hint ? `${id}hint` : undefined} {...select} />
    </FieldFrame>
  )
}

const describedBy = (id: string, hint?: string, length?: string) =>
  [hint && `${id}hint`, length && `${id}length`].filter(Boolean).join(' ') || undefined

/** From this share of its limit on, a text's length is shown. */
const nearTheEnd = 0.8

/** Says how long a text is when it comes near its limit, and holds the form back while it is longer. */
function useLengthCheck<E extends HTMLInputElement | HTMLTextAreaElement>(value: unknown, limit?: number) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const ref = useRef<E>(null)
  const count = String(value ?? '').length
  const over = limit === undefined ? 0 : count - limit
  const length =
    limit === undefined || count < limit * nearTheEnd
      ? undefined
      : over > 0
        ? t('form.tooLong', { limit: number(limit), over: number(over) })
        : t('form.length', { limit: number(limit), length: number(count) })
  const problem = over > 0 ? length! : ''
  useEffect(() => ref.current?.setCustomValidity(problem), [problem])
  return { ref, length }
}

type FrameProps = FieldCommon & { id: string; required?: boolean; length?: string }

/** What stands around every field: its label, hint and length. */
export function FieldFrame({ id, label, hint, wide, required, length, children }: FrameProps) {
  return (
    <div className={wide ? 'field sm:col-span-2' : 'field'}>
      <label htmlFor={id}>
        {label}
        {required && <Asterisk />}
      </label>
      {children}
      {hint && (
        <p id={`${id}hint`} className="text-small text-quiet">
          {hint}
        </p>
      )}
      {length && (
        <p id={`${id}length`} className="figures text-small text-quiet" data-length>
          {length}
        </p>
      )}
    </div>
  )
}

export function Asterisk() {
  const { t } = useTranslation()
  return (
    <span className="text-magenta" title={t('common.required')}>
      {' '}
      *
    </span>
  )
}
