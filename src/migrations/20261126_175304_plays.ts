import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import playbook from './frozen/plays.json'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_plays_kind" AS ENUM('offense', 'defense', 'moment');
  CREATE TYPE "public"."enum_plays_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__plays_v_version_kind" AS ENUM('offense', 'defense', 'moment');
  CREATE TYPE "public"."enum__plays_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "plays" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"drawing" jsonb,
  	"description" varchar,
  	"key" varchar,
  	"kind" "enum_plays_kind" DEFAULT 'offense',
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_plays_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_plays_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_drawing" jsonb,
  	"version_description" varchar,
  	"version_key" varchar,
  	"version_kind" "enum__plays_v_version_kind" DEFAULT 'offense',
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__plays_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "films_chapters" ALTER COLUMN "play" SET DATA TYPE varchar;
  ALTER TABLE "films" ALTER COLUMN "play" SET DATA TYPE varchar;
  ALTER TABLE "_films_v_version_chapters" ALTER COLUMN "play" SET DATA TYPE varchar;
  ALTER TABLE "_films_v" ALTER COLUMN "version_play" SET DATA TYPE varchar;
  ALTER TABLE "quizzes_questions" ALTER COLUMN "play" SET DATA TYPE varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plays_id" uuid;
  ALTER TABLE "_plays_v" ADD CONSTRAINT "_plays_v_parent_id_plays_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."plays"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "plays_key_idx" ON "plays" USING btree ("key");
  CREATE INDEX "plays_order_idx" ON "plays" USING btree ("order");
  CREATE INDEX "plays_updated_at_idx" ON "plays" USING btree ("updated_at");
  CREATE INDEX "plays_created_at_idx" ON "plays" USING btree ("created_at");
  CREATE INDEX "plays_deleted_at_idx" ON "plays" USING btree ("deleted_at");
  CREATE INDEX "plays__status_idx" ON "plays" USING btree ("_status");
  CREATE INDEX "_plays_v_parent_idx" ON "_plays_v" USING btree ("parent_id");
  CREATE INDEX "_plays_v_version_version_key_idx" ON "_plays_v" USING btree ("version_key");
  CREATE INDEX "_plays_v_version_version_order_idx" ON "_plays_v" USING btree ("version_order");
  CREATE INDEX "_plays_v_version_version_updated_at_idx" ON "_plays_v" USING btree ("version_updated_at");
  CREATE INDEX "_plays_v_version_version_created_at_idx" ON "_plays_v" USING btree ("version_created_at");
  CREATE INDEX "_plays_v_version_version_deleted_at_idx" ON "_plays_v" USING btree ("version_deleted_at");
  CREATE INDEX "_plays_v_version_version__status_idx" ON "_plays_v" USING btree ("version__status");
  CREATE INDEX "_plays_v_created_at_idx" ON "_plays_v" USING btree ("created_at");
  CREATE INDEX "_plays_v_updated_at_idx" ON "_plays_v" USING btree ("updated_at");
  CREATE INDEX "_plays_v_latest_idx" ON "_plays_v" USING btree ("latest");
  CREATE INDEX "_plays_v_autosave_idx" ON "_plays_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plays_fk" FOREIGN KEY ("plays_id") REFERENCES "public"."plays"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_plays_id_idx" ON "payload_locked_documents_rels" USING btree ("plays_id");
  DROP TYPE "public"."enum_films_chapters_play";
  DROP TYPE "public"."enum_films_play";
  DROP TYPE "public"."enum__films_v_version_chapters_play";
  DROP TYPE "public"."enum__films_v_version_play";
  DROP TYPE "public"."enum_quizzes_questions_play";`)
  await insertPlaybook(db)
}

// The seventy-one plays that were written in code until then, published under the keys that films and questions refer to.
async function insertPlaybook(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    INSERT INTO "plays" ("name", "drawing", "description", "key", "kind", "order", "_status")
    SELECT p ->> 'name', p -> 'drawing', p ->> 'description', p ->> 'key', (p ->> 'kind')::"enum_plays_kind", place * 10, 'published'
    FROM jsonb_array_elements(${JSON.stringify(playbook)}::jsonb) WITH ORDINALITY AS listed (p, place)`)
  await db.execute(sql`
    INSERT INTO "_plays_v" ("parent_id", "version_name", "version_drawing", "version_description", "version_key",
      "version_kind", "version_order", "version_updated_at", "version_created_at", "version__status", "latest")
    SELECT "id", "name", "drawing", "description", "key", "kind"::text::"enum__plays_v_version_kind", "order", "updated_at",
      "created_at", 'published', true FROM "plays"`)
  // Attempts so far keep the plays beside their questions.
  await db.execute(sql`
    UPDATE "quiz_snapshots" s SET "questions" = (
      SELECT coalesce(jsonb_agg(question || jsonb_build_object('drawing', (
        SELECT jsonb_build_object('name', p."name", 'description', p."description") || p."drawing" FROM "plays" p
        WHERE p."key" = coalesce(question ->> 'play', f."play"))) ORDER BY place), '[]')
      FROM jsonb_array_elements(s."questions") WITH ORDINALITY AS asked (question, place))
    FROM "quizzes" q JOIN "films" f ON f."id" = q."film_id" WHERE q."id" = s."quiz_id"`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_films_chapters_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  CREATE TYPE "public"."enum_films_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  CREATE TYPE "public"."enum__films_v_version_chapters_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  CREATE TYPE "public"."enum__films_v_version_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  CREATE TYPE "public"."enum_quizzes_questions_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  UPDATE "films" SET "play" = NULL WHERE "play" LIKE 'play-%';
  UPDATE "films_chapters" SET "play" = NULL WHERE "play" LIKE 'play-%';
  UPDATE "_films_v" SET "version_play" = NULL WHERE "version_play" LIKE 'play-%';
  UPDATE "_films_v_version_chapters" SET "play" = NULL WHERE "play" LIKE 'play-%';
  UPDATE "quizzes_questions" SET "play" = NULL WHERE "play" LIKE 'play-%';
  ALTER TABLE "plays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_plays_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plays_fk";
  DROP TABLE "plays" CASCADE;
  DROP TABLE "_plays_v" CASCADE;
  DROP INDEX "payload_locked_documents_rels_plays_id_idx";
  ALTER TABLE "films_chapters" ALTER COLUMN "play" SET DATA TYPE "public"."enum_films_chapters_play" USING "play"::"public"."enum_films_chapters_play";
  ALTER TABLE "films" ALTER COLUMN "play" SET DATA TYPE "public"."enum_films_play" USING "play"::"public"."enum_films_play";
  ALTER TABLE "_films_v_version_chapters" ALTER COLUMN "play" SET DATA TYPE "public"."enum__films_v_version_chapters_play" USING "play"::"public"."enum__films_v_version_chapters_play";
  ALTER TABLE "_films_v" ALTER COLUMN "version_play" SET DATA TYPE "public"."enum__films_v_version_play" USING "version_play"::"public"."enum__films_v_version_play";
  ALTER TABLE "quizzes_questions" ALTER COLUMN "play" SET DATA TYPE "public"."enum_quizzes_questions_play" USING "play"::"public"."enum_quizzes_questions_play";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plays_id";
  DROP TYPE "public"."enum_plays_kind";
  DROP TYPE "public"."enum_plays_status";
  DROP TYPE "public"."enum__plays_v_version_kind";
  DROP TYPE "public"."enum__plays_v_version_status";`)
}
