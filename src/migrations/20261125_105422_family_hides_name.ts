import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A player who is hidden although everything is signed, and whom no request hid, counts as hidden by the family. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "enrolments" ADD COLUMN "hides_name" boolean DEFAULT false;
    UPDATE enrolments e SET hides_name = true FROM players p
    WHERE p.id = e.player_id AND p.publication = 'hidden' AND e.state = 'complete'
      AND NOT EXISTS (SELECT FROM takedown_requests t WHERE t.player_id = p.id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "enrolments" DROP COLUMN "hides_name"`)
}
