'use client'
import { useDeferredValue, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { nextTab } from './next-tab'

type Tab = { key: string; label: ReactNode; hint?: string; content: ReactNode }

type TabsProps = {
  /** The accessible name of the tab list. */
  label: string
  tabs: Tab[]
  initial?: string
  className?: string
}

/** Tabs by the ARIA pattern: arrow keys, Home and End move and select; only the open panel is in the document. */
export function Tabs({ label, tabs, initial, className = '' }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(initial ?? tabs[0]?.key)
  // The tab is selected immediately; a slow panel follows as soon as it is rendered.
  const openTab = useDeferredValue(selected)
  const current = tabs.find(({ key }) => key === openTab)

  function move(event: KeyboardEvent): void {
    const index = nextTab(
      event.key,
      tabs.findIndex(({ key }) => key === selected),
      tabs.length,
    )
    if (index === null) return
    event.preventDefault()
    setSelected(tabs[index]?.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className="tabs">
        {tabs.map(({ key, label: name, hint }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className="tab"
            aria-selected={key === selected}
            aria-controls={key === selected ? `${id}-panel` : undefined}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => setSelected(key)}
            onKeyDown={move}
          >
            <b>{name}</b>
            {hint && <small>{hint}</small>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${openTab}`} tabIndex={0} className="mt-6">
        {current?.content}
      </div>
    </div>
  )
}
