'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Labels a row of caption files by language. */
export function CaptionRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string }>()
  return <span>{data.label || `Caption file ${(rowNumber ?? 0) + 1}`}</span>
}
