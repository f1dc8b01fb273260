import { toColumn } from '@/lib/columns'
import { decryptText, encrypt } from './encrypt'
import { ENCRYPTED_COLUMNS } from './encrypted-columns.mjs'

/** The values of a row by column (`emergency_phone`) or by field (`emergencyPhone`). */
type Row = Record<string, unknown>
type Convert = (text: string, location: { column: string; row: string }) => string

/**
 * Encrypts the values of a row's encrypted columns.
 * @param owner the owner of the values, see ENCRYPTED_COLUMNS
 */
export function encryptRow(table: string, owner: string, row: Row): Row {
  return convertRow(table, owner, row, encrypt)
}

/** Decrypts the values of a row of {@link encryptRow}; plain values stay unchanged. */
export function decryptRow<Values extends Row>(table: string, owner: string, row: Values): Values {
  return convertRow(table, owner, row, decryptText) as Values
}

/** Returns the encrypted columns of a table. */
export function encryptedColumnsOf(table: string): string[] {
  return ENCRYPTED_COLUMNS.filter((listed) => listed.table === table).map(({ column }) => column)
}

/** Encrypts the old and new value of a correction, for the entry and its field. */
export function encryptEdit<Edit extends EditedField>(entryId: string, edit: Edit): Edit {
  return encryptRow(EDITS, ownerOfEdit(entryId, edit), edit) as Edit
}

/** Decrypts what {@link encryptEdit} encrypted. */
export function decryptEdit<Edit extends EditedField>(entryId: string, edit: Edit): Edit {
  return decryptRow(EDITS, ownerOfEdit(entryId, edit), edit)
}

type EditedField = { field: string; before: string | null; after: string | null }

const EDITS = 'registration_edits'

function ownerOfEdit(entryId: string, { field }: EditedField): string {
  return `${entryId}/${field}`
}

function convertRow(table: string, owner: string, row: Row, convert: Convert): Row {
  const listed = encryptedColumnsOf(table)
  if (listed.length === 0) return row
  const entries = Object.entries(row).map(([name, value]) => {
    const column = toColumn(name)
    if (typeof value !== 'string' || !listed.includes(column)) return [name, value]
    return [name, convert(value, { column: `${table}.${column}`, row: owner })]
  })
  return Object.fromEntries(entries) as Row
}
