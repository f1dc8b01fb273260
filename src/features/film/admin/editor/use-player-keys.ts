import { useEffect, useEffectEvent, type RefObject } from 'react'

const TYPING = 'input:not([type="range"]), textarea, select'

/** Handles the film's single-key shortcuts while the focus is inside its part of the form, except in text inputs. */
export function usePlayerKeys(
  part: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => void>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPING) || target.closest('dialog')) return
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const element = part.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [part])
}
