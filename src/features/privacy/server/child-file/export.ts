import 'server-only'
import path from 'node:path'
import type { Staff } from '@/payload-types'
import { FAMILY, recordEvent, type AuditEvent, type Actor } from '@/server/audit'
import type { Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { findMailSettings } from '@/server/mail/settings'
import { findUpload } from '@/server/uploads/find-upload'
import { type ChildExport, countItems, type FilePicture, type LeftOut, partRows } from '../../rules/child-export/file'
import { type Child, type ChildIds, type ChildRef, findChild } from './child'
import { findFamilyChild, type GuardianOf } from './family'
import { readRecords } from './records'

const OTHERS = {
  what: 'Pictures that show other children too',
  reason: 'They are not public, and the others have a right to them too. Ask us to see them.',
}

type TaggedPicture = { alt: string; filename: string; isForFamily: boolean }

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

/**
 * Lists the pictures of a child with their files. The office gets all; a family gets those of its child alone and public ones,
 * and gets the number of the others. A picture whose file is missing is left out.
 */
async function listPictures(
  client: Client,
  { players }: Pick<ChildIds, 'players'>,
  madeFor: ChildExport['madeFor'],
): Promise<{ pictures: FilePicture[]; leftOut: LeftOut[] }> {
  const { rows } = await client.query<TaggedPicture>(
    `SELECT m.alt, coalesce(m.filename, '') AS filename, coalesce(m.shown, false) OR NOT EXISTS (
       SELECT FROM media_rels other WHERE other.parent_id = m.id AND other.players_id <> ALL ($1)) AS "isForFamily"
     FROM media m WHERE m.id IN (SELECT parent_id FROM media_rels WHERE players_id = ANY ($1)) ORDER BY m.created_at`,
    [players],
  )
  const included = rows.filter(({ isForFamily }) => madeFor === 'the office' || isForFamily)
  const found = await Promise.all(included.map(({ filename }) => findUpload('media', filename)))
  const pictures = included
    .filter((_, index) => found[index])
    .map(({ alt, filename }, index) => ({ name: `pictures/${index + 1}${path.extname(filename)}`, alt, filename }))
  const count = rows.length - included.length
  return { pictures, leftOut: count > 0 ? [{ ...OTHERS, count }] : [] }
}
