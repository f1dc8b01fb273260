import { useEffect, type RefObject } from 'react'

/** Focuses an element whenever `result` changes while nothing has the focus: the button that was pressed is gone or disabled. */
export function useFocusIfLost(element: RefObject<HTMLElement | null>, result: unknown): void {
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus()
  }, [element, result])
}
