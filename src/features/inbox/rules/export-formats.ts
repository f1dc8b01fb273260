/** The kinds of file that a list can be taken home as, by their ending. */
export const EXPORT_FORMATS = { csv: 'CSV', xlsx: 'Excel' } as const
export type ExportFormat = keyof typeof EXPORT_FORMATS

/** Rows that a workbook may have: it is made in memory. */
export const WORKBOOK_ROWS = 10_000
