'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A menu's row by the words of its link, so that editors find it while it is closed. */
export function LinkRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string; href?: string }>()
  return <span>{data.label ? `${data.label} (${data.href ?? ''})` : `Link ${(rowNumber ?? 0) + 1}`}</span>
}
