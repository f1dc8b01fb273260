import { toColumn } from '@/lib/columns'
import { unsealText, seal } from './seal'
import { SEALED_COLUMNS } from './sealed-columns.mjs'

/** The values of a row by column (`emergency_phone`) or by field (`emergencyPhone`). */
type Row = Record<string, unknown>
type Convert = (text: string, place: { column: string; row: string }) => string

/**
 * Encrypts the values of a row's encrypted columns.
 * @param owner the owner of the values, see SEALED_COLUMNS
 */
export function sealRow(table: string, owner: string, row: Row): Row {
  return convertRow(table, owner, row, seal)
}

/** Decrypts the values of a row of {@link sealRow}; plain values stay unchanged. */
export function unsealRow<Values extends Row>(table: string, owner: string, row: Values): Values {
  return convertRow(table, owner, row, unsealText) as Values
}

/** Returns the encrypted columns of a table. */
export function sealedColumnsOf(table: string): string[] {
  return SEALED_COLUMNS.filter((sealed) => sealed.table === table).map(({ column }) => column)
}

/** Encrypts the old and new value of a correction, for the entry and its field. */
export function sealEdit<Edit extends EditedField>(entryId: string, edit: Edit): Edit {
  return sealRow(EDITS, ownerOfEdit(entryId, edit), edit) as Edit
}

/** Decrypts what {@link sealEdit} encrypted. */
export function unsealEdit<Edit extends EditedField>(entryId: string, edit: Edit): Edit {
  return unsealRow(EDITS, ownerOfEdit(entryId, edit), edit)
}

type EditedField = { field: string; before: string | null; after: string | null }

const EDITS = 'registration_edits'

function ownerOfEdit(entryId: string, { field }: EditedField): string {
  return `${entryId}/${field}`
}

function convertRow(table: string, owner: string, row: Row, convert: Convert): Row {
  const listed = sealedColumnsOf(table)
  if (listed.length === 0) return row
  const entries = Object.entries(row).map(([name, value]) => {
    const column = toColumn(name)
    if (typeof value !== 'string' || !listed.includes(column)) return [name, value]
    return [name, convert(value, { column: `${table}.${column}`, row: owner })]
  })
  return Object.fromEntries(entries) as Row
}
