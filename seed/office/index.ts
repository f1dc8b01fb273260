import type { Payload } from 'payload'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { fillCalendar } from './calendar'
import { liveThrough } from './entries'
import { fillFilmRoom } from './film-room'

/**
 * Fills the office with twelve weeks of fictional submissions and staff actions, events around today, and yesterday's state of
 * the film room. The same in every demo, relative to `now`. Does nothing when the office has already received entries.
 */
export async function seedOffice(payload: Payload, now = new Date()): Promise<void> {
  const { rowCount } = await pool().query('SELECT FROM inbox_entries LIMIT 1')
  if (rowCount) return
  const days = await fillCalendar(payload, now)
  await fillFilmRoom(payload, now)
  // Runs last, in one transaction, so that after an error the next run starts again.
  await transaction(async (client) => {
    await liveThrough(client, days, now)
    await client.query(OPEN_LOWER)
  })
}

// The campaign in the specification has raised $15,000, including the gifts of the office.
const OPEN_LOWER = `
  UPDATE campaigns c SET opening_cents = c.opening_cents - given.cents
  FROM (SELECT campaign_id, sum(coalesce(received_cents, amount_cents)) AS cents FROM pledges
    WHERE status IN ('received', 'acknowledged') GROUP BY campaign_id) given
  WHERE given.campaign_id = c.id AND c.opening_cents >= given.cents`

/** Assigns entries to the staff named in the notes, once their accounts exist. */
export async function assignDemoEntries(): Promise<void> {
  await pool().query(
    `UPDATE inbox_entries e SET assignee_id = s.id FROM audit_events a JOIN staff s ON s.name = a.detail
     WHERE a.entry_id = e.entry_id AND a.action = 'assigned' AND e.assignee_id IS NULL`,
  )
}
