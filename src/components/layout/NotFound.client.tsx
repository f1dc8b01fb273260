'use client'
import { lazy } from 'react'

/** The 404 page. Every page bundles its not-found boundary, so its content is loaded only when it is shown. */
export const NotFoundPage = lazy(() =>
  import('./NotFoundSection').then(({ NotFoundSection }) => ({ default: NotFoundSection })),
)
