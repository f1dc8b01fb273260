'use client'

import { useRowLabel } from '@payloadcms/ui'

/** An option's row by its words; the right one says so. */
export function OptionRowLabel() {
  const { data, rowNumber } = useRowLabel<{ text?: string; isCorrect?: boolean }>()
  const words = data.text || `Option ${(rowNumber ?? 0) + 1}`
  return <span>{data.isCorrect ? `${words} (right)` : words}</span>
}
