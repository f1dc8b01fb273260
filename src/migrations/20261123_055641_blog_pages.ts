import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blog_page" ADD COLUMN "articles_newer_label" varchar DEFAULT 'Newer articles';
  ALTER TABLE "blog_page" ADD COLUMN "articles_older_label" varchar DEFAULT 'Older articles';
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_articles_newer_label" varchar DEFAULT 'Newer articles';
  ALTER TABLE "_blog_page_v" ADD COLUMN "version_articles_older_label" varchar DEFAULT 'Older articles';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blog_page" DROP COLUMN "articles_newer_label";
  ALTER TABLE "blog_page" DROP COLUMN "articles_older_label";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_articles_newer_label";
  ALTER TABLE "_blog_page_v" DROP COLUMN "version_articles_older_label";`)
}
