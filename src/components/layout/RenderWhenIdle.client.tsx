'use client'
import { useEffect } from 'react'

// Milliseconds. The first element waits for the page to load; a busy device does not hold the others back as long.
const FIRST = { timeout: 4000 }
const NEXT = { timeout: 500 }

/**
 * Ends a deferral once the page is at rest: the elements are marked `data-rendered`, each in an idle moment of its own.
 * Until then the style sheet keeps them out of the first layout and paint by `content-visibility`; rendered soon after,
 * nothing pops in under a fast scroll, and all of it prints with the page.
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
