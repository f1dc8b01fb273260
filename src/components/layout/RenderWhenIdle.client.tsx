'use client'
import { useEffect } from 'react'

/**
 * Ends a deferral once the page is at rest: the element is marked `data-rendered`. Until then the style sheet keeps it, or
 * parts of it, out of the first layout and paint by `content-visibility`; rendered soon after, nothing pops in under a
 * fast scroll, and all of it prints with the page.
 */
export function RenderWhenIdle({ targetId }: { targetId: string }) {
  useEffect(() => {
    const render = () => document.getElementById(targetId)?.setAttribute('data-rendered', '')
    if (!('requestIdleCallback' in window)) return
    const handle = requestIdleCallback(render, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }, [targetId])
  return null
}
