import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// What has an address keeps it, whatever its title says.
const KEEP_ADDRESSES = sql`
  UPDATE "events" SET "generate_slug" = false WHERE "slug" IS NOT NULL;
  UPDATE "_events_v" SET "version_generate_slug" = false WHERE "version_slug" IS NOT NULL;
  UPDATE "cities" SET "generate_slug" = false WHERE "slug" IS NOT NULL;
  UPDATE "_cities_v" SET "version_generate_slug" = false WHERE "version_slug" IS NOT NULL;
  UPDATE "albums" SET "generate_slug" = false WHERE "slug" IS NOT NULL;
  UPDATE "_albums_v" SET "version_generate_slug" = false WHERE "version_slug" IS NOT NULL;
`

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_films_chapters_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  CREATE TYPE "public"."enum__films_v_version_chapters_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  CREATE TYPE "public"."enum_quizzes_questions_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  ALTER TABLE "films" ALTER COLUMN "play" SET DATA TYPE text;
  DROP TYPE "public"."enum_films_play";
  CREATE TYPE "public"."enum_films_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  ALTER TABLE "films" ALTER COLUMN "play" SET DATA TYPE "public"."enum_films_play" USING "play"::"public"."enum_films_play";
  ALTER TABLE "_films_v" ALTER COLUMN "version_play" SET DATA TYPE text;
  DROP TYPE "public"."enum__films_v_version_play";
  CREATE TYPE "public"."enum__films_v_version_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  ALTER TABLE "_films_v" ALTER COLUMN "version_play" SET DATA TYPE "public"."enum__films_v_version_play" USING "version_play"::"public"."enum__films_v_version_play";
  ALTER TABLE "events" ADD COLUMN "generate_slug" boolean DEFAULT true;
  ALTER TABLE "_events_v" ADD COLUMN "version_generate_slug" boolean DEFAULT true;
  ALTER TABLE "films_chapters" ADD COLUMN "play" "enum_films_chapters_play";
  ALTER TABLE "_films_v_version_chapters" ADD COLUMN "play" "enum__films_v_version_chapters_play";
  ALTER TABLE "quizzes_questions" ADD COLUMN "play" "enum_quizzes_questions_play";
  ALTER TABLE "film_assignments" ADD COLUMN "share" numeric DEFAULT 80 NOT NULL;
  ALTER TABLE "film_files" ADD COLUMN "duration" numeric;
  ALTER TABLE "cities" ADD COLUMN "generate_slug" boolean DEFAULT true;
  ALTER TABLE "_cities_v" ADD COLUMN "version_generate_slug" boolean DEFAULT true;
  ALTER TABLE "albums" ADD COLUMN "generate_slug" boolean DEFAULT true;
  ALTER TABLE "_albums_v" ADD COLUMN "version_generate_slug" boolean DEFAULT true;`)
  await db.execute(KEEP_ADDRESSES)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" ALTER COLUMN "play" SET DATA TYPE text;
  DROP TYPE "public"."enum_films_play";
  CREATE TYPE "public"."enum_films_play" AS ENUM('helpSide', 'closeout', 'overTheScreen', 'boxOut', 'attackTheGap', 'zoneSkip', 'changeOfPace', 'giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit');
  ALTER TABLE "films" ALTER COLUMN "play" SET DATA TYPE "public"."enum_films_play" USING "play"::"public"."enum_films_play";
  ALTER TABLE "_films_v" ALTER COLUMN "version_play" SET DATA TYPE text;
  DROP TYPE "public"."enum__films_v_version_play";
  CREATE TYPE "public"."enum__films_v_version_play" AS ENUM('helpSide', 'closeout', 'overTheScreen', 'boxOut', 'attackTheGap', 'zoneSkip', 'changeOfPace', 'giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit');
  ALTER TABLE "_films_v" ALTER COLUMN "version_play" SET DATA TYPE "public"."enum__films_v_version_play" USING "version_play"::"public"."enum__films_v_version_play";
  ALTER TABLE "events" DROP COLUMN "generate_slug";
  ALTER TABLE "_events_v" DROP COLUMN "version_generate_slug";
  ALTER TABLE "films_chapters" DROP COLUMN "play";
  ALTER TABLE "_films_v_version_chapters" DROP COLUMN "play";
  ALTER TABLE "quizzes_questions" DROP COLUMN "play";
  ALTER TABLE "film_assignments" DROP COLUMN "share";
  ALTER TABLE "film_files" DROP COLUMN "duration";
  ALTER TABLE "cities" DROP COLUMN "generate_slug";
  ALTER TABLE "_cities_v" DROP COLUMN "version_generate_slug";
  ALTER TABLE "albums" DROP COLUMN "generate_slug";
  ALTER TABLE "_albums_v" DROP COLUMN "version_generate_slug";
  DROP TYPE "public"."enum_films_chapters_play";
  DROP TYPE "public"."enum__films_v_version_chapters_play";
  DROP TYPE "public"."enum_quizzes_questions_play";`)
}
