import { useEffect, useEffectEvent, type RefObject } from 'react'
import styles from './list.module.css'

type RowActions = { toggle: (id: string) => void; look: (id: string) => void }

const STEPS: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }
const SHORTCUTS = 'J K X Space /'

/**
 * The keyboard shortcuts of the list: j and k (inside the list also the arrows) move, x selects, Space opens the quick view, /
 * focuses the search. Enter follows the focused link. They are ignored while the person types or works in another part of the
 * admin. While they are active, `aria-keyshortcuts` of the list names them.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, on: RowActions, areOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (list.current && isFree(event.target, list.current) && act(event.key, list.current, on)) event.preventDefault()
  })
  useEffect(() => {
    const element = list.current
    if (!areOn || !element) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    element.setAttribute('aria-keyshortcuts', SHORTCUTS)
    return () => {
      document.removeEventListener('keydown', listen)
      element.removeAttribute('aria-keyshortcuts')
    }
  }, [areOn, list])
}

function act(key: string, list: HTMLElement, { toggle, look }: RowActions): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const step = STEPS[key]
  if (step !== undefined) {
    if (key.startsWith('Arrow') && current < 0) return false
    rows[Math.min(Math.max(current + step, 0), rows.length - 1)]?.querySelector('a')?.focus()
    return true
  }
  const id = rows[current]?.dataset.row
  if (key === 'x' && id) {
    toggle(id)
    return true
  }
  // A focused checkbox keeps Space for itself.
  if (key === ' ' && id && document.activeElement?.matches('a')) {
    look(id)
    return true
  }
  if (key !== '/') return false
  document.getElementById('fc-inbox-search')?.focus()
  return true
}

// The focus is on the page itself, or on an element of the inbox that takes no text.
function isFree(target: EventTarget | null, list: HTMLElement): boolean {
  if (!(target instanceof HTMLElement) || target === document.body) return true
  const isTick = target instanceof HTMLInputElement && target.type === 'checkbox'
  if (!isTick && target.matches('input, select, textarea, [contenteditable="true"]')) return false
  return list.closest(`.${styles.inbox}`)?.contains(target) ?? false
}
