import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInBrowser } from './in-browser.ts'

type Common = {
  label: string
  hint?: string
  /** Marked with the asterisk though the browser does not insist. */ marked?: boolean
  wide?: boolean
  children?: ReactNode
}
type FieldProps = Common & ComponentProps<'input'>
type AreaProps = Common & ComponentProps<'textarea'>

/** A labelled input. Checks and their messages are the browser's own. */
export function Field({ label, hint, wide, marked, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} wide={wide} required={input.required || marked}>
      <input id={id} type="text" aria-describedby={hint ? `${id}hint` : undefined} {...input} />
    </FieldFrame>
  )
}

type DateFieldProps = FieldProps & { /** The date as dd.MM.yyyy, or nothing. */ shown: string }

/**
 * A date: the browser's own picker, which writes dates as the browser's language does. While nobody is in the field the date
 * stands in it as dd.MM.yyyy (specification, section 9), and an empty one says so in the page's language. Without scripts, and
 * while a date is half typed, the browser's own writing stays.
 */
export function DateField({ label, hint, marked, shown, placeholder, ...input }: DateFieldProps) {
  const id = useId()
  const live = useInBrowser(() => true, false)
  const [partial, setPartial] = useState(false)
  return (
    <FieldFrame id={id} label={label} hint={hint} required={input.required || marked}>
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
        {required && (
          <span className="text-magenta" title={t('common.required')}>
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}hint`} className="text-small text-quiet">
          {hint}
        </p>
      )}
    </div>
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
  onChange: (chosen: string[]) => void
}

/** A group of choices to touch. One that is chosen can be given back by choosing it again. */
export function Choice({ name, label, options, chosen, kind, hint, onChange }: ChoiceProps) {
  const id = useId()
  function toggle(each: string) {
    if (chosen.includes(each)) onChange(chosen.filter((other) => other !== each))
    else onChange(kind === 'one' ? [each] : [...chosen, each])
  }
  return (
    <fieldset className="min-w-0 sm:col-span-2" aria-describedby={hint ? `${id}hint` : undefined}>
      <legend className="mb-2 text-small font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.id} className="choice">
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
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
