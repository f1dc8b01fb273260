import 'server-only'
import { SEALED_COLUMNS } from '@/server/sealed/sealed-columns.mjs'
import { unsealRow } from '@/server/sealed/rows'
import type { ChildRecord } from '../../rules/child-export/file'

const OWNER = 'sealed for'

/**
 * Returns the SQL of the row key with which a table's values are encrypted. The table's alias must be `held`. Empty for tables
 * without encrypted columns.
 */
export function ownerOf(table: string): string[] {
  const sealed = SEALED_COLUMNS.find((column) => column.table === table)
  return sealed ? [`(${sealed.row.replaceAll(`${table}.`, 'held.')})::text AS "${OWNER}"`] : []
}

/** Decrypts the encrypted values of a record. */
export function openSealed(table: string, { [OWNER]: owner, ...record }: ChildRecord): ChildRecord {
  return unsealRow(table, String(owner), record)
}
