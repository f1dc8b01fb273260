'use client'
import { useEffect } from 'react'

// In milliseconds. The first element waits for the page to load; on a busy device the others wait a shorter time.
const FIRST = { timeout: 4000 }
const NEXT = { timeout: 500 }

/**
 * Ends deferred rendering once the page is idle: marks the elements `data-rendered`, each in its own idle callback. Until then
 * the style sheet excludes them from the first layout and paint by `content-visibility`. They are rendered soon after, so that
 * fast scrolling and printing show them.
 */
export function RenderWhenIdle({ selector }: { selector: string }) {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const waiting = [...document.querySelectorAll(selector)]
    let handle = requestIdleCallback(renderNext, FIRST)
    function renderNext(): void {
      waiting.shift()?.setAttribute('data-rendered', '')
      if (waiting.length > 0) handle = requestIdleCallback(renderNext, NEXT)
    }
    return () => cancelIdleCallback(handle)
  }, [selector])
  return null
}
