/** The outcome of a line of a file, and its reason. `name` identifies the line's subject. */
export type RowOutcome = { line: number; name: string; outcome: 'add' | 'same' | 'refused'; reason: string }

/** A column of a file and the field it maps to; null when it is ignored. */
export type ReadColumn = { header: string; label: string | null }

/** The preview of an import: what each line would do. */
export type DryRun = { columns: ReadColumn[]; outcomes: RowOutcome[] }

/** A completed import, identified by its audit entry. */
export type Imported = { id: string; count: number }

/** An import that can still be undone: its time as ISO 8601, and who did it. */
export type LastImport = Imported & { at: string; by: string }
