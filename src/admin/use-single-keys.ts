import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './is-typing'
import { useKeysOn } from './use-keys-on'

/**
 * Calls `onKey` when one of these keys is pressed alone on the page. Not while the person types or has switched the keys of the
 * inbox off.
 */
export function useSingleKeys(keys: readonly string[], onKey: (key: string) => void): void {
  const [areOn] = useKeysOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!keys.includes(event.key) || isTyping(event.target)) return
    // Else the key would be typed into a field that `onKey` focuses.
    event.preventDefault()
    onKey(event.key)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
