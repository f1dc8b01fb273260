import 'server-only'
import type { Staff } from '@/payload-types'
import { pool } from '@/server/database/pool'
import { decryptEdit } from '@/server/encryption/rows'
import type { EntryRef } from '../../rules/entry'
import { toSections, type AnswerEdit, type AnswerSection } from '../../rules/written'
import { readEntryValues } from '../entry-values'
import { handlesKind } from '../kind-roles'

type StoredEdit = { at: Date; field: string; before: string | null; after: string | null; by: string | null }

/** Reads a family's answers by section, for staff who handle the kind; else null. */
export async function findAnswerSections(staff: Staff, { kind, id }: EntryRef): Promise<AnswerSection[] | null> {
  if (!handlesKind(staff, kind)) return null
  const [values, edits] = await Promise.all([readEntryValues(pool(), kind, [id]), listEdits(id)])
  const answers = values.get(id)
  return answers ? toSections(kind, answers, edits) : null
}

async function listEdits(id: string): Promise<AnswerEdit[]> {
  const { rows } = await pool().query<StoredEdit>(
    `SELECT at, field, before, after, by_name AS by FROM registration_edits WHERE entry_id = $1 ORDER BY id DESC`,
    [id],
  )
  return rows.map((row) => {
    const { field, before, by } = decryptEdit(id, row)
    return { field, before, by, at: row.at.toISOString() }
  })
}
