'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A caption file's row by its language. */
export function CaptionRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string }>()
  return <span>{data.label || `Caption file ${(rowNumber ?? 0) + 1}`}</span>
}
