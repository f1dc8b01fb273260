'use client'

import { useEffect, useRef } from 'react'
import { ErrorSummary } from '@/components/form/ErrorSummary'
import type { SummaryItem } from '@/lib/form-problems'

type Props = { title: string; text: string; items: readonly SummaryItem[] }

/** Shows the errors of a rejected form after a page load and, with JavaScript, moves the focus to them. */
export function FreshProblems(props: Props) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return <ErrorSummary ref={summary} {...props} />
}
