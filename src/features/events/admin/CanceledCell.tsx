import type { DefaultServerCellComponentProps } from 'payload'

/** The list column of a canceled event; empty for all others. */
export function CanceledCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return cellData ? <span className="fc-tag fc-tag--bad">Canceled</span> : null
}
