'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const DELAY = 100

// What happens once when a page arrives stands in one file: as two, they would weigh a third more.

/**
 * Marks the document once its controls answer. Until then the pointer over a button that only scripts serve says that it
 * is not there yet (base.css), and whoever drives a browser knows how long to wait: the load event does not say so.
 */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
  }, [])
  return null
}

/** Scrolls smoothly to the element the address names, once the page has settled. Without a hash it does nothing. */
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
