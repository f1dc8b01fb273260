import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Ends the staff password links that were stored in clear: new ones are stored as hashes. The words of stored mails, with
 * the links in them, are sealed by the start that follows (scripts/lib/prepare-data.mjs).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "staff" SET "reset_password_token" = NULL, "reset_password_expiration" = NULL
    WHERE "reset_password_token" IS NOT NULL`)
}

/** A link that ended stays ended, and a sealed mail is read by both versions' keys alone. */
export async function down({ db: _ }: MigrateDownArgs): Promise<void> {}
