'use client'

import { useEffect } from 'react'

/**
 * Marks the document once its controls answer. Until then the pointer over a button that only scripts serve says that it
 * is not there yet (globals.css), and whoever drives a browser knows how long to wait: the load event does not say so.
 */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
  }, [])
  return null
}
