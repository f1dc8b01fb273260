import 'server-only'
import type { RequestContext } from 'payload'
import { hasRole } from '@/lib/roles'
import { done, refused, type Result } from '@/lib/result'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { transaction } from '@/server/database/transaction'
import type { Refusal } from '@/server/http/answers'
import { explainChanged, findImport } from '@/server/imports'
import { asSystem } from '@/server/payload'
import { listAdded } from './last-import'

export type UndoneImport = { count: number }

const CONFLICT = 409

/** Removes every player that an import added, in one transaction, if none of them has changed since. */
export function undoImport(staff: Staff, id: string, context?: RequestContext): Promise<Result<UndoneImport, Refusal>> {
  return transaction(async (client, join) => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('roster-import'))`)
    // A coach may undo their own imports, a registrar all imports.
    const by = hasRole({ ...staff, collection: 'staff' }, 'registrar') ? null : staff
    const detail = await findImport(client, { id, kind: 'players', by })
    if (detail === null) return refused({ status: 404, message: 'There is no such import of yours.' })
    const added = await listAdded(client, id)
    const problem = explainChanged(added, 'players')
    if (problem) return refused({ status: CONFLICT, message: problem })
    const reason = 'The import is of this member of staff or a registrar takes it back, which was checked here'
    const { payload, req } = await join(await asSystem(reason), { staff, context })
    for (const player of added) await payload.delete({ collection: 'players', id: player.id, depth: 0, req })
    await recordEvent(client, staff, { action: 'import taken back', kind: 'players', detail })
    return done({ count: added.length })
  })
}
