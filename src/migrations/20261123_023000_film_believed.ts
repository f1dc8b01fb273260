import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What the API cannot say of a view: up to which moment playing is accounted for, so that nobody has seen more of a film
// than can have been played since it was opened.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "film_views" ADD COLUMN "believed_to" timestamptz`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "film_views" DROP COLUMN "believed_to"`)
}
