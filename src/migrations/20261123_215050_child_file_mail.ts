import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The mail with the way to everything we hold about a child (docs/decisions/078), in the words it comes with. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "automatic_mails"
      ADD COLUMN "child_file_subject" varchar NOT NULL DEFAULT ${sql.raw(quoted(SUBJECT))},
      ADD COLUMN "child_file_body" varchar NOT NULL DEFAULT ${sql.raw(quoted(BODY))};
    ALTER TABLE "_automatic_mails_v"
      ADD COLUMN "version_child_file_subject" varchar NOT NULL DEFAULT ${sql.raw(quoted(SUBJECT))},
      ADD COLUMN "version_child_file_body" varchar NOT NULL DEFAULT ${sql.raw(quoted(BODY))};
    ALTER TABLE "automatic_mails"
      ALTER COLUMN "child_file_subject" DROP DEFAULT,
      ALTER COLUMN "child_file_body" DROP DEFAULT;
    ALTER TABLE "_automatic_mails_v"
      ALTER COLUMN "version_child_file_subject" DROP DEFAULT,
      ALTER COLUMN "version_child_file_body" DROP DEFAULT`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "automatic_mails" DROP COLUMN "child_file_subject", DROP COLUMN "child_file_body";
    ALTER TABLE "_automatic_mails_v"
      DROP COLUMN "version_child_file_subject", DROP COLUMN "version_child_file_body"`)
}

const SUBJECT = 'Everything we hold about {player}'
const BODY = `Hello {guardian},

You asked what we hold about {player}. It is ready for you here, to read and to take along:

{link}

We never send such data by mail: you open it yourself. Please do not pass the link on.

You did not ask for it? Call {phone}, and we find out who did.

{academy}`

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
