import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * New players are hidden until a family signs. Players who were shown without a completed enrollment, or in full without the
 * consent to the full name, are hidden too: the office shows them again within what was signed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "players" ALTER COLUMN "publication" SET DEFAULT 'hidden';
    WITH given AS (
      SELECT DISTINCT ON (e.player_id, c.key) e.player_id, c.key, c.is_given
      FROM consents c JOIN enrolments e ON e.id = c.enrolment_id WHERE e.state = 'complete'
      ORDER BY e.player_id, c.key, c.id DESC),
    allowed AS (
      SELECT player_id, bool_or(key = 'name' AND is_given) AS in_full FROM given GROUP BY player_id
      HAVING count(*) FILTER (WHERE is_given AND key IN ('participation', 'medical', 'concussion', 'conduct')) = 4)
    UPDATE players p SET publication = 'hidden', public_slug = NULL
    WHERE publication <> 'hidden'
      AND NOT EXISTS (SELECT FROM allowed a WHERE a.player_id = p.id AND (a.in_full OR p.publication = 'initial'))`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "players" ALTER COLUMN "publication" SET DEFAULT 'initial'`)
}
