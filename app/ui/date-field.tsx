import { type ComponentProps, useId, useState } from 'react'
import { type FieldCommon, FieldFrame } from './field.tsx'
import { useInBrowser } from './in-browser.ts'

type DateFieldProps = FieldCommon &
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
