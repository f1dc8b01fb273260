import { useEffect, type RefObject } from 'react'
import { pressKey } from '../../rules/player-keys'

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="tab"], [data-own-keys]'
const PRESSABLE = 'button, summary'

/**
 * Lets keyboard shortcuts control the film wherever the focus is, except in inputs and on other controls. The shortcuts can be
 * switched off, for users of speech input and against accidental keystrokes.
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
    // Runs in the capture phase, before the browser's own controls, which handle some of these keys too.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [video, isOn])
}
