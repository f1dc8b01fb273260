import type { Database } from './narrowed'

/** Members who may sign in now and whose access code ends within two weeks. */
export async function listExpiringCodes(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT m.id FROM member_secrets s JOIN members m ON m.id = s.member_id
     WHERE m.is_active AND s.code_hash IS NOT NULL
       AND s.code_expires_at > now() AND s.code_expires_at <= now() + interval '14 days'`,
  )
  return rows.map(({ id }) => id)
}

/** Articles that publish themselves within a week. */
export async function listScheduledPosts(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT DISTINCT input -> 'doc' ->> 'value' AS id FROM payload_jobs
     WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE
       AND input ->> 'type' = 'publish' AND input -> 'doc' ->> 'relationTo' = 'posts'
       AND wait_until <= now() + interval '7 days'`,
  )
  return rows.map(({ id }) => id)
}
