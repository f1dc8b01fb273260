'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const DELAY = 100

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
