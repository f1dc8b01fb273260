import type { DefaultServerCellComponentProps } from 'payload'
import { formatCents } from '@/lib/money'

/** The list column of an amount, in dollars. */
export function CentsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return typeof cellData === 'number' ? formatCents(cellData) : null
}
