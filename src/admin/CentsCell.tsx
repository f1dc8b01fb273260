import type { DefaultServerCellComponentProps } from 'payload'
import { formatCents } from '@/lib/money'

/** An amount in a list, in dollars. */
export function CentsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return typeof cellData === 'number' ? formatCents(cellData) : null
}
