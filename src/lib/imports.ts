/** What becomes of a line of a file, and why. `name` is what the line is about. */
export type Fate = { line: number; name: string; fate: 'add' | 'same' | 'refused'; why: string }

/** A column of a file, and what it is read as; null when it is not taken. */
export type ReadColumn = { header: string; label: string | null }

/** What would become of a file. */
export type DryRun = { columns: ReadColumn[]; fates: Fate[] }

/** An import that was done, by its note in the audit. */
export type Imported = { id: string; count: number }

/** An import that can still be taken back: its moment as ISO 8601, and who did it. */
export type LastImport = Imported & { at: string; by: string }
