import 'server-only'
import type { DivisionKey } from '../../rules/divisions'
import type { Staff } from '@/payload-types'
import { recordEvent } from '@/server/audit'
import { transaction } from '@/server/database/transaction'

export const SHEETS = { roster: 'Roster', 'check-in': 'Check-in sheet' } as const
export type SheetName = keyof typeof SHEETS

/** A line of a printed sheet. Health notes are never printed: a letter marks that one exists. */
export type SheetRow = {
  id: string
  name: string
  number: string
  position: string | null
  height: string | null
  guardianName: string | null
  guardianPhone: string | null
  hasMedicalNotes: boolean
}

/** Returns the players of a squad for printing, and records in the audit who created the sheet. */
export function makeSheet(staff: Staff, sheet: SheetName, division: DivisionKey): Promise<SheetRow[]> {
  return transaction(async (client) => {
    const { rows } = await client.query<SheetRow>(
      `SELECT p.id, p.first_name || ' ' || p.last_name AS name, p.number, p.position::text,
         CASE WHEN p.height_feet IS NOT NULL
           THEN p.height_feet::int || '''' || coalesce(p.height_inches, 0)::int || '"' END AS height,
         e.guardian_name AS "guardianName", e.guardian_phone AS "guardianPhone",
         coalesce(btrim(e.medical_notes) <> '', false) AS "hasMedicalNotes"
       FROM players p LEFT JOIN enrolments e ON e.player_id = p.id AND e.state <> 'ended'
       WHERE p.division = $1 AND p.deleted_at IS NULL ORDER BY p.last_name, p.first_name, p.id`,
      [division],
    )
    const detail = `${SHEETS[sheet]} ${division}, ${rows.length} rows`
    await recordEvent(client, staff, { action: 'printed', kind: 'players', detail })
    return rows
  })
}
