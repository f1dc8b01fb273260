import 'server-only'
import { randomUUID } from 'node:crypto'
import { adminPaths } from '@/lib/admin-paths'
import { FAMILY } from '@/server/audit'
import { env } from '@/server/env'
import type { Editor } from '@/server/forms/editor'
import { changeEntry, readEntry } from '@/server/forms/entries'
import { findMailSettings } from '@/server/mail/settings'
import type { SubmissionRecord } from '@/server/forms/submission'
import { enqueueMail } from '@/server/mail/outbox'
import { transaction } from '@/server/database/transaction'
import type { FamilyPage } from './queries'
import { FLOWS } from '../../rules/flow'
import { INBOX_KINDS } from '../../rules/kinds'
import { FAMILY_LABELS, isOpen } from '../../rules/stages'
import { changeStatus } from '@/server/entries/change-status'

type Target = Pick<FamilyPage, 'id' | 'kind' | 'reference'>

/** Stores a family's changes with their differences for staff. `closed` if staff have already opened the entry. */
export function storeChange(
  target: Target,
  editor: Editor,
  record: SubmissionRecord,
): Promise<'edited' | 'unchanged' | 'closed'> {
  return transaction(async (client) => {
    const entry = await readEntry(editor, target.id, client, 'FOR UPDATE')
    if (!entry || !isOpen(String(entry.status))) return 'closed'
    const changes = await changeEntry(client, { ...target, table: editor.table }, entry, record)
    return changes.length > 0 ? 'edited' : 'unchanged'
  })
}

/** Withdraws an entry, and notifies the registrar. `closed` if staff have already opened it. */
export async function storeWithdrawal(target: Target, table: string): Promise<'withdrawn' | 'closed'> {
  const { id, kind } = target
  const { registrarEmail } = await findMailSettings()
  return transaction(async (client) => {
    const { rows } = await client.query<{ status: string }>(
      `SELECT status::text FROM ${table} WHERE id = $1 FOR UPDATE`,
      [id],
    )
    if (!rows[0] || !isOpen(rows[0].status)) return 'closed'
    const flow = FLOWS[INBOX_KINDS[kind].flow]
    const moved = await changeStatus(FAMILY, { kind, id, flow }, 'withdrawn', { work: { client } })
    if (!moved.ok) return 'closed'
    if (registrarEmail) await enqueueMail(client, withdrawalMail(target, registrarEmail))
    return 'withdrawn'
  })
}

function withdrawalMail({ id, kind, reference }: Target, to: string) {
  const list = new URL(adminPaths.search(kind, reference), env().PUBLIC_URL).href
  return {
    kind: 'withdrawal-registrar',
    to,
    subject: `Withdrawn: ${reference}`,
    text: `A family withdrew its ${FAMILY_LABELS[kind]}.\n\nOpen it in the back office: ${list}`,
    dedupeKey: `${reference}:withdrawn:${randomUUID()}`,
    reference,
    entry: { id, kind },
  }
}
