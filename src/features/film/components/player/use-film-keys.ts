import { useEffect, type RefObject } from 'react'
import { pressKey } from '../../rules/player-keys'

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="tab"]'
const PRESSABLE = 'button, summary'

/**
 * Lets the keyboard steer the film wherever the focus is, but where somebody types or presses something else. Whoever
 * speaks to the device, or hits keys by accident, can switch it off.
 */
export function useFilmKeys(video: RefObject<HTMLVideoElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !video.current) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest(TYPING) || (event.key === ' ' && target?.closest(PRESSABLE))) return
      if (pressKey(video.current, event.key)) event.preventDefault()
    }
    // Before the browser's own controls, which know some of these keys too.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [video, isOn])
}
