import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export type Tab = { id: string; label: string; panel: ReactNode }
type TabsProps = {
  label: string
  tabs: Tab[]
  /** Chosen at first; the first tab if nothing is said. */
  selected?: string
  onSelect?: (id: string) => void
}

/**
 * Tabs by the ARIA Authoring Practices: arrow keys, Home and End move and choose. Every panel is in the
 * document; without scripting the row of tabs is hidden and all panels are shown (app/styles/movement.css, "Tabs").
 */
export function Tabs({ label, tabs, selected: first = tabs[0]!.id, onSelect }: TabsProps) {
  const prefix = useId()
  const [selected, setSelected] = useState(first)
  const buttons = useRef<Record<string, HTMLButtonElement | null>>({})
  function choose(id: string) {
    setSelected(id)
    onSelect?.(id)
  }
  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const { id } = tabs[(to + tabs.length) % tabs.length]!
    choose(id)
    buttons.current[id]?.focus()
  }
  return (
    <div className="tabs">
      <div role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown} className="tab-list">
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            ref={(button) => {
              buttons.current[id] = button
            }}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            aria-controls={`${prefix}${id}`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => choose(id)}
            className="tab"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}`}
          aria-labelledby={`${prefix}${id}-tab`}
          tabIndex={-1}
          data-inactive={id === selected ? undefined : ''}
          className="tab-panel"
        >
          <h2 className="tab-heading">{name}</h2>
          {panel}
        </div>
      ))}
    </div>
  )
}
