import 'server-only'
import type { Client } from '@/server/database/pool'
import type { Cutoffs, RetentionKey } from '../../rules/retention'

/** What replaces a name that must be there. */
const REMOVED = 'Removed'

/** A row whose period is over; `isHeld`: it is under a legal hold. */
type DueRow = { id: string; isHeld: boolean }

/** How the data of one kind is found, older than a day (yyyy-MM-dd), and deleted. */
export type RowStep = {
  key: Exclude<RetentionKey, 'entries' | 'players'>
  cutoff: keyof Cutoffs | 'today'
  /** The tables of the data map that it covers, with those that are deleted with their rows. */
  tables: readonly string[]
  find: (db: Client, day: string, held: string[]) => Promise<{ rows: DueRow[] }>
  remove: (db: Client, ids: string[]) => Promise<unknown>
}

/** The steps that are not about one child, in the order of the report. */
export const ROW_STEPS: readonly RowStep[] = [
  {
    key: 'messages',
    cutoff: 'entry',
    tables: [
      'form_entries',
      'form_entries_history',
      'sponsor_inquiries',
      'sponsor_inquiries_history',
      'tour_requests',
      'tour_requests_history',
    ],
    find: (db, day, held) =>
      db.query<DueRow>(
        `SELECT entry_id AS id, entry_id = ANY ($2::uuid[]) AS "isHeld" FROM inbox_entries
      WHERE kind IN ('form-entries', 'sponsor-inquiries', 'tour-requests') AND updated_at < $1::date`,
        [day, held],
      ),
    async remove(db, ids) {
      await db.query(`DELETE FROM mails WHERE entry_id = ANY ($1::uuid[]::text[])`, [ids])
      await db.query(`DELETE FROM form_entries WHERE id = ANY ($1::uuid[])`, [ids])
      await db.query(`DELETE FROM sponsor_inquiries WHERE id = ANY ($1::uuid[])`, [ids])
      await db.query(`DELETE FROM tour_requests WHERE id = ANY ($1::uuid[])`, [ids])
    },
  },
  {
    key: 'health',
    cutoff: 'health',
    tables: ['enrolments', 'enrolments_pickups'],
    find: (db, day, held) =>
      db.query<DueRow>(
        `SELECT n.id, n.id = ANY ($2::uuid[]) AS "isHeld" FROM enrolments n
      LEFT JOIN players p ON p.id = n.player_id LEFT JOIN seasons s ON s.name = n.season
      WHERE least(p.deleted_at, s.ends_on) < $1::date AND (n.medical_notes IS NOT NULL OR n.emergency_name IS NOT NULL
        OR n.emergency_phone IS NOT NULL OR EXISTS (SELECT FROM enrolments_pickups WHERE _parent_id = n.id))`,
        [day, held],
      ),
    async remove(db, ids) {
      await db.query(
        `UPDATE enrolments SET medical_notes = NULL, emergency_name = NULL, emergency_phone = NULL WHERE id = ANY ($1::uuid[])`,
        [ids],
      )
      await db.query(`DELETE FROM enrolments_pickups WHERE _parent_id = ANY ($1::uuid[])`, [ids])
    },
  },
  {
    key: 'consents',
    cutoff: 'today',
    tables: ['kept_consents'],
    // A legal hold prevents the erasure of its child, so no row of this table can be on hold.
    find: (db, day, held) =>
      db.query<DueRow>(`SELECT id, id = ANY ($2::uuid[]) AS "isHeld" FROM kept_consents WHERE until < $1::date`, [
        day,
        held,
      ]),
    remove: (db, ids) => db.query(`DELETE FROM kept_consents WHERE id = ANY ($1::uuid[])`, [ids]),
  },
  {
    key: 'accounts',
    cutoff: 'account',
    tables: ['members'],
    find: (db, day, held) =>
      db.query<DueRow>(
        `SELECT m.id, m.id = ANY ($2::uuid[]) AS "isHeld" FROM members m LEFT JOIN players p ON p.id = m.player_id
      WHERE NOT m.is_active AND m.role IN ('player', 'parent') AND coalesce(p.deleted_at, m.updated_at) < $1::date`,
        [day, held],
      ),
    async remove(db, ids) {
      await db.query(`DELETE FROM film_comment_reports WHERE reporter_id = ANY ($1::uuid[])`, [ids])
      await db.query(`DELETE FROM film_assignments_rels WHERE members_id = ANY ($1::uuid[])`, [ids])
      await db.query(`DELETE FROM members_rels WHERE members_id = ANY ($1::uuid[])`, [ids])
      await db.query(`DELETE FROM members WHERE id = ANY ($1::uuid[])`, [ids])
    },
  },
  {
    key: 'mails',
    cutoff: 'mail',
    tables: ['mails'],
    find: (db, day, held) =>
      db.query<DueRow>(
        `SELECT id, coalesce(entry_id = ANY ($2::uuid[]::text[]), false) AS "isHeld" FROM mails
      WHERE created_at < $1::date AND status IN ('sent', 'kept', 'failed', 'undone') AND "to" <> '${REMOVED}'`,
        [day, held],
      ),
    remove: (db, ids) =>
      db.query(
        `UPDATE mails SET "to" = '${REMOVED}', text = '${REMOVED}', calendar = NULL, last_error = NULL, dedupe_key = id::text
       WHERE id = ANY ($1::uuid[])`,
        [ids],
      ),
  },
  {
    key: 'gifts',
    cutoff: 'gift',
    tables: ['pledges', 'pledges_history'],
    // The amounts stay: the totals of campaigns are computed from them.
    find: (db, day, held) =>
      db.query<DueRow>(
        `SELECT id, id = ANY ($2::uuid[]) AS "isHeld" FROM pledges WHERE created_at < $1::date AND name <> '${REMOVED}'`,
        [day, held],
      ),
    async remove(db, ids) {
      await db.query(`DELETE FROM mails WHERE entry_id = ANY ($1::uuid[]::text[])`, [ids])
      await db.query(
        `UPDATE pledges SET name = '${REMOVED}', email = '', message = NULL, notes = NULL WHERE id = ANY ($1::uuid[])`,
        [ids],
      )
    },
  },
  {
    key: 'audit',
    cutoff: 'audit',
    tables: ['audit_events', 'erasures'],
    find: (db, day, held) =>
      db.query<DueRow>(
        `SELECT id, coalesce(entry_id = ANY ($2::uuid[]), false) AS "isHeld" FROM audit_events WHERE at < $1::date`,
        [day, held],
      ),
    remove: (db, ids) => db.query('SELECT delete_old_audit($1::bigint[])', [ids]),
  },
]

/** Deletes records of erasures that nothing refers to anymore. Their ids stay in the ledger outside the database. */
export async function removeOldRecords(db: Client, { audit }: Cutoffs): Promise<void> {
  await db.query(
    `DELETE FROM erasures e WHERE coalesce(erased_at, taken_back_at) < $1::date
       AND NOT EXISTS (SELECT FROM kept_consents WHERE erasure_id = e.id)`,
    [audit],
  )
  await db.query('DELETE FROM retention_runs WHERE at < $1::date', [audit])
}
