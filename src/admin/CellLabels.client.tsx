'use client'

import { useTableColumns } from '@payloadcms/ui'

/**
 * Gives the style sheet the labels of a list's columns: on a phone each row is a card, where every value has its label before it
 * (lists.css). Payload's table has them only in its head.
 */
export function CellLabels() {
  const { columns } = useTableColumns()
  const rules = columns.flatMap(({ accessor, active, field }) => {
    const label = 'label' in field ? field.label : null
    if (!active || typeof label !== 'string') return []
    return [`.cell-${accessor.replaceAll('.', '__')} { --cell-label: ${JSON.stringify(label)}; }`]
  })
  return <style>{rules.join('\n')}</style>
}
