'use client'
import { useEffect } from 'react'

/**
 * Ends the deferral of an element once the page is at rest. Its `content-visibility` keeps it out of the first
 * layout and paint; rendered soon after, it never pops in under a fast scroll and prints with the page.
 */
export function RenderWhenIdle({ targetId }: { targetId: string }) {
  useEffect(() => {
    const render = () => document.getElementById(targetId)?.style.setProperty('content-visibility', 'visible')
    if (!('requestIdleCallback' in window)) return
    const handle = requestIdleCallback(render, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }, [targetId])
  return null
}
