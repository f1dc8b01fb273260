'use client'

import { useRowLabel } from '@payloadcms/ui'
import { formatClock } from '../rules/clock'

/** A chapter's row by where it begins and what it is called. */
export function ChapterRowLabel() {
  const { data, rowNumber } = useRowLabel<{ at?: number; title?: string }>()
  return <span>{data.title ? `${formatClock(data.at ?? 0)} ${data.title}` : `Chapter ${(rowNumber ?? 0) + 1}`}</span>
}

/** A caption file's row by its language. */
export function CaptionRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string }>()
  return <span>{data.label || `Caption file ${(rowNumber ?? 0) + 1}`}</span>
}
