import type { DefaultServerCellComponentProps } from 'payload'
import { StatusTag } from './StatusTag'

/** The status column of entry lists and the outbox. */
export function StatusTagCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return typeof cellData === 'string' ? <StatusTag status={cellData} /> : null
}
