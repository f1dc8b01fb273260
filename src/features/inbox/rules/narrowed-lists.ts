import type pg from 'pg'

/** Runs one statement of ours, wherever it is asked for: in the admin's list or in a count. */
export type Database = Pick<pg.Pool, 'query'>

/** Lists that no condition on a document's own fields can narrow: for each the statement that finds the ids. */
const STATEMENTS = {
  // Members who may sign in now and whose access code ends within two weeks.
  'expiring-codes': `SELECT m.id FROM member_secrets s JOIN members m ON m.id = s.member_id
    WHERE m.is_active AND s.code_hash IS NOT NULL
      AND s.code_expires_at > now() AND s.code_expires_at <= now() + interval '14 days'`,
  // Articles that publish themselves within a week.
  scheduled: `SELECT DISTINCT input -> 'doc' ->> 'value' AS id FROM payload_jobs
    WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE
      AND input ->> 'type' = 'publish' AND input -> 'doc' ->> 'relationTo' = 'posts'
      AND wait_until <= now() + interval '7 days'`,
}

/** Its name is what the address of the admin's list says: `?only=scheduled`. */
export type NarrowedList = keyof typeof STATEMENTS

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The condition that holds for the documents of the list, also when there are none. */
export async function onlyThoseOf(list: NarrowedList, db: Database) {
  const { rows } = await db.query<{ id: string }>(STATEMENTS[list])
  const ids = rows.map(({ id }) => id)
  return { id: { in: ids.length > 0 ? ids : [NOBODY] } }
}
