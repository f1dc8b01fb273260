import { CsvError, parse } from 'csv-parse/sync'
import { done, refused, type Result } from '@/lib/result'

/** The maximum size of a file. */
export const CSV_LIMITS = { characters: 48_000, lines: 200 } as const

/** The header of a file, and its rows with their line numbers. Cells are trimmed. */
export type CsvTable = { header: string[]; rows: { line: number; cells: string[] }[] }

type Parsed = { record: string[]; info: { lines: number } }

const DELIMITERS = [',', ';', '\t'] as const

/**
 * Parses a CSV file: with or without a byte order mark, separated by commas, semicolons or tabs, with quoted fields.
 * @returns refused with one sentence that says how to fix the file
 */
export function readCsv(text: string): Result<CsvTable> {
  if (text.length > CSV_LIMITS.characters) return refused('The file is too large. Split it into two and bring each.')
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter: findDelimiter(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      ltrim: true,
      rtrim: true,
    }) as unknown as Parsed[]
    return toTable(parsed)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? `Line ${error.lines}: ` : ''
    return refused(
      `${line}A quotation mark is not closed, or is in the middle of a field. Fix it and choose the file again.`,
    )
  }
}

function toTable([first, ...others]: Parsed[]): Result<CsvTable> {
  if (!first || others.length === 0)
    return refused('The file needs a line with the names of its columns, and lines below it.')
  if (others.length > CSV_LIMITS.lines)
    return refused(`The file has ${others.length} lines. Bring at most ${CSV_LIMITS.lines} at a time.`)
  return done({
    header: first.record.map((cell) => cell.trim()),
    rows: others.map(({ record, info }) => ({
      line: info.lines,
      cells: record.map((cell) => withoutApostrophe(cell.trim())),
    })),
  })
}

// Detects the delimiter in the header.
function findDelimiter(text: string): string {
  const [header = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const countOf = (delimiter: string) => bare.split(delimiter).length
  return DELIMITERS.toSorted((one, other) => countOf(other) - countOf(one))[0]!
}

// Our own exports put an apostrophe before a formula.
function withoutApostrophe(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '')
}
