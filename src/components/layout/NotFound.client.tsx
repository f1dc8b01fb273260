'use client'
import { lazy } from 'react'

/** The page for a missing address. Every page carries it in case its address ends, so that it arrives only when it is shown. */
export const NotFoundPage = lazy(() =>
  import('./NotFoundSection').then(({ NotFoundSection }) => ({ default: NotFoundSection })),
)
