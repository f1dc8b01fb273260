/** What an import reads of a player. */
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

/** A column of the file, and what it is read as; null when it is not taken. */
export type ImportColumn = { header: string; field: ImportField | null }

/** The cells of a line, by what they are. */
export type ImportCells = Partial<Record<ImportField, string>>

// How clubs name their columns, in small letters without marks.
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

/** Finds out what each column is by its name. A second column of the same kind is not taken. */
export function readColumns(header: readonly string[]): ImportColumn[] {
  const taken = new Set<ImportField>()
  return header.map((name) => {
    const words = wordsOf(name)
    const field = name.includes('#') ? 'number' : fieldNames().find((one) => NAMES[one].includes(words))
    if (!field || taken.has(field)) return { header: name, field: null }
    taken.add(field)
    return { header: name, field }
  })
}

/** What the file lacks, in one sentence; null when nothing. */
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

/** The cells of a line under the columns that are taken. */
export function readCells(columns: readonly ImportColumn[], cells: readonly string[]): ImportCells {
  return Object.fromEntries(columns.flatMap(({ field }, index) => (field ? [[field, cells[index] ?? '']] : [])))
}

function fieldNames(): ImportField[] {
  return Object.keys(NAMES) as ImportField[]
}

function wordsOf(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
}
