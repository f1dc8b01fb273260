import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "automatic_mails" ADD COLUMN "registration_received_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "registration_received_es_body" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "tryout_received_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "tryout_received_es_body" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "application_received_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "application_received_es_body" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "message_received_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "message_received_es_body" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "invitation_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "invitation_es_body" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "new_link_es_subject" varchar;
  ALTER TABLE "automatic_mails" ADD COLUMN "new_link_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_registration_received_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_registration_received_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_tryout_received_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_tryout_received_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_application_received_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_application_received_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_message_received_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_message_received_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_invitation_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_invitation_es_body" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_new_link_es_subject" varchar;
  ALTER TABLE "_automatic_mails_v" ADD COLUMN "version_new_link_es_body" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "automatic_mails" DROP COLUMN "registration_received_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "registration_received_es_body";
  ALTER TABLE "automatic_mails" DROP COLUMN "tryout_received_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "tryout_received_es_body";
  ALTER TABLE "automatic_mails" DROP COLUMN "application_received_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "application_received_es_body";
  ALTER TABLE "automatic_mails" DROP COLUMN "message_received_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "message_received_es_body";
  ALTER TABLE "automatic_mails" DROP COLUMN "invitation_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "invitation_es_body";
  ALTER TABLE "automatic_mails" DROP COLUMN "new_link_es_subject";
  ALTER TABLE "automatic_mails" DROP COLUMN "new_link_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_registration_received_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_registration_received_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_tryout_received_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_tryout_received_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_application_received_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_application_received_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_message_received_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_message_received_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_invitation_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_invitation_es_body";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_new_link_es_subject";
  ALTER TABLE "_automatic_mails_v" DROP COLUMN "version_new_link_es_body";`)
}
