'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const DELAY = 100

// Both one-time effects of a page are in one file: two files would be a third larger.

/**
 * Marks the document as hydrated. Until then the cursor over buttons that need JavaScript shows that they are not ready
 * (base.css), and browser automation can wait for the mark, because the load event fires earlier.
 */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return null
}

/** Scrolls smoothly to the element of the URL's hash, once the page has settled. Does nothing without a hash. */
export function HashScroll() {
  const pathname = usePathname()
  useEffect(() => {
    const timer = setTimeout(scrollToHash, DELAY)
    return () => clearTimeout(timer)
  }, [pathname])
  return null
}

function scrollToHash(): void {
  const id = window.location.hash.slice(1)
  if (id) document.getElementById(id)?.scrollIntoView()
}
