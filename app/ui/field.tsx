import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#app/site.ts'
import { useInBrowser } from './in-browser.ts'

type Common = {
  label: string
  hint?: string
  wide?: boolean
  children?: ReactNode
}
type Limited = {
  /** Most characters. Longer texts are accepted while typing or pasting, and said to be too long; none is cut in silence. */
  limit?: number
}
type FieldProps = Common & Limited & ComponentProps<'input'>
type AreaProps = Common & Limited & ComponentProps<'textarea'>

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

type DateFieldProps = Common &
  ComponentProps<'input'> & { /** The date as dd.MM.yyyy, or nothing. */ shown: string }

/**
 * A date: the browser's own picker, which writes dates as the browser's language does. While nobody is in the field the date
 * stands in it as dd.MM.yyyy (specification, section 9), and an empty one says so in the page's language. Without scripts, and
 * while a date is half typed, the browser's own writing stays.
 */
export function DateField({ label, hint, wide, shown, placeholder, ...input }: DateFieldProps) {
  const id = useId()
  const live = useInBrowser(() => true, false)
  const [partial, setPartial] = useState(false)
  return (
    <FieldFrame id={id} {...{ label, hint, wide }} required={input.required}>
      <div
        className="date-field"
        data-shown={live && !partial ? (shown ? 'date' : 'placeholder') : undefined}
      >
        <input
          id={id}
          type="date"
          aria-describedby={hint ? `${id}hint` : undefined}
          {...input}
          onBlur={(event) => setPartial(event.target.validity.badInput)}
        />
        <span aria-hidden="true">{shown || placeholder}</span>
      </div>
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

type SelectProps = Common & ComponentProps<'select'>

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

type FrameProps = Common & { id: string; required?: boolean; length?: string }

function FieldFrame({ id, label, hint, wide, required, length, children }: FrameProps) {
  return (
    <div className={`field ${wide ? 'sm:col-span-2' : ''}`}>
      <label htmlFor={id} className="text-small font-medium">
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

function Asterisk() {
  const { t } = useTranslation()
  return (
    <span className="text-magenta" title={t('common.required')}>
      {' '}
      *
    </span>
  )
}

type ChoiceProps = {
  /** Name of the group, and of its inputs in a posted form. */
  name: string
  label: string
  options: { id: string; label: string }[]
  chosen: string[]
  /** One of them or any number of them. */
  kind: 'one' | 'any'
  hint?: string
  required?: boolean
  onChange: (chosen: string[]) => void
}

/** A group of choices to touch. One that is chosen can be given back by choosing it again. */
export function Choice({ name, label, options, chosen, kind, hint, required, onChange }: ChoiceProps) {
  const id = useId()
  function toggle(each: string) {
    if (chosen.includes(each)) onChange(chosen.filter((other) => other !== each))
    else onChange(kind === 'one' ? [each] : [...chosen, each])
  }
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby={hint ? `${id}hint` : undefined}>
      <legend className="mb-2 text-small font-medium">
        {label}
        {required && <Asterisk />}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.id} className="choice">
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              required={required}
              value={option.id}
              checked={chosen.includes(option.id)}
              onChange={() => toggle(option.id)}
              onClick={() => kind === 'one' && chosen.includes(option.id) && toggle(option.id)}
              // Browsers make no click of the space bar on a radio button that is chosen already.
              onKeyDown={(event) => {
                if (event.key !== ' ' || kind !== 'one' || !chosen.includes(option.id)) return
                event.preventDefault()
                toggle(option.id)
              }}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}hint`} className="mt-2 text-small text-quiet">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
