'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Labels a menu row by its link text, so that editors find it while it is collapsed. */
export function LinkRowLabel() {
  const { data, rowNumber } = useRowLabel<{ label?: string; href?: string }>()
  return <span>{data.label ? `${data.label} (${data.href ?? ''})` : `Link ${(rowNumber ?? 0) + 1}`}</span>
}
