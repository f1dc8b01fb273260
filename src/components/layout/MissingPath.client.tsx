'use client'
import { useEffect } from 'react'

/** Logs the missing path to the browser's console, without the query, which may contain personal data. */
export function MissingPath() {
  useEffect(() => console.error(`Page not found: ${window.location.pathname}`), [])
  return null
}
