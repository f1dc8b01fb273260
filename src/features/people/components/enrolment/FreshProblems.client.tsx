'use client'

import { useEffect, useRef } from 'react'
import { ErrorSummary } from '@/components/form/ErrorSummary'
import type { SummaryItem } from '@/lib/form-problems'

type Props = { title: string; text: string; items: readonly SummaryItem[] }

/** What was refused, on a page that was loaded to show it: focus goes there where scripts run. */
export function FreshProblems(props: Props) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return <ErrorSummary ref={summary} {...props} />
}
