'use client'
import { useEffect } from 'react'

/** Names the missing path in the browser's console: the path only, since a query may hold what is nobody's business. */
export function MissingPath() {
  useEffect(() => console.error(`Page not found: ${window.location.pathname}`), [])
  return null
}
