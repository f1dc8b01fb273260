import type { DefaultServerCellComponentProps } from 'payload'
import { formatMoment, formatRecent } from '@/lib/dates'

/** The list column of a moment: brief, in the academy's time zone, and in full on hover. */
export function MomentCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  if (!cellData) return null
  const iso = new Date(cellData as string).toISOString()
  return (
    <time dateTime={iso} title={formatMoment(iso)}>
      {formatRecent(iso)}
    </time>
  )
}
