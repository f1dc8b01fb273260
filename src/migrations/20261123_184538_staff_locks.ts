import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Wrong passwords lock no account of staff any more (docs/decisions/069); a lock that is left goes with its columns. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "staff" DROP COLUMN "login_attempts", DROP COLUMN "lock_until"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "staff" ADD COLUMN "login_attempts" numeric DEFAULT 0;
    ALTER TABLE "staff" ADD COLUMN "lock_until" timestamp(3) with time zone`)
}
