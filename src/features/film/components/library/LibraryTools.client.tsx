'use client'
import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { nextTab } from '@/components/ui/next-tab'
import { LIBRARY_TABS, type Filters, type LibraryTab } from '../../rules/library-filters'
import styles from './library.module.css'

type LibraryToolsProps = {
  filters: Filters
  categories: string[]
  /** The number of films on the “Assigned” tab. */
  assigned: number
  /** Returns the URL with one filter changed, for use without JavaScript. */
  hrefOf: (change: Partial<Filters>) => string
  /** Other query parameters, which are preserved. */
  hiddenFields: [string, string][]
  onChange: (change: Partial<Filters>, isTyping?: boolean) => void
}

/** Renders tabs, search and category badges. The filters combine. */
export function LibraryTools({ filters, categories, assigned, hrefOf, hiddenFields, onChange }: LibraryToolsProps) {
  return (
    <>
      <div className={styles.tools}>
        <LibraryTabs tab={filters.tab} assigned={assigned} hrefOf={hrefOf} onChoose={(tab) => onChange({ tab })} />
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          {hiddenFields.map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <input
            type="search"
            name="q"
            className="input"
            placeholder="Search films..."
            aria-label="Search films"
            autoComplete="off"
            maxLength={100}
            value={filters.search}
            onChange={({ target }) => onChange({ search: target.value }, true)}
          />
        </form>
      </div>
      <div role="group" aria-label="Categories" className={styles.categories}>
        {categories.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={!filters.hidden.includes(category)}
            onClick={() => onChange({ hidden: toggle(filters.hidden, category) })}
          >
            {category}
          </button>
        ))}
      </div>
    </>
  )
}

type LibraryTabsProps = Pick<LibraryToolsProps, 'assigned' | 'hrefOf'> & {
  tab: LibraryTab
  onChoose: (tab: LibraryTab) => void
}

function LibraryTabs({ tab, assigned, hrefOf, onChoose }: LibraryTabsProps) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent): void {
    const current = LIBRARY_TABS.findIndex(({ key }) => key === tab)
    const index = nextTab(event.key, current, LIBRARY_TABS.length)
    const next = index === null ? undefined : LIBRARY_TABS[index]
    if (!next) return
    event.preventDefault()
    onChoose(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index ?? 0]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label="Films" className={styles.tabs}>
      {LIBRARY_TABS.map(({ key, label }) => (
        <a
          key={key}
          href={hrefOf({ tab: key })}
          role="tab"
          id={`tab-${key}`}
          aria-selected={key === tab}
          aria-controls="library-films"
          tabIndex={key === tab ? 0 : -1}
          onKeyDown={move}
          onClick={(event) => choose(event, () => onChoose(key))}
        >
          {label}
          {key === 'assigned' && assigned > 0 && (
            <span className={styles.due}>
              {assigned}
              <span className="sr-only"> films</span>
            </span>
          )}
        </a>
      ))}
    </div>
  )
}

// A click with a modifier key opens a new tab and must not be intercepted.
function choose(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  act()
}

function toggle(list: readonly string[], item: string): string[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item]
}
