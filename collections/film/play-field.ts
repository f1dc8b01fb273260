import { sql } from '@payloadcms/db-postgres'
import type { Field, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { transactionOf } from '@/lib/transaction'

/** The key of the drawn play of a film, a chapter or a question. Staff select it by its picture. */
export function playField(description: string, position?: 'sidebar'): Field {
  return {
    name: 'play',
    label: 'Drawn play',
    type: 'text',
    maxLength: 40,
    validate: validatePlay,
    admin: {
      description,
      ...(position ? { position } : {}),
      disableListFilter: true,
      components: { Field: '/features/film/admin/lazy.client#PlayField' },
    },
  }
}

async function validatePlay(
  value: Parameters<TextFieldSingleValidation>[0],
  { req }: Parameters<TextFieldSingleValidation>[1],
): Promise<true | string> {
  if (!value || (await listKeys(req)).has(value)) return true
  return 'This play is no longer in the playbook. Choose another one.'
}

// A film has up to thirty chapters with a play each, and a form is validated on every change.
async function listKeys(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const known = req.context.playKeys
  if (known instanceof Set) return known
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`SELECT key FROM plays WHERE _status = 'published' AND deleted_at IS NULL`,
  )
  const keys = new Set(rows.map((row) => String(row.key)))
  req.context.playKeys = keys
  return keys
}
