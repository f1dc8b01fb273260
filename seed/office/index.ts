import type { Payload } from 'payload'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { fillCalendar } from './calendar'
import { liveThrough } from './entries'
import { fillFilmRoom } from './film-room'

/**
 * Shows the office at work: twelve weeks of what invented families sent and what staff did about it, the calendar around
 * today, and the film room as coaches and players left it yesterday. The same in every demo, counted from `now`. An office
 * that has received anything is left as it is.
 */
export async function seedOffice(payload: Payload, now = new Date()): Promise<void> {
  const { rowCount } = await pool().query('SELECT FROM inbox_entries LIMIT 1')
  if (rowCount) return
  const days = await fillCalendar(payload, now)
  await fillFilmRoom(payload, now)
  // Last, in one transaction: whatever went wrong before, the next run begins afresh.
  await transaction(async (client) => {
    await liveThrough(client, days, now)
    await client.query(OPEN_LOWER)
  })
}

// The campaign of the specification has raised $15,000; the gifts of the office are a part of it.
const OPEN_LOWER = `
  UPDATE campaigns c SET opening_cents = c.opening_cents - given.cents
  FROM (SELECT campaign_id, sum(coalesce(received_cents, amount_cents)) AS cents FROM pledges
    WHERE status IN ('received', 'acknowledged') GROUP BY campaign_id) given
  WHERE given.campaign_id = c.id AND c.opening_cents >= given.cents`

/** Hands entries to the staff whom the notes name, once these have their accounts. */
export async function handOver(): Promise<void> {
  await pool().query(
    `UPDATE inbox_entries e SET assignee_id = s.id FROM audit_events a JOIN staff s ON s.name = a.detail
     WHERE a.entry_id = e.entry_id AND a.action = 'assigned' AND e.assignee_id IS NULL`,
  )
}
