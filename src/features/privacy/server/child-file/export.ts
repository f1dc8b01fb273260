import 'server-only'
import type { Staff } from '@/payload-types'
import { FAMILY, recordEvent, type AuditEvent, type Actor } from '@/server/audit'
import { transaction } from '@/server/database/transaction'
import { findMailSettings } from '@/server/mail/settings'
import { countItems, partRows, type ChildExport } from '../../rules/child-export/file'
import { findChild, type Child, type ChildRef } from './child'
import { findFamilyChild, type GuardianOf } from './family'
import { listPictures } from './pictures'
import { readRecords } from './records'

/** Exports all data about a child for staff to hand over; null if the child does not exist. */
export async function exportForStaff(
  staff: Staff,
  childRef: ChildRef,
  requestedBy: string,
): Promise<ChildExport | null> {
  const child = await findChild(childRef)
  return (
    child &&
    makeExport(child, 'the office', (things) => [
      staff,
      note('exported', childRef, `${things}, asked for by ${requestedBy}`),
    ])
  )
}

/** Exports the data that the guardian may read; null if the child is not theirs. */
export async function exportForFamily(guardian: GuardianOf): Promise<ChildExport | null> {
  const child = await findFamilyChild(guardian)
  return (
    child &&
    makeExport(child, 'the family', (things) => [FAMILY, note('exported by the family', guardian.childRef, things)])
  )
}

type ExportRecord = [Actor, AuditEvent]

// Reads everything in one snapshot. The export is audited before its first byte is sent.
async function makeExport(
  child: Child,
  madeFor: ChildExport['madeFor'],
  noteOf: (things: string) => ExportRecord,
): Promise<ChildExport> {
  const { academyName, academyPhone } = await findMailSettings()
  return transaction(async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    const { rows, keys } = await readRecords(client, child)
    const parts = partRows(rows, madeFor, keys)
    const { pictures, leftOut } = await listPictures(client, child, madeFor)
    const [actor, event] = noteOf(`${countItems(parts)} things`)
    await recordEvent(client, actor, event)
    const academy = { name: academyName, phone: academyPhone }
    return {
      madeAt: new Date().toISOString(),
      madeFor,
      academy,
      child,
      ...parts,
      pictures,
      leftOut: [...parts.leftOut, ...leftOut],
    }
  })
}

function note(action: string, { kind, id }: ChildRef, detail: string): AuditEvent {
  return { action, kind, entryId: id, detail }
}
