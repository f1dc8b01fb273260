import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Every change of content writes its cache tag in its own transaction. One row for each invalidation: two transactions that
 * change the same content must not wait for each other's row.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "expired_tags" DROP CONSTRAINT "expired_tags_pkey"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "expired_tags" older USING "expired_tags" newer
      WHERE older."tag" = newer."tag" AND (older."at", older.ctid) < (newer."at", newer.ctid);
    ALTER TABLE "expired_tags" ADD PRIMARY KEY ("tag");
  `)
}
