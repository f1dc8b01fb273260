import type { DefaultServerCellComponentProps } from 'payload'
import { formatClock } from '../../rules/clock'

/** A time in a list, in minutes and seconds. */
export function ClockCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return typeof cellData === 'number' ? formatClock(cellData) : null
}
