'use client'

import { useField } from '@payloadcms/ui'
import { formatCents } from '@/lib/money'

/** What a field in cents says in dollars, while it is typed: one zero too many is seen at once. */
export function CentsInWords({ path }: { path: string }) {
  const { value } = useField<number | null>({ path })
  return (
    <output className="fc-cents" htmlFor={`field-${path.replaceAll('.', '__')}`}>
      {Number.isInteger(value) && `= ${formatCents(value!)}`}
    </output>
  )
}
