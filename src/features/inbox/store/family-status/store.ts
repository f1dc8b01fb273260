import 'server-only'
import { randomUUID } from 'node:crypto'
import { paths } from '@/lib/paths'
import { FAMILY, recordEvent } from '@/server/audit'
import { env } from '@/server/env'
import type { Editor } from '@/server/forms/editor'
import { changeEntry, readEntry } from '@/server/forms/entries'
import { findMailSettings } from '@/server/mail/settings'
import type { SubmissionRecord } from '@/server/forms/submission'
import { enqueueMail } from '@/server/mail/outbox'
import { inTransaction } from '@/server/database/pool'
import type { FamilyPage } from './queries'
import { FAMILY_WORDS, isOpen } from '../../rules/stages'

type Target = Pick<FamilyPage, 'id' | 'kind' | 'reference'>

/** Stores what a family changed, with the difference for staff. `closed` when somebody has begun to read it. */
export function storeChange(
  target: Target,
  editor: Editor,
  record: SubmissionRecord,
): Promise<'edited' | 'unchanged' | 'closed'> {
  return inTransaction(async (client) => {
    const entry = await readEntry(editor, target.id, client, 'FOR UPDATE')
    if (!entry || !isOpen(String(entry.status))) return 'closed'
    const changes = await changeEntry(client, { ...target, table: editor.table }, entry, record)
    return changes.length > 0 ? 'edited' : 'unchanged'
  })
}

/** Withdraws what a family sent, and tells the registrar. `closed` when somebody has begun to read it. */
export async function storeWithdrawal(target: Target, table: string): Promise<'withdrawn' | 'closed'> {
  const { id, kind, reference } = target
  const { registrarEmail } = await findMailSettings()
  return inTransaction(async (client) => {
    const { rowCount } = await client.query(
      `UPDATE ${table} SET status = 'withdrawn', revision = revision + 1, updated_at = now()
       WHERE id = $1 AND status = 'pending'`,
      [id],
    )
    if (rowCount === 0) return 'closed'
    await client.query(
      `INSERT INTO ${table}_history (id, _parent_id, _order, "from", "to", at, by_name)
       SELECT $2, $1, coalesce(max(_order), 0) + 1, 'pending', 'withdrawn', now(), $3 FROM ${table}_history WHERE _parent_id = $1`,
      [id, randomUUID(), FAMILY.name],
    )
    await recordEvent(client, FAMILY, { action: 'changed', kind, entryId: id, reference, detail: 'status' })
    if (registrarEmail) await enqueueMail(client, withdrawalMail(target, registrarEmail))
    return 'withdrawn'
  })
}

function withdrawalMail({ id, kind, reference }: Target, to: string) {
  const list = new URL(paths.adminSearch(kind, reference), env().PUBLIC_URL).href
  return {
    kind: 'withdrawal-registrar',
    to,
    subject: `Withdrawn: ${reference}`,
    text: `A family withdrew its ${FAMILY_WORDS[kind]}.\n\nOpen it in the back office: ${list}`,
    dedupeKey: `${reference}:withdrawn:${randomUUID()}`,
    reference,
    entry: { id, kind },
  }
}
