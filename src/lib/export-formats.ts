/** The export formats, by file extension. */
export const EXPORT_FORMATS = { csv: 'CSV', xlsx: 'Excel' } as const
export type ExportFormat = keyof typeof EXPORT_FORMATS

/** The maximum number of rows of a workbook, which is built in memory. */
export const WORKBOOK_ROWS = 10_000
