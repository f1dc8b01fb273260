'use client'
import { lazy } from 'react'

// Every page bundles its not-found boundary, so its content is loaded only when it is shown.
const Section = lazy(() => import('./NotFoundSection').then(({ NotFoundSection }) => ({ default: NotFoundSection })))

/** The 404 page. A function, because a server component cannot render a lazy component of a client module. */
export function NotFoundPage() {
  return <Section />
}
