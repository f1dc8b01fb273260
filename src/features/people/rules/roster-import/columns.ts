/** The fields of a player that an import reads. */
export const IMPORT_FIELDS = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  number: 'Number',
  age: 'Age',
  birthday: 'Birth date',
  gender: 'Girl or boy',
  position: 'Position',
  height: 'Height',
} as const

type ImportField = keyof typeof IMPORT_FIELDS

/** A column of the file and its field, or null when it is ignored. */
export type ImportColumn = { header: string; field: ImportField | null }

/** The cells of a line, by field. */
export type ImportCells = Partial<Record<ImportField, string>>

// The column names that clubs use, in small letters without punctuation.
const NAMES: Record<ImportField, readonly string[]> = {
  name: ['name', 'player', 'player name', 'full name', 'athlete'],
  firstName: ['first', 'first name', 'firstname', 'given name', 'player first name'],
  lastName: ['last', 'last name', 'lastname', 'surname', 'family name', 'player last name'],
  number: ['number', 'no', 'nr', 'jersey', 'jersey number', 'jersey no', 'uniform number'],
  age: ['age', 'player age'],
  birthday: ['birth date', 'birthdate', 'birthday', 'date of birth', 'dob', 'born'],
  gender: ['gender', 'sex', 'girl or boy', 'boy or girl'],
  position: ['position', 'pos'],
  height: ['height', 'ht'],
}

/** Maps each column to a field by its name. A second column for the same field is ignored. */
export function readColumns(header: readonly string[]): ImportColumn[] {
  const taken = new Set<ImportField>()
  return header.map((name) => {
    const normalized = normalizeHeader(name)
    const field = name.includes('#') ? 'number' : fieldNames().find((one) => NAMES[one].includes(normalized))
    if (!field || taken.has(field)) return { header: name, field: null }
    taken.add(field)
    return { header: name, field }
  })
}

/** Explains in one sentence which columns are missing; null when the file is complete. */
export function explainMissing(columns: readonly ImportColumn[]): string | null {
  const has = (...fields: ImportField[]) => columns.some(({ field }) => field !== null && fields.includes(field))
  const missing = [
    !has('name') && !(has('firstName') && has('lastName')) && '“First name” and “Last name”',
    !has('age', 'birthday') && '“Age” or “Birth date”',
    !has('gender') && '“Girl or boy”',
  ].filter((one) => one !== false)
  if (missing.length === 0) return null
  return `The first line must name the columns. Missing: ${missing.join(', ')}.`
}

/** Returns the cells of a line, by field. */
export function readCells(columns: readonly ImportColumn[], cells: readonly string[]): ImportCells {
  return Object.fromEntries(columns.flatMap(({ field }, index) => (field ? [[field, cells[index] ?? '']] : [])))
}

function fieldNames(): ImportField[] {
  return Object.keys(NAMES) as ImportField[]
}

function normalizeHeader(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
}
