import type { DefaultServerCellComponentProps } from 'payload'
import { formatClock } from '../../rules/clock'

/** Formats a time in a list as minutes and seconds. */
export function ClockCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return typeof cellData === 'number' ? formatClock(cellData) : null
}
