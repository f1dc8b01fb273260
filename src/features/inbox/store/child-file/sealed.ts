import 'server-only'
import { SEALED_COLUMNS } from '@/server/sealed/sealed-columns.mjs'
import { revealRow } from '@/server/sealed/rows'
import type { ChildRecord } from '../../rules/child-export/file'

const OWNER = 'sealed for'

/** SQL, over a table read as `held`, that says for whom its values are sealed; nothing where none is. */
export function ownerOf(table: string): string[] {
  const sealed = SEALED_COLUMNS.find((column) => column.table === table)
  return sealed ? [`(${sealed.row.replaceAll(`${table}.`, 'held.')})::text AS "${OWNER}"`] : []
}

/** A record with the words of what is sealed in it. */
export function openSealed(table: string, { [OWNER]: owner, ...record }: ChildRecord): ChildRecord {
  return revealRow(table, String(owner), record)
}
