import { useId, useRef } from 'react'
import { Asterisk } from './field.tsx'

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
  /**
   * The one that was chosen already when the guest pressed on it. A click alone does not tell: one that came while the page's
   * script was taking over has been read from the form as chosen before its handler runs.
   */
  const pressed = useRef('')
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
          <label
            key={option.id}
            className="choice"
            onPointerDown={() => {
              pressed.current = chosen.includes(option.id) ? option.id : ''
            }}
          >
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              required={required}
              value={option.id}
              checked={chosen.includes(option.id)}
              onChange={() => toggle(option.id)}
              onClick={() => {
                if (kind === 'one' && pressed.current === option.id) toggle(option.id)
                pressed.current = ''
              }}
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
