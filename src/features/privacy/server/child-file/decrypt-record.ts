import 'server-only'
import { ENCRYPTED_COLUMNS } from '@/server/encryption/encrypted-columns.mjs'
import { decryptRow } from '@/server/encryption/rows'
import type { ChildRecord } from '../../rules/child-export/file'

const OWNER = 'encrypted for'

/**
 * Returns the SQL of the row key with which a table's values are encrypted. The table's alias must be `held`. Empty for tables
 * without encrypted columns.
 */
export function ownerOf(table: string): string[] {
  const encrypted = ENCRYPTED_COLUMNS.find((column) => column.table === table)
  return encrypted ? [`(${encrypted.row.replaceAll(`${table}.`, 'held.')})::text AS "${OWNER}"`] : []
}

/** Decrypts the encrypted values of a record. */
export function decryptRecord(table: string, { [OWNER]: owner, ...record }: ChildRecord): ChildRecord {
  return decryptRow(table, String(owner), record)
}
