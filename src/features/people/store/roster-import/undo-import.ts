import 'server-only'
import type { RequestContext } from 'payload'
import { hasRole } from '@/lib/roles'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import type { Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import type { Refusal } from '@/server/http/answers'
import { asSystem } from '@/server/payload'
import { IMPORTED, listAdded, type AddedPlayer } from './last-import'

export type TakenBack = { count: number }

const CONFLICT = 409

/** Removes every player that an import added, all or nothing, as long as none of them was changed since. */
export function undoImport(staff: Staff, id: string, context?: RequestContext): Promise<Result<TakenBack, Refusal>> {
  return transaction(async (client, join) => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('roster-import'))`)
    const detail = await findOwnImport(client, staff, id)
    const added = detail ? await listAdded(client, id) : []
    if (detail === null || added.length === 0)
      return refused({ status: 404, message: 'There is no such import of yours.' })
    const problem = explainChanged(added)
    if (problem) return refused({ status: CONFLICT, message: problem })
    const reason = 'The import is of this member of staff or a registrar takes it back, which was checked here'
    const { payload, req } = await join(await asSystem(reason), { staff, context })
    for (const player of added) await payload.delete({ collection: 'players', id: player.id, depth: 0, req })
    await recordEvent(client, staff, { action: 'import taken back', kind: 'players', detail })
    return done({ count: added.length })
  })
}

// A coach takes back imports of their own, a registrar all.
async function findOwnImport(client: Client, staff: Staff, id: string): Promise<string | null> {
  const { rows } = await client.query<{ detail: string; actorId: string }>(
    `SELECT detail, actor_id AS "actorId" FROM audit_events WHERE id = $1 AND action = $2 AND kind = 'players'`,
    [id, IMPORTED],
  )
  const [note] = rows
  const isTheirs = note?.actorId === staff.id || hasRole({ ...staff, collection: 'staff' }, 'registrar')
  return note && isTheirs ? note.detail : null
}

function explainChanged(added: readonly AddedPlayer[]): string | null {
  if (added.every(({ isChanged }) => isChanged === null)) return 'This import was taken back already.'
  const changed = added.filter(({ isChanged }) => isChanged !== false)
  if (changed.length === 0) return null
  const names = changed.map(({ firstName }) => firstName ?? 'a player who is gone')
  const list = new Intl.ListFormat('en-US').format(names.slice(0, 5))
  return `Not taken back, because ${changed.length} of the ${added.length} players changed since: ${list}${names.length > 5 ? ' and others' : ''}.`
}
