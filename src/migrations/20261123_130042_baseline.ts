import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { predatesBaseline } from './frozen/predates-baseline'

/** Everything that the collections say, as of this day. Later changes are migrations of their own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (await predatesBaseline(db)) return
  await db.execute(sql`
   CREATE TYPE "public"."enum_player_registrations_positions" AS ENUM('Point Guard', 'Shooting Guard', 'Small Forward', 'Power Forward', 'Center');
  CREATE TYPE "public"."enum_inbox_registration_status" AS ENUM('pending', 'in_review', 'needs_info', 'evaluation', 'accepted', 'waitlisted', 'declined', 'enrolled', 'withdrawn', 'spam');
  CREATE TYPE "public"."enum_player_registrations_division" AS ENUM('9U', '10U', '11U', '12U', '13U', '14U');
  CREATE TYPE "public"."enum_tryout_registrations_player_grade" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum_applications_grade" AS ENUM('8', '9', '10', '11', '12');
  CREATE TYPE "public"."enum_inbox_application_status" AS ENUM('pending', 'in_review', 'needs_info', 'evaluation', 'accepted', 'waitlisted', 'declined', 'withdrawn', 'spam');
  CREATE TYPE "public"."enum_inbox_message_status" AS ENUM('pending', 'answered', 'in_review', 'spam');
  CREATE TYPE "public"."enum_tryout_days_divisions" AS ENUM('9U', '10U', '11U', '12U', '13U', '14U');
  CREATE TYPE "public"."enum_tryout_days_releaseat_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum_tryout_days_state" AS ENUM('open', 'closed');
  CREATE TYPE "public"."enum_enrolments_state" AS ENUM('invited', 'complete', 'ended');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('waiting', 'held', 'queued', 'sent', 'kept', 'failed', 'undone');
  CREATE TYPE "public"."enum_mails_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_mail_templates_flow" AS ENUM('registration', 'application', 'message', 'pledge', 'sponsor', 'tour');
  CREATE TYPE "public"."enum_mail_templates_status" AS ENUM('pending', 'in_review', 'needs_info', 'evaluation', 'accepted', 'waitlisted', 'declined', 'enrolled', 'withdrawn', 'spam', 'answered', 'pledged', 'contacted', 'received', 'acknowledged', 'cancelled', 'agreed', 'confirmed', 'visited');
  CREATE TYPE "public"."enum_mail_templates_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_programs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__programs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_divisions_key" AS ENUM('9U', '10U', '11U', '12U', '13U', '14U');
  CREATE TYPE "public"."enum_players_gender" AS ENUM('girl', 'boy');
  CREATE TYPE "public"."enum_players_division" AS ENUM('9U', '10U', '11U', '12U', '13U', '14U');
  CREATE TYPE "public"."enum_players_position" AS ENUM('Point Guard', 'Shooting Guard', 'Small Forward', 'Power Forward', 'Center');
  CREATE TYPE "public"."enum_players_publication" AS ENUM('initial', 'full', 'hidden');
  CREATE TYPE "public"."enum_seasons_roster_division" AS ENUM('9U', '10U', '11U', '12U', '13U', '14U');
  CREATE TYPE "public"."enum_seasons_state" AS ENUM('planned', 'current', 'archived');
  CREATE TYPE "public"."enum_coaches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__coaches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_stages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_age_tiers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__age_tiers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_weekdays" AS ENUM('SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA');
  CREATE TYPE "public"."enum_events_exceptions_kind" AS ENUM('skipped', 'cancelled');
  CREATE TYPE "public"."enum_events_type" AS ENUM('tryout', 'clinic', 'practice', 'game', 'tournament', 'meeting', 'other');
  CREATE TYPE "public"."enum_events_start_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum_events_end_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum_events_repeat" AS ENUM('none', 'weekly', 'fortnightly');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_weekdays" AS ENUM('SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA');
  CREATE TYPE "public"."enum__events_v_version_exceptions_kind" AS ENUM('skipped', 'cancelled');
  CREATE TYPE "public"."enum__events_v_version_type" AS ENUM('tryout', 'clinic', 'practice', 'game', 'tournament', 'meeting', 'other');
  CREATE TYPE "public"."enum__events_v_version_start_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum__events_v_version_end_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum__events_v_version_repeat" AS ENUM('none', 'weekly', 'fortnightly');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_films_chapters_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  CREATE TYPE "public"."enum_films_category" AS ENUM('Defense', 'Offense', 'Player Study', 'Basketball IQ', 'Shooting');
  CREATE TYPE "public"."enum_films_level" AS ENUM('Foundation', 'Developing', 'Advanced');
  CREATE TYPE "public"."enum_films_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  CREATE TYPE "public"."enum_films_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__films_v_version_chapters_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  CREATE TYPE "public"."enum__films_v_version_category" AS ENUM('Defense', 'Offense', 'Player Study', 'Basketball IQ', 'Shooting');
  CREATE TYPE "public"."enum__films_v_version_level" AS ENUM('Foundation', 'Developing', 'Advanced');
  CREATE TYPE "public"."enum__films_v_version_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  CREATE TYPE "public"."enum__films_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_quizzes_questions_play" AS ENUM('giveAndGo', 'pickAndRoll', 'horns', 'floppy', 'zipper', 'backdoor', 'weakSideSwing', 'transition', 'flex', 'handoff', 'postSplit', 'helpSide', 'helpSwing', 'helpDrive', 'helpStop', 'helpSink', 'helpKick', 'boxOut', 'boxOutShot', 'boxOutReady', 'boxOutAround', 'boxOutRebound', 'closeout', 'closeoutHelp', 'closeoutFlight', 'closeoutArrive', 'closeoutDrive', 'overTheScreen', 'screenComing', 'screenDrive', 'underTheScreen', 'changeOfPace', 'paceWalk', 'paceStop', 'paceFinish', 'floppyChased', 'floppyLean', 'floppyCurl', 'giveAndGoGuarded', 'giveGoPass', 'giveGoStep', 'giveGoReady', 'giveGoCut', 'giveGoFinish', 'attackTheGap', 'gapAway', 'gapDrive', 'gapStop', 'gapHelp', 'pickAndRollGuarded', 'rollScreen', 'rollTwo', 'rollLow', 'rollCorner', 'backdoorGuarded', 'backdoorFlash', 'backdoorElbow', 'backdoorStep', 'backdoorReady', 'lanes', 'lanesFill', 'lanesChoose', 'lanesBack', 'lanesEarly', 'lanesOneMore', 'zoneSkip', 'zonePass', 'zoneCorner', 'zoneStay', 'zoneLate', 'zoneDrive');
  CREATE TYPE "public"."enum_quizzes_kind" AS ENUM('film-room', 'library');
  CREATE TYPE "public"."enum_film_comments_state" AS ENUM('visible', 'waiting', 'hidden');
  CREATE TYPE "public"."enum_members_role" AS ENUM('player', 'parent', 'coach', 'admin');
  CREATE TYPE "public"."enum_exercises_goals" AS ENUM('all', 'stronger', 'jumpHigher', 'getQuicker', 'loseWeight', 'gainWeight');
  CREATE TYPE "public"."enum_exercises_positions" AS ENUM('guard', 'forward', 'center');
  CREATE TYPE "public"."enum_exercises_list" AS ENUM('skill', 'athletic', 'recovery');
  CREATE TYPE "public"."enum_exercises_quality" AS ENUM('skill', 'strength', 'jump', 'speed', 'control', 'mobility');
  CREATE TYPE "public"."enum_exercises_equipment" AS ENUM('none', 'ball', 'hoop', 'cones', 'rope', 'band', 'mat', 'weights');
  CREATE TYPE "public"."enum_exercises_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__exercises_v_version_goals" AS ENUM('all', 'stronger', 'jumpHigher', 'getQuicker', 'loseWeight', 'gainWeight');
  CREATE TYPE "public"."enum__exercises_v_version_positions" AS ENUM('guard', 'forward', 'center');
  CREATE TYPE "public"."enum__exercises_v_version_list" AS ENUM('skill', 'athletic', 'recovery');
  CREATE TYPE "public"."enum__exercises_v_version_quality" AS ENUM('skill', 'strength', 'jump', 'speed', 'control', 'mobility');
  CREATE TYPE "public"."enum__exercises_v_version_equipment" AS ENUM('none', 'ball', 'hoop', 'cones', 'rope', 'band', 'mat', 'weights');
  CREATE TYPE "public"."enum__exercises_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_demo_videos_list" AS ENUM('skill', 'athletic', 'recovery');
  CREATE TYPE "public"."enum_demo_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__demo_videos_v_version_list" AS ENUM('skill', 'athletic', 'recovery');
  CREATE TYPE "public"."enum__demo_videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_meals_styles" AS ENUM('muscle', 'recovery', 'energy', 'allAround');
  CREATE TYPE "public"."enum_meals_foods_unit" AS ENUM('piece', 'cup', 'tablespoon', 'ounce', 'slice', 'can');
  CREATE TYPE "public"."enum_meals_foods_part" AS ENUM('main', 'side', 'drink');
  CREATE TYPE "public"."enum_meals_slot" AS ENUM('breakfast', 'lunch', 'dinner', 'snacks');
  CREATE TYPE "public"."enum_meals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__meals_v_version_styles" AS ENUM('muscle', 'recovery', 'energy', 'allAround');
  CREATE TYPE "public"."enum__meals_v_version_foods_unit" AS ENUM('piece', 'cup', 'tablespoon', 'ounce', 'slice', 'can');
  CREATE TYPE "public"."enum__meals_v_version_foods_part" AS ENUM('main', 'side', 'drink');
  CREATE TYPE "public"."enum__meals_v_version_slot" AS ENUM('breakfast', 'lunch', 'dinner', 'snacks');
  CREATE TYPE "public"."enum__meals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_foods_contains" AS ENUM('peanut', 'dairy', 'gluten', 'meat', 'notHalal');
  CREATE TYPE "public"."enum_foods_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__foods_v_version_contains" AS ENUM('peanut', 'dairy', 'gluten', 'meat', 'notHalal');
  CREATE TYPE "public"."enum__foods_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tips_styles" AS ENUM('muscle', 'recovery', 'energy', 'allAround');
  CREATE TYPE "public"."enum_tips_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tips_v_version_styles" AS ENUM('muscle', 'recovery', 'energy', 'allAround');
  CREATE TYPE "public"."enum__tips_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_inbox_pledge_status" AS ENUM('pledged', 'contacted', 'received', 'acknowledged', 'cancelled', 'spam');
  CREATE TYPE "public"."enum_campaigns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_giving_levels_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__giving_levels_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sponsors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sponsors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sponsor_packages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sponsor_packages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_inbox_sponsor_status" AS ENUM('pending', 'contacted', 'agreed', 'declined', 'spam');
  CREATE TYPE "public"."enum_inbox_tour_status" AS ENUM('pending', 'confirmed', 'visited', 'declined', 'cancelled', 'spam');
  CREATE TYPE "public"."enum_tour_requests_slotat_tz" AS ENUM('America/Phoenix');
  CREATE TYPE "public"."enum_cities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_category" AS ENUM('recruiting', 'playerDevelopment', 'trainingTips', 'programUpdates', 'nutrition', 'featured', 'locations', 'programGuides', 'parentResources', 'academyCulture', 'playerStories', 'events', 'localBasketball');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_category" AS ENUM('recruiting', 'playerDevelopment', 'trainingTips', 'programUpdates', 'nutrition', 'featured', 'locations', 'programGuides', 'parentResources', 'academyCulture', 'playerStories', 'events', 'localBasketball');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_albums_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_staff_roles" AS ENUM('admin', 'editor', 'registrar', 'coach', 'treasurer');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_inbox_settings_days" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_academy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__academy_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_youth_academy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__youth_academy_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_advanced_academy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advanced_academy_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pricing_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pricing_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_programs_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__programs_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_registration_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__registration_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_teams_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__teams_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pathway_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pathway_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_train_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__train_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_basketball_training_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__basketball_training_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_private_training_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__private_training_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_performance_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__performance_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tournaments_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tournaments_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_plan_page_settings_youth_bmi" AS ENUM('both', 'cdc', 'spec');
  CREATE TYPE "public"."enum_plan_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__plan_page_v_version_settings_youth_bmi" AS ENUM('both', 'cdc', 'spec');
  CREATE TYPE "public"."enum__plan_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_coaches_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__coaches_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cities_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cities_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_terms_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blog_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_search_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_film_room_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__film_room_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_fundraiser_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fundraiser_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_donate_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__donate_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sponsors_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sponsors_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_funding_deck_page_revenue_streams_control" AS ENUM('memberships', 'rentals', 'tournaments');
  CREATE TYPE "public"."enum_funding_deck_page_offer_basis" AS ENUM('pre-money', 'post-money');
  CREATE TYPE "public"."enum_funding_deck_page_sharing_mode" AS ENUM('open', 'link');
  CREATE TYPE "public"."enum_funding_deck_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__funding_deck_page_v_version_revenue_streams_control" AS ENUM('memberships', 'rentals', 'tournaments');
  CREATE TYPE "public"."enum__funding_deck_page_v_version_offer_basis" AS ENUM('pre-money', 'post-money');
  CREATE TYPE "public"."enum__funding_deck_page_v_version_sharing_mode" AS ENUM('open', 'link');
  CREATE TYPE "public"."enum__funding_deck_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tour_settings_times_weekday" AS ENUM('0', '1', '2', '3', '4', '5', '6');
  CREATE TYPE "public"."enum_film_settings_review" AS ENUM('under13', 'players', 'everyone');
  CREATE TABLE "player_registrations_positions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_player_registrations_positions",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "player_registrations_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_name" varchar NOT NULL
  );
  
  CREATE TABLE "player_registrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"player_first_name" varchar NOT NULL,
  	"player_last_name" varchar NOT NULL,
  	"date_of_birth" varchar NOT NULL,
  	"current_grade" numeric NOT NULL,
  	"height_feet" numeric NOT NULL,
  	"height_inches" numeric NOT NULL,
  	"weight_lbs" numeric NOT NULL,
  	"school_name" varchar NOT NULL,
  	"jersey_number" varchar,
  	"previous_experience" varchar DEFAULT '',
  	"goals" varchar DEFAULT '',
  	"parent_first_name" varchar NOT NULL,
  	"parent_last_name" varchar DEFAULT '',
  	"parent_email" varchar NOT NULL,
  	"parent_phone" varchar NOT NULL,
  	"parent_phone_normalised" varchar,
  	"player_email" varchar,
  	"emergency_contact_name" varchar NOT NULL,
  	"emergency_contact_phone" varchar NOT NULL,
  	"highlight_video_url" varchar,
  	"instagram_handle" varchar,
  	"status" "enum_inbox_registration_status" DEFAULT 'pending',
  	"division" "enum_player_registrations_division",
  	"notes" varchar,
  	"reference" varchar,
  	"suspicion" varchar,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tryout_registrations_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_name" varchar NOT NULL
  );
  
  CREATE TABLE "tryout_registrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"player_first_name" varchar NOT NULL,
  	"player_last_name" varchar NOT NULL,
  	"player_age" varchar NOT NULL,
  	"player_grade" "enum_tryout_registrations_player_grade" NOT NULL,
  	"parent_name" varchar NOT NULL,
  	"phone_number" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone_normalised" varchar,
  	"experience" varchar,
  	"status" "enum_inbox_registration_status" DEFAULT 'pending',
  	"tryout_day_id" uuid,
  	"notes" varchar,
  	"reference" varchar,
  	"suspicion" varchar,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "applications_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_name" varchar NOT NULL
  );
  
  CREATE TABLE "applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"full_name" varchar NOT NULL,
  	"grade" "enum_applications_grade" NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"instagram" varchar DEFAULT '',
  	"why_join" varchar NOT NULL,
  	"phone_normalised" varchar,
  	"status" "enum_inbox_application_status" DEFAULT 'pending',
  	"submitted_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"reference" varchar,
  	"suspicion" varchar,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_entries_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_name" varchar NOT NULL
  );
  
  CREATE TABLE "form_entries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"status" "enum_inbox_message_status" DEFAULT 'pending',
  	"notes" varchar,
  	"reference" varchar,
  	"suspicion" varchar,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tryout_days_divisions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_tryout_days_divisions",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "tryout_days" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"time" varchar,
  	"place" varchar,
  	"notes" varchar,
  	"release_at" timestamp(3) with time zone,
  	"releaseat_tz" "enum_tryout_days_releaseat_tz" DEFAULT 'America/Phoenix',
  	"state" "enum_tryout_days_state" DEFAULT 'open' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolments_pickups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"relation" varchar
  );
  
  CREATE TABLE "enrolments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"player_id" uuid NOT NULL,
  	"registration_id" uuid,
  	"state" "enum_enrolments_state" DEFAULT 'invited' NOT NULL,
  	"season" varchar NOT NULL,
  	"date_of_birth" varchar,
  	"guardian_name" varchar NOT NULL,
  	"guardian_email" varchar NOT NULL,
  	"guardian_phone" varchar,
  	"emergency_name" varchar,
  	"emergency_phone" varchar,
  	"medical_notes" varchar,
  	"completed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"calendar" varchar,
  	"status" "enum_mails_status" DEFAULT 'queued' NOT NULL,
  	"language" "enum_mails_language" DEFAULT 'en' NOT NULL,
  	"kind" varchar,
  	"reference" varchar,
  	"last_error" varchar,
  	"send_at" timestamp(3) with time zone,
  	"entry_id" varchar,
  	"entry_kind" varchar,
  	"sent_by" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0,
  	"dedupe_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "mail_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"flow" "enum_mail_templates_flow" NOT NULL,
  	"status" "enum_mail_templates_status" NOT NULL,
  	"language" "enum_mail_templates_language" DEFAULT 'en' NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "programs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"age_range" varchar,
  	"price" numeric,
  	"duration" varchar,
  	"schedule" varchar,
  	"image_id" uuid,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_programs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_programs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_age_range" varchar,
  	"version_price" numeric,
  	"version_duration" varchar,
  	"version_schedule" varchar,
  	"version_image_id" uuid,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__programs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "divisions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" "enum_divisions_key" NOT NULL,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "players_achievements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"achievement" varchar NOT NULL
  );
  
  CREATE TABLE "players" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"number" varchar DEFAULT 'TBD' NOT NULL,
  	"age" numeric NOT NULL,
  	"gender" "enum_players_gender" NOT NULL,
  	"division" "enum_players_division" NOT NULL,
  	"position" "enum_players_position",
  	"height_feet" numeric,
  	"height_inches" numeric,
  	"bio" varchar,
  	"stats_ppg" numeric,
  	"stats_rpg" numeric,
  	"stats_apg" numeric,
  	"publication" "enum_players_publication" DEFAULT 'initial' NOT NULL,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"slug" varchar,
  	"public_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "seasons_roster" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"player_id" uuid,
  	"name" varchar NOT NULL,
  	"division" "enum_seasons_roster_division" NOT NULL,
  	"number" varchar,
  	"position" varchar
  );
  
  CREATE TABLE "seasons" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"starts_on" timestamp(3) with time zone NOT NULL,
  	"ends_on" timestamp(3) with time zone NOT NULL,
  	"cutoff_on" timestamp(3) with time zone NOT NULL,
  	"state" "enum_seasons_state" DEFAULT 'planned' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "coaches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"bio" varchar,
  	"focus" varchar,
  	"since" numeric,
  	"number" varchar,
  	"portrait_id" uuid,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_coaches_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_coaches_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_bio" varchar,
  	"version_focus" varchar,
  	"version_since" numeric,
  	"version_number" varchar,
  	"version_portrait_id" uuid,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__coaches_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "stages_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar
  );
  
  CREATE TABLE "stages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"age_label" varchar,
  	"ages" varchar,
  	"goal" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_stages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_stages_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_age_label" varchar,
  	"version_ages" varchar,
  	"version_goal" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__stages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "age_tiers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tier" varchar,
  	"ages" varchar,
  	"name" varchar,
  	"text" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_age_tiers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_age_tiers_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tier" varchar,
  	"version_ages" varchar,
  	"version_name" varchar,
  	"version_text" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__age_tiers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "events_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_events_weekdays",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "events_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"kind" "enum_events_exceptions_kind" DEFAULT 'cancelled',
  	"note" varchar
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"type" "enum_events_type" DEFAULT 'practice',
  	"all_day" boolean DEFAULT false,
  	"start" timestamp(3) with time zone,
  	"start_tz" "enum_events_start_tz" DEFAULT 'America/Phoenix',
  	"end" timestamp(3) with time zone,
  	"end_tz" "enum_events_end_tz" DEFAULT 'America/Phoenix',
  	"repeat" "enum_events_repeat" DEFAULT 'none',
  	"until" timestamp(3) with time zone,
  	"place_name" varchar,
  	"place_address" varchar,
  	"description" varchar,
  	"registration_href" varchar,
  	"cancelled" boolean DEFAULT false,
  	"cancel_note" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"uid" varchar,
  	"sequence" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid
  );
  
  CREATE TABLE "_events_v_version_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__events_v_version_weekdays",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_events_v_version_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"date" timestamp(3) with time zone,
  	"kind" "enum__events_v_version_exceptions_kind" DEFAULT 'cancelled',
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_type" "enum__events_v_version_type" DEFAULT 'practice',
  	"version_all_day" boolean DEFAULT false,
  	"version_start" timestamp(3) with time zone,
  	"version_start_tz" "enum__events_v_version_start_tz" DEFAULT 'America/Phoenix',
  	"version_end" timestamp(3) with time zone,
  	"version_end_tz" "enum__events_v_version_end_tz" DEFAULT 'America/Phoenix',
  	"version_repeat" "enum__events_v_version_repeat" DEFAULT 'none',
  	"version_until" timestamp(3) with time zone,
  	"version_place_name" varchar,
  	"version_place_address" varchar,
  	"version_description" varchar,
  	"version_registration_href" varchar,
  	"version_cancelled" boolean DEFAULT false,
  	"version_cancel_note" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_uid" varchar,
  	"version_sequence" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid
  );
  
  CREATE TABLE "films_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" numeric,
  	"title" varchar,
  	"play" "enum_films_chapters_play"
  );
  
  CREATE TABLE "films_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" varchar,
  	"label" varchar,
  	"file_id" uuid
  );
  
  CREATE TABLE "films" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"file_id" uuid,
  	"video_url" varchar,
  	"duration" numeric,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"category" "enum_films_category",
  	"level" "enum_films_level" DEFAULT 'Foundation',
  	"coach" varchar,
  	"thumbnail_id" uuid,
  	"play" "enum_films_play",
  	"date_assigned" timestamp(3) with time zone,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_films_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "films_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid
  );
  
  CREATE TABLE "_films_v_version_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" numeric,
  	"title" varchar,
  	"play" "enum__films_v_version_chapters_play",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_films_v_version_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language" varchar,
  	"label" varchar,
  	"file_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_films_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_file_id" uuid,
  	"version_video_url" varchar,
  	"version_duration" numeric,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_category" "enum__films_v_version_category",
  	"version_level" "enum__films_v_version_level" DEFAULT 'Foundation',
  	"version_coach" varchar,
  	"version_thumbnail_id" uuid,
  	"version_play" "enum__films_v_version_play",
  	"version_date_assigned" timestamp(3) with time zone,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__films_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_films_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid
  );
  
  CREATE TABLE "quizzes_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"is_correct" boolean DEFAULT false
  );
  
  CREATE TABLE "quizzes_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"play" "enum_quizzes_questions_play",
  	"feedback" varchar NOT NULL
  );
  
  CREATE TABLE "quizzes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"film_id" uuid NOT NULL,
  	"kind" "enum_quizzes_kind" DEFAULT 'film-room' NOT NULL,
  	"pass_mark" numeric NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "film_assignments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"film_id" uuid NOT NULL,
  	"quiz_id" uuid,
  	"assigned_on" timestamp(3) with time zone NOT NULL,
  	"due_on" timestamp(3) with time zone,
  	"share" numeric DEFAULT 80 NOT NULL,
  	"note" varchar,
  	"assigned_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "film_assignments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid,
  	"members_id" uuid
  );
  
  CREATE TABLE "film_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"film_id" uuid NOT NULL,
  	"state" "enum_film_comments_state" DEFAULT 'visible' NOT NULL,
  	"author_id" uuid,
  	"staff_author_id" uuid,
  	"author_name" varchar NOT NULL,
  	"second" numeric,
  	"reports" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "members" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_members_role" DEFAULT 'player' NOT NULL,
  	"player_id" uuid,
  	"email" varchar,
  	"guardian_email" varchar,
  	"is_under13" boolean DEFAULT true,
  	"is_active" boolean DEFAULT true,
  	"confirmed_at" timestamp(3) with time zone,
  	"first_sign_in_at" timestamp(3) with time zone,
  	"last_sign_in_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "members_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid,
  	"members_id" uuid
  );
  
  CREATE TABLE "film_views" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"member_id" uuid NOT NULL,
  	"film_id" uuid NOT NULL,
  	"watched_at" timestamp(3) with time zone,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"share" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quiz_attempts_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question_id" varchar NOT NULL,
  	"option_id" varchar NOT NULL,
  	"is_correct" boolean DEFAULT false
  );
  
  CREATE TABLE "quiz_attempts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"member_id" uuid NOT NULL,
  	"quiz_id" uuid NOT NULL,
  	"quiz_version" numeric DEFAULT 0 NOT NULL,
  	"score" numeric DEFAULT 0 NOT NULL,
  	"is_passed" boolean DEFAULT false,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "film_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"duration" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "exercises_goals" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_exercises_goals",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "exercises_positions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_exercises_positions",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "exercises" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"list" "enum_exercises_list",
  	"quality" "enum_exercises_quality",
  	"dose" varchar,
  	"how" varchar,
  	"min_age" numeric DEFAULT 5,
  	"equipment" "enum_exercises_equipment" DEFAULT 'none',
  	"landings" numeric DEFAULT 0,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_exercises_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_exercises_v_version_goals" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__exercises_v_version_goals",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_exercises_v_version_positions" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__exercises_v_version_positions",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_exercises_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_list" "enum__exercises_v_version_list",
  	"version_quality" "enum__exercises_v_version_quality",
  	"version_dose" varchar,
  	"version_how" varchar,
  	"version_min_age" numeric DEFAULT 5,
  	"version_equipment" "enum__exercises_v_version_equipment" DEFAULT 'none',
  	"version_landings" numeric DEFAULT 0,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__exercises_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "demo_videos" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"list" "enum_demo_videos_list",
  	"url" varchar,
  	"min_age" numeric DEFAULT 5,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_demo_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_demo_videos_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_list" "enum__demo_videos_v_version_list",
  	"version_url" varchar,
  	"version_min_age" numeric DEFAULT 5,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__demo_videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "meals_styles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_meals_styles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "meals_foods" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"food_id" uuid,
  	"amount" numeric,
  	"unit" "enum_meals_foods_unit" DEFAULT 'piece',
  	"part" "enum_meals_foods_part" DEFAULT 'main'
  );
  
  CREATE TABLE "meals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slot" "enum_meals_slot",
  	"min_age" numeric DEFAULT 5,
  	"main" varchar,
  	"side" varchar,
  	"drink" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_meals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_meals_v_version_styles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__meals_v_version_styles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_meals_v_version_foods" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"food_id" uuid,
  	"amount" numeric,
  	"unit" "enum__meals_v_version_foods_unit" DEFAULT 'piece',
  	"part" "enum__meals_v_version_foods_part" DEFAULT 'main',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_meals_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slot" "enum__meals_v_version_slot",
  	"version_min_age" numeric DEFAULT 5,
  	"version_main" varchar,
  	"version_side" varchar,
  	"version_drink" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__meals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "foods_contains" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_foods_contains",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "foods" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"youth_friendly" boolean DEFAULT false,
  	"swap_id" uuid,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_foods_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_foods_v_version_contains" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__foods_v_version_contains",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_foods_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_youth_friendly" boolean DEFAULT false,
  	"version_swap_id" uuid,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__foods_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "tips_styles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_tips_styles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "tips" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"min_age" numeric DEFAULT 5,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tips_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_tips_v_version_styles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__tips_v_version_styles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_tips_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_text" varchar,
  	"version_min_age" numeric DEFAULT 5,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tips_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "pledges_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_name" varchar NOT NULL
  );
  
  CREATE TABLE "pledges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"amount_cents" numeric NOT NULL,
  	"level_name" varchar,
  	"campaign_id" uuid NOT NULL,
  	"message" varchar,
  	"status" "enum_inbox_pledge_status" DEFAULT 'pledged',
  	"received_cents" numeric,
  	"received_on" timestamp(3) with time zone,
  	"goods_text" varchar,
  	"goods_cents" numeric,
  	"letter_sent_on" timestamp(3) with time zone,
  	"notes" varchar,
  	"reference" varchar,
  	"suspicion" varchar,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaigns" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"goal_cents" numeric,
  	"opening_cents" numeric,
  	"as_of" timestamp(3) with time zone,
  	"show_pledged" boolean DEFAULT true,
  	"how_to_pay" varchar,
  	"payment_link" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_campaigns_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_campaigns_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_goal_cents" numeric,
  	"version_opening_cents" numeric,
  	"version_as_of" timestamp(3) with time zone,
  	"version_show_pledged" boolean DEFAULT true,
  	"version_how_to_pay" varchar,
  	"version_payment_link" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__campaigns_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "giving_levels" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"amount_cents" numeric,
  	"fundraiser_name" varchar,
  	"fundraiser_text" varchar,
  	"donation_name" varchar,
  	"donation_text" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_giving_levels_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_giving_levels_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_amount_cents" numeric,
  	"version_fundraiser_name" varchar,
  	"version_fundraiser_text" varchar,
  	"version_donation_name" varchar,
  	"version_donation_text" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__giving_levels_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "sponsors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"logo_id" uuid,
  	"link" varchar,
  	"order" numeric DEFAULT 10,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sponsors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sponsors_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_logo_id" uuid,
  	"version_link" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_starts_on" timestamp(3) with time zone,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sponsors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "sponsor_packages_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"benefit" varchar
  );
  
  CREATE TABLE "sponsor_packages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"amount_cents" numeric,
  	"period" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sponsor_packages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sponsor_packages_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"benefit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sponsor_packages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_amount_cents" numeric,
  	"version_period" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sponsor_packages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "sponsor_inquiries_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_name" varchar NOT NULL
  );
  
  CREATE TABLE "sponsor_inquiries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"company" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"package" varchar,
  	"message" varchar,
  	"status" "enum_inbox_sponsor_status" DEFAULT 'pending',
  	"notes" varchar,
  	"reference" varchar,
  	"suspicion" varchar,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tour_requests_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_name" varchar NOT NULL
  );
  
  CREATE TABLE "tour_requests" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"date" varchar NOT NULL,
  	"status" "enum_inbox_tour_status" DEFAULT 'pending',
  	"slot_at" timestamp(3) with time zone,
  	"slotat_tz" "enum_tour_requests_slotat_tz" DEFAULT 'America/Phoenix',
  	"notes" varchar,
  	"reference" varchar,
  	"suspicion" varchar,
  	"revision" numeric DEFAULT 1 NOT NULL,
  	"idempotency_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deck_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"recipient" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"is_revoked" boolean DEFAULT false,
  	"views" numeric,
  	"last_viewed_at" timestamp(3) with time zone,
  	"seed" varchar,
  	"token_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cities_local_players" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cities" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"city" varchar,
  	"region" varchar DEFAULT 'Arizona',
  	"region_code" varchar DEFAULT 'US-AZ',
  	"audience" varchar,
  	"driving_time" varchar,
  	"driving_distance" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"testimonial_quote" varchar,
  	"testimonial_author" varchar,
  	"testimonial_location" varchar,
  	"meta_description" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cities_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_cities_v_version_local_players" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cities_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_city" varchar,
  	"version_region" varchar DEFAULT 'Arizona',
  	"version_region_code" varchar DEFAULT 'US-AZ',
  	"version_audience" varchar,
  	"version_driving_time" varchar,
  	"version_driving_distance" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_testimonial_quote" varchar,
  	"version_testimonial_author" varchar,
  	"version_testimonial_location" varchar,
  	"version_meta_description" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cities_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"content" varchar,
  	"rating" numeric DEFAULT 5,
  	"image_id" uuid,
  	"featured" boolean DEFAULT false,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_content" varchar,
  	"version_rating" numeric DEFAULT 5,
  	"version_image_id" uuid,
  	"version_featured" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "faqs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_question" varchar,
  	"version_answer" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"image_id" uuid,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"date" timestamp(3) with time zone,
  	"category" "enum_posts_category",
  	"featured" boolean DEFAULT false,
  	"author" varchar,
  	"author_role" varchar,
  	"number" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_image_id" uuid,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_category" "enum__posts_v_version_category",
  	"version_featured" boolean DEFAULT false,
  	"version_author" varchar,
  	"version_author_role" varchar,
  	"version_number" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "albums_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" uuid,
  	"caption" varchar
  );
  
  CREATE TABLE "albums" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"date" timestamp(3) with time zone,
  	"description" varchar,
  	"cover_id" uuid,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_albums_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_albums_v_version_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"picture_id" uuid,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_albums_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_description" varchar,
  	"version_cover_id" uuid,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__albums_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar
  );
  
  CREATE TABLE "staff_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_staff_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"is_suspended" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"divisions_id" uuid
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" uuid,
  	"cities_id" uuid,
  	"events_id" uuid,
  	"albums_id" uuid
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"player_registrations_id" uuid,
  	"tryout_registrations_id" uuid,
  	"applications_id" uuid,
  	"form_entries_id" uuid,
  	"tryout_days_id" uuid,
  	"enrolments_id" uuid,
  	"mails_id" uuid,
  	"mail_templates_id" uuid,
  	"programs_id" uuid,
  	"divisions_id" uuid,
  	"players_id" uuid,
  	"seasons_id" uuid,
  	"coaches_id" uuid,
  	"stages_id" uuid,
  	"age_tiers_id" uuid,
  	"events_id" uuid,
  	"films_id" uuid,
  	"quizzes_id" uuid,
  	"film_assignments_id" uuid,
  	"film_comments_id" uuid,
  	"members_id" uuid,
  	"film_views_id" uuid,
  	"quiz_attempts_id" uuid,
  	"film_files_id" uuid,
  	"exercises_id" uuid,
  	"demo_videos_id" uuid,
  	"meals_id" uuid,
  	"foods_id" uuid,
  	"tips_id" uuid,
  	"pledges_id" uuid,
  	"campaigns_id" uuid,
  	"giving_levels_id" uuid,
  	"sponsors_id" uuid,
  	"sponsor_packages_id" uuid,
  	"sponsor_inquiries_id" uuid,
  	"tour_requests_id" uuid,
  	"deck_links_id" uuid,
  	"cities_id" uuid,
  	"testimonials_id" uuid,
  	"faqs_id" uuid,
  	"posts_id" uuid,
  	"albums_id" uuid,
  	"media_id" uuid,
  	"staff_id" uuid,
  	"redirects_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inbox_settings_days" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_inbox_settings_days",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "inbox_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"registration_hours" numeric DEFAULT 72 NOT NULL,
  	"message_hours" numeric DEFAULT 24 NOT NULL,
  	"supporter_hours" numeric DEFAULT 48 NOT NULL,
  	"opens_at" varchar DEFAULT '09:00' NOT NULL,
  	"closes_at" varchar DEFAULT '18:00' NOT NULL,
  	"undo_minutes" numeric DEFAULT 10 NOT NULL,
  	"link_days" numeric DEFAULT 60 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "automatic_mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"registration_received_subject" varchar NOT NULL,
  	"registration_received_body" varchar NOT NULL,
  	"tryout_received_subject" varchar NOT NULL,
  	"tryout_received_body" varchar NOT NULL,
  	"application_received_subject" varchar NOT NULL,
  	"application_received_body" varchar NOT NULL,
  	"message_received_subject" varchar NOT NULL,
  	"message_received_body" varchar NOT NULL,
  	"pledge_received_subject" varchar NOT NULL,
  	"pledge_received_body" varchar NOT NULL,
  	"sponsor_received_subject" varchar NOT NULL,
  	"sponsor_received_body" varchar NOT NULL,
  	"tour_received_subject" varchar NOT NULL,
  	"tour_received_body" varchar NOT NULL,
  	"tour_moved_subject" varchar NOT NULL,
  	"tour_moved_body" varchar NOT NULL,
  	"tour_cancelled_subject" varchar NOT NULL,
  	"tour_cancelled_body" varchar NOT NULL,
  	"invitation_subject" varchar NOT NULL,
  	"invitation_body" varchar NOT NULL,
  	"new_link_subject" varchar NOT NULL,
  	"new_link_body" varchar NOT NULL,
  	"film_reminder_subject" varchar NOT NULL,
  	"film_reminder_body" varchar NOT NULL,
  	"account_confirm_subject" varchar NOT NULL,
  	"account_confirm_body" varchar NOT NULL,
  	"password_reset_subject" varchar NOT NULL,
  	"password_reset_body" varchar NOT NULL,
  	"account_exists_subject" varchar NOT NULL,
  	"account_exists_body" varchar NOT NULL,
  	"registration_received_es_subject" varchar,
  	"registration_received_es_body" varchar,
  	"tryout_received_es_subject" varchar,
  	"tryout_received_es_body" varchar,
  	"application_received_es_subject" varchar,
  	"application_received_es_body" varchar,
  	"message_received_es_subject" varchar,
  	"message_received_es_body" varchar,
  	"invitation_es_subject" varchar,
  	"invitation_es_body" varchar,
  	"new_link_es_subject" varchar,
  	"new_link_es_body" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_automatic_mails_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_registration_received_subject" varchar NOT NULL,
  	"version_registration_received_body" varchar NOT NULL,
  	"version_tryout_received_subject" varchar NOT NULL,
  	"version_tryout_received_body" varchar NOT NULL,
  	"version_application_received_subject" varchar NOT NULL,
  	"version_application_received_body" varchar NOT NULL,
  	"version_message_received_subject" varchar NOT NULL,
  	"version_message_received_body" varchar NOT NULL,
  	"version_pledge_received_subject" varchar NOT NULL,
  	"version_pledge_received_body" varchar NOT NULL,
  	"version_sponsor_received_subject" varchar NOT NULL,
  	"version_sponsor_received_body" varchar NOT NULL,
  	"version_tour_received_subject" varchar NOT NULL,
  	"version_tour_received_body" varchar NOT NULL,
  	"version_tour_moved_subject" varchar NOT NULL,
  	"version_tour_moved_body" varchar NOT NULL,
  	"version_tour_cancelled_subject" varchar NOT NULL,
  	"version_tour_cancelled_body" varchar NOT NULL,
  	"version_invitation_subject" varchar NOT NULL,
  	"version_invitation_body" varchar NOT NULL,
  	"version_new_link_subject" varchar NOT NULL,
  	"version_new_link_body" varchar NOT NULL,
  	"version_film_reminder_subject" varchar NOT NULL,
  	"version_film_reminder_body" varchar NOT NULL,
  	"version_account_confirm_subject" varchar NOT NULL,
  	"version_account_confirm_body" varchar NOT NULL,
  	"version_password_reset_subject" varchar NOT NULL,
  	"version_password_reset_body" varchar NOT NULL,
  	"version_account_exists_subject" varchar NOT NULL,
  	"version_account_exists_body" varchar NOT NULL,
  	"version_registration_received_es_subject" varchar,
  	"version_registration_received_es_body" varchar,
  	"version_tryout_received_es_subject" varchar,
  	"version_tryout_received_es_body" varchar,
  	"version_application_received_es_subject" varchar,
  	"version_application_received_es_body" varchar,
  	"version_message_received_es_subject" varchar,
  	"version_message_received_es_body" varchar,
  	"version_invitation_es_subject" varchar,
  	"version_invitation_es_body" varchar,
  	"version_new_link_es_subject" varchar,
  	"version_new_link_es_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolment_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar DEFAULT 'Welcome to the team' NOT NULL,
  	"lede" varchar,
  	"participation_title" varchar DEFAULT 'Participation' NOT NULL,
  	"participation_text" varchar NOT NULL,
  	"participation_version" numeric DEFAULT 1,
  	"medical_title" varchar DEFAULT 'Medical care' NOT NULL,
  	"medical_text" varchar NOT NULL,
  	"medical_version" numeric DEFAULT 1,
  	"concussion_title" varchar DEFAULT 'Concussion' NOT NULL,
  	"concussion_text" varchar NOT NULL,
  	"concussion_version" numeric DEFAULT 1,
  	"conduct_title" varchar DEFAULT 'Code of conduct' NOT NULL,
  	"conduct_text" varchar NOT NULL,
  	"conduct_version" numeric DEFAULT 1,
  	"name_title" varchar DEFAULT 'Full name on the site' NOT NULL,
  	"name_text" varchar NOT NULL,
  	"name_version" numeric DEFAULT 1,
  	"photo_title" varchar DEFAULT 'Photos and film on the site' NOT NULL,
  	"photo_text" varchar NOT NULL,
  	"photo_version" numeric DEFAULT 1,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "home_page_programs_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"title" varchar,
  	"text" varchar,
  	"figure" varchar,
  	"link_label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "home_page_system_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page_system_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" varchar
  );
  
  CREATE TABLE "home_page_philosophy_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "home_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_headline" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_secondary_label" varchar,
  	"hero_secondary_href" varchar,
  	"overview_label" varchar,
  	"overview_title" varchar,
  	"overview_lede" varchar,
  	"overview_body" varchar,
  	"overview_link_label" varchar,
  	"overview_link_href" varchar,
  	"programs_title" varchar,
  	"system_label" varchar,
  	"system_title" varchar,
  	"system_text" varchar,
  	"system_join_label" varchar,
  	"system_join_href" varchar,
  	"pathway_label" varchar,
  	"pathway_title" varchar,
  	"philosophy_label" varchar,
  	"philosophy_title" varchar,
  	"testimonials_label" varchar,
  	"testimonials_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"contact_label" varchar,
  	"contact_title" varchar,
  	"contact_text" varchar,
  	"contact_thanks" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_page_v_version_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"term" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_programs_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"title" varchar,
  	"text" varchar,
  	"figure" varchar,
  	"link_label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_system_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_system_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_philosophy_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_headline" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_overview_label" varchar,
  	"version_overview_title" varchar,
  	"version_overview_lede" varchar,
  	"version_overview_body" varchar,
  	"version_overview_link_label" varchar,
  	"version_overview_link_href" varchar,
  	"version_programs_title" varchar,
  	"version_system_label" varchar,
  	"version_system_title" varchar,
  	"version_system_text" varchar,
  	"version_system_join_label" varchar,
  	"version_system_join_href" varchar,
  	"version_pathway_label" varchar,
  	"version_pathway_title" varchar,
  	"version_philosophy_label" varchar,
  	"version_philosophy_title" varchar,
  	"version_testimonials_label" varchar,
  	"version_testimonials_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_contact_label" varchar,
  	"version_contact_title" varchar,
  	"version_contact_text" varchar,
  	"version_contact_thanks" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "about_page_story_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "about_page_methodology_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar DEFAULT 'Who we are',
  	"hero_lede" varchar,
  	"story_label" varchar,
  	"story_title" varchar,
  	"story_lede" varchar,
  	"methodology_label" varchar,
  	"methodology_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_about_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_page_v_version_story_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_methodology_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar DEFAULT 'Who we are',
  	"version_hero_lede" varchar,
  	"version_story_label" varchar,
  	"version_story_title" varchar,
  	"version_story_lede" varchar,
  	"version_methodology_label" varchar,
  	"version_methodology_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__about_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "academy_page_programs_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"title" varchar,
  	"text" varchar,
  	"figure" varchar,
  	"link_label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "academy_page_structure_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "academy_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_secondary_label" varchar,
  	"hero_secondary_href" varchar,
  	"programs_title" varchar,
  	"structure_label" varchar,
  	"structure_title" varchar,
  	"structure_text" varchar,
  	"fees_label" varchar,
  	"fees_title" varchar,
  	"fees_monthly_text" varchar,
  	"fees_registration_text" varchar,
  	"fees_total_text" varchar,
  	"fees_button_label" varchar,
  	"fees_button_href" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_academy_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_academy_page_v_version_programs_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"title" varchar,
  	"text" varchar,
  	"figure" varchar,
  	"link_label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_academy_page_v_version_structure_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_academy_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_programs_title" varchar,
  	"version_structure_label" varchar,
  	"version_structure_title" varchar,
  	"version_structure_text" varchar,
  	"version_fees_label" varchar,
  	"version_fees_title" varchar,
  	"version_fees_monthly_text" varchar,
  	"version_fees_registration_text" varchar,
  	"version_fees_total_text" varchar,
  	"version_fees_button_label" varchar,
  	"version_fees_button_href" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__academy_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "youth_academy_page_practice_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" varchar,
  	"hours" varchar
  );
  
  CREATE TABLE "youth_academy_page_apart_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "youth_academy_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_secondary_label" varchar,
  	"hero_secondary_href" varchar,
  	"practice_label" varchar,
  	"practice_title" varchar,
  	"practice_text" varchar,
  	"tiers_label" varchar,
  	"tiers_title" varchar,
  	"tiers_text" varchar,
  	"fees_label" varchar,
  	"fees_title" varchar,
  	"fees_monthly_text" varchar,
  	"fees_registration_text" varchar,
  	"fees_total_text" varchar,
  	"fees_button_label" varchar,
  	"fees_button_href" varchar,
  	"apart_label" varchar,
  	"apart_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_youth_academy_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_youth_academy_page_v_version_practice_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" varchar,
  	"hours" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_youth_academy_page_v_version_apart_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_youth_academy_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_practice_label" varchar,
  	"version_practice_title" varchar,
  	"version_practice_text" varchar,
  	"version_tiers_label" varchar,
  	"version_tiers_title" varchar,
  	"version_tiers_text" varchar,
  	"version_fees_label" varchar,
  	"version_fees_title" varchar,
  	"version_fees_monthly_text" varchar,
  	"version_fees_registration_text" varchar,
  	"version_fees_total_text" varchar,
  	"version_fees_button_label" varchar,
  	"version_fees_button_href" varchar,
  	"version_apart_label" varchar,
  	"version_apart_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__youth_academy_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "advanced_academy_page_program_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "advanced_academy_page_apply_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step" varchar
  );
  
  CREATE TABLE "advanced_academy_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_secondary_label" varchar,
  	"hero_secondary_href" varchar,
  	"program_label" varchar,
  	"program_title" varchar,
  	"program_text" varchar,
  	"apply_label" varchar,
  	"apply_title" varchar,
  	"apply_text" varchar,
  	"apply_thanks" varchar,
  	"apply_steps_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_advanced_academy_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_advanced_academy_page_v_version_program_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_advanced_academy_page_v_version_apply_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"step" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_advanced_academy_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_program_label" varchar,
  	"version_program_title" varchar,
  	"version_program_text" varchar,
  	"version_apply_label" varchar,
  	"version_apply_title" varchar,
  	"version_apply_text" varchar,
  	"version_apply_thanks" varchar,
  	"version_apply_steps_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__advanced_academy_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "pricing_page_benefits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" varchar
  );
  
  CREATE TABLE "pricing_page_process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pricing_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_slogan" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_call_label" varchar,
  	"fees_label" varchar,
  	"fees_title" varchar,
  	"fees_monthly_text" varchar,
  	"fees_registration_text" varchar,
  	"fees_total_text" varchar,
  	"fees_button_label" varchar,
  	"fees_button_href" varchar,
  	"fees_youth_package_title" varchar,
  	"fees_academy_package_title" varchar,
  	"benefits_label" varchar,
  	"benefits_title" varchar,
  	"process_label" varchar,
  	"process_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_pricing_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_pricing_page_v_version_benefits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_page_v_version_process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_slogan" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_call_label" varchar,
  	"version_fees_label" varchar,
  	"version_fees_title" varchar,
  	"version_fees_monthly_text" varchar,
  	"version_fees_registration_text" varchar,
  	"version_fees_total_text" varchar,
  	"version_fees_button_label" varchar,
  	"version_fees_button_href" varchar,
  	"version_fees_youth_package_title" varchar,
  	"version_fees_academy_package_title" varchar,
  	"version_benefits_label" varchar,
  	"version_benefits_title" varchar,
  	"version_process_label" varchar,
  	"version_process_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__pricing_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "programs_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar DEFAULT 'OUR PROGRAMS',
  	"hero_lede" varchar,
  	"list_button_label" varchar DEFAULT 'Register Now',
  	"list_empty" varchar DEFAULT 'No programs available at the moment. Check back later.',
  	"closing_title" varchar,
  	"closing_register_label" varchar,
  	"closing_register_href" varchar,
  	"closing_contact_label" varchar,
  	"closing_contact_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_programs_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_programs_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar DEFAULT 'OUR PROGRAMS',
  	"version_hero_lede" varchar,
  	"version_list_button_label" varchar DEFAULT 'Register Now',
  	"version_list_empty" varchar DEFAULT 'No programs available at the moment. Check back later.',
  	"version_closing_title" varchar,
  	"version_closing_register_label" varchar,
  	"version_closing_register_href" varchar,
  	"version_closing_contact_label" varchar,
  	"version_closing_contact_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__programs_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "contact_page_locations_planned" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "contact_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar DEFAULT 'Contact',
  	"hero_lede" varchar,
  	"hero_phone_label" varchar DEFAULT 'Call or text',
  	"locations_label" varchar,
  	"locations_title" varchar,
  	"locations_home" varchar,
  	"locations_planned_label" varchar DEFAULT 'Coming Soon',
  	"reach_hours_title" varchar DEFAULT 'Hours',
  	"reach_write_title" varchar DEFAULT 'Call, text or write',
  	"reach_write_text" varchar,
  	"reach_write_label" varchar,
  	"reach_write_href" varchar,
  	"reach_socials_title" varchar DEFAULT 'Find us',
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_contact_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_page_v_version_locations_planned" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar DEFAULT 'Contact',
  	"version_hero_lede" varchar,
  	"version_hero_phone_label" varchar DEFAULT 'Call or text',
  	"version_locations_label" varchar,
  	"version_locations_title" varchar,
  	"version_locations_home" varchar,
  	"version_locations_planned_label" varchar DEFAULT 'Coming Soon',
  	"version_reach_hours_title" varchar DEFAULT 'Hours',
  	"version_reach_write_title" varchar DEFAULT 'Call, text or write',
  	"version_reach_write_text" varchar,
  	"version_reach_write_label" varchar,
  	"version_reach_write_href" varchar,
  	"version_reach_socials_title" varchar DEFAULT 'Find us',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__contact_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "faq_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar DEFAULT 'FREQUENTLY ASKED QUESTIONS',
  	"hero_lede" varchar,
  	"list_label" varchar,
  	"list_title" varchar,
  	"list_text" varchar,
  	"list_empty" varchar DEFAULT 'No questions here yet. Ask us yours.',
  	"closing_title" varchar,
  	"closing_contact_label" varchar,
  	"closing_contact_href" varchar,
  	"closing_register_label" varchar,
  	"closing_register_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_faq_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_faq_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar DEFAULT 'FREQUENTLY ASKED QUESTIONS',
  	"version_hero_lede" varchar,
  	"version_list_label" varchar,
  	"version_list_title" varchar,
  	"version_list_text" varchar,
  	"version_list_empty" varchar DEFAULT 'No questions here yet. Ask us yours.',
  	"version_closing_title" varchar,
  	"version_closing_contact_label" varchar,
  	"version_closing_contact_href" varchar,
  	"version_closing_register_label" varchar,
  	"version_closing_register_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__faq_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "registration_page_tryout_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step" varchar
  );
  
  CREATE TABLE "registration_page_player_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step" varchar
  );
  
  CREATE TABLE "registration_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar DEFAULT 'Join the academy',
  	"hero_title" varchar DEFAULT 'TRYOUT REGISTRATION',
  	"hero_lede" varchar DEFAULT 'Take the first step toward elite basketball development. Register for tryouts today.',
  	"choice_tryout_label" varchar DEFAULT 'Tryout',
  	"choice_tryout_hint" varchar DEFAULT 'New here? Reserve a spot, 2 minutes',
  	"choice_player_label" varchar DEFAULT 'Player Registration',
  	"choice_player_hint" varchar DEFAULT 'Ready to join or invited back',
  	"tryout_title" varchar DEFAULT 'Register for Tryouts',
  	"tryout_text" varchar DEFAULT 'Fill out the form below to reserve your spot at our next tryout',
  	"tryout_note" varchar DEFAULT 'You pay nothing now.',
  	"tryout_steps_title" varchar DEFAULT 'How it goes',
  	"tryout_call_title" varchar DEFAULT 'Rather talk to someone?',
  	"tryout_call_label" varchar DEFAULT 'Call or text',
  	"tryout_thanks_title" varchar DEFAULT 'Registration Successful!',
  	"tryout_thanks" varchar DEFAULT 'Thank you for registering. We received your information, and we will contact you shortly with next steps.',
  	"player_label" varchar DEFAULT 'Join the academy',
  	"player_title" varchar DEFAULT 'PLAYER REGISTRATION',
  	"player_lede" varchar DEFAULT 'For the parent or guardian: tell us about your player and how to reach you. It takes about six minutes, and your answers stay in this tab until you send them.',
  	"player_reply_hint" varchar DEFAULT 'We answer here within 48-72 hours.',
  	"player_note" varchar DEFAULT 'You pay nothing now.',
  	"player_steps_title" varchar DEFAULT 'What Happens Next',
  	"player_thanks_title" varchar DEFAULT 'REGISTRATION COMPLETE',
  	"player_thanks" varchar DEFAULT 'Thank you. The registration is safely with our staff.',
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_registration_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_registration_page_v_version_tryout_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"step" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_registration_page_v_version_player_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"step" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_registration_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar DEFAULT 'Join the academy',
  	"version_hero_title" varchar DEFAULT 'TRYOUT REGISTRATION',
  	"version_hero_lede" varchar DEFAULT 'Take the first step toward elite basketball development. Register for tryouts today.',
  	"version_choice_tryout_label" varchar DEFAULT 'Tryout',
  	"version_choice_tryout_hint" varchar DEFAULT 'New here? Reserve a spot, 2 minutes',
  	"version_choice_player_label" varchar DEFAULT 'Player Registration',
  	"version_choice_player_hint" varchar DEFAULT 'Ready to join or invited back',
  	"version_tryout_title" varchar DEFAULT 'Register for Tryouts',
  	"version_tryout_text" varchar DEFAULT 'Fill out the form below to reserve your spot at our next tryout',
  	"version_tryout_note" varchar DEFAULT 'You pay nothing now.',
  	"version_tryout_steps_title" varchar DEFAULT 'How it goes',
  	"version_tryout_call_title" varchar DEFAULT 'Rather talk to someone?',
  	"version_tryout_call_label" varchar DEFAULT 'Call or text',
  	"version_tryout_thanks_title" varchar DEFAULT 'Registration Successful!',
  	"version_tryout_thanks" varchar DEFAULT 'Thank you for registering. We received your information, and we will contact you shortly with next steps.',
  	"version_player_label" varchar DEFAULT 'Join the academy',
  	"version_player_title" varchar DEFAULT 'PLAYER REGISTRATION',
  	"version_player_lede" varchar DEFAULT 'For the parent or guardian: tell us about your player and how to reach you. It takes about six minutes, and your answers stay in this tab until you send them.',
  	"version_player_reply_hint" varchar DEFAULT 'We answer here within 48-72 hours.',
  	"version_player_note" varchar DEFAULT 'You pay nothing now.',
  	"version_player_steps_title" varchar DEFAULT 'What Happens Next',
  	"version_player_thanks_title" varchar DEFAULT 'REGISTRATION COMPLETE',
  	"version_player_thanks" varchar DEFAULT 'Thank you. The registration is safely with our staff.',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__registration_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "teams_page_hero_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "teams_page_benefits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "teams_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"benefits_label" varchar,
  	"benefits_title" varchar,
  	"benefits_text" varchar,
  	"squads_label" varchar,
  	"squads_title" varchar,
  	"squads_empty_text" varchar DEFAULT 'This roster is being put together.',
  	"squads_none_text" varchar DEFAULT 'The squads of the coming season are being formed.',
  	"squads_none_label" varchar DEFAULT 'Register for tryouts',
  	"phases_first_touch_label" varchar DEFAULT 'First Touch',
  	"phases_first_touch_description" varchar DEFAULT 'Making friends with the ball, the floor and the team.',
  	"phases_foundation_label" varchar DEFAULT 'Foundation Phase',
  	"phases_foundation_description" varchar DEFAULT 'Establishing baseline skill and team awareness.',
  	"phases_expansion_label" varchar DEFAULT 'Expansion Phase',
  	"phases_expansion_description" varchar DEFAULT 'Using more space, making more decisions, trusting both hands.',
  	"phases_identity_label" varchar DEFAULT 'Identity Phase',
  	"phases_identity_description" varchar DEFAULT 'Finding own strengths and playing to them within the team.',
  	"phases_performance_label" varchar DEFAULT 'Performance Phase',
  	"phases_performance_description" varchar DEFAULT 'Playing fast, thinking faster, leading louder with D1-style practices.',
  	"phases_transition_label" varchar DEFAULT 'Transition Phase',
  	"phases_transition_description" varchar DEFAULT 'Taking a role among older players and preparing the next step.',
  	"phases_advanced_label" varchar DEFAULT 'Advanced Training',
  	"phases_advanced_description" varchar DEFAULT 'Training like a professional and passing it on to the squads below.',
  	"pathway_label" varchar,
  	"pathway_title" varchar,
  	"pathway_goal_label" varchar DEFAULT 'Goal',
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_teams_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_teams_page_v_version_hero_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_teams_page_v_version_benefits_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_teams_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_benefits_label" varchar,
  	"version_benefits_title" varchar,
  	"version_benefits_text" varchar,
  	"version_squads_label" varchar,
  	"version_squads_title" varchar,
  	"version_squads_empty_text" varchar DEFAULT 'This roster is being put together.',
  	"version_squads_none_text" varchar DEFAULT 'The squads of the coming season are being formed.',
  	"version_squads_none_label" varchar DEFAULT 'Register for tryouts',
  	"version_phases_first_touch_label" varchar DEFAULT 'First Touch',
  	"version_phases_first_touch_description" varchar DEFAULT 'Making friends with the ball, the floor and the team.',
  	"version_phases_foundation_label" varchar DEFAULT 'Foundation Phase',
  	"version_phases_foundation_description" varchar DEFAULT 'Establishing baseline skill and team awareness.',
  	"version_phases_expansion_label" varchar DEFAULT 'Expansion Phase',
  	"version_phases_expansion_description" varchar DEFAULT 'Using more space, making more decisions, trusting both hands.',
  	"version_phases_identity_label" varchar DEFAULT 'Identity Phase',
  	"version_phases_identity_description" varchar DEFAULT 'Finding own strengths and playing to them within the team.',
  	"version_phases_performance_label" varchar DEFAULT 'Performance Phase',
  	"version_phases_performance_description" varchar DEFAULT 'Playing fast, thinking faster, leading louder with D1-style practices.',
  	"version_phases_transition_label" varchar DEFAULT 'Transition Phase',
  	"version_phases_transition_description" varchar DEFAULT 'Taking a role among older players and preparing the next step.',
  	"version_phases_advanced_label" varchar DEFAULT 'Advanced Training',
  	"version_phases_advanced_description" varchar DEFAULT 'Training like a professional and passing it on to the squads below.',
  	"version_pathway_label" varchar,
  	"version_pathway_title" varchar,
  	"version_pathway_goal_label" varchar DEFAULT 'Goal',
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__teams_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "pathway_page_leads_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "pathway_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_secondary_label" varchar,
  	"hero_secondary_href" varchar,
  	"pathway_label" varchar,
  	"pathway_title" varchar,
  	"pathway_goal_label" varchar DEFAULT 'Goal',
  	"leads_label" varchar,
  	"leads_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_pathway_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_pathway_page_v_version_leads_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pathway_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_pathway_label" varchar,
  	"version_pathway_title" varchar,
  	"version_pathway_goal_label" varchar DEFAULT 'Goal',
  	"version_leads_label" varchar,
  	"version_leads_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__pathway_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "train_page_offers_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "train_page_choice_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"situation" varchar,
  	"advice" varchar,
  	"link_label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "train_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar DEFAULT 'TRAIN WITH US',
  	"hero_tagline" varchar DEFAULT 'ELITE TRAINING. RELENTLESS FOCUS. NO SHORTCUTS.',
  	"offers_label" varchar,
  	"offers_title" varchar,
  	"choice_label" varchar,
  	"choice_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_train_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_train_page_v_version_offers_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_train_page_v_version_choice_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"situation" varchar,
  	"advice" varchar,
  	"link_label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_train_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar DEFAULT 'TRAIN WITH US',
  	"version_hero_tagline" varchar DEFAULT 'ELITE TRAINING. RELENTLESS FOCUS. NO SHORTCUTS.',
  	"version_offers_label" varchar,
  	"version_offers_title" varchar,
  	"version_choice_label" varchar,
  	"version_choice_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__train_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "basketball_training_page_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "basketball_training_page_plan_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"minutes" numeric,
  	"text" varchar
  );
  
  CREATE TABLE "basketball_training_page_who_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "basketball_training_page_bring_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" varchar
  );
  
  CREATE TABLE "basketball_training_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_register_label" varchar,
  	"hero_register_href" varchar,
  	"plan_label" varchar,
  	"plan_title" varchar,
  	"plan_text" varchar,
  	"plan_start_hour" numeric DEFAULT 18,
  	"plan_end" varchar,
  	"who_label" varchar,
  	"who_title" varchar,
  	"bring_title" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_basketball_training_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_basketball_training_page_v_version_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"term" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_basketball_training_page_v_version_plan_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"minutes" numeric,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_basketball_training_page_v_version_who_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_basketball_training_page_v_version_bring_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_basketball_training_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_register_label" varchar,
  	"version_hero_register_href" varchar,
  	"version_plan_label" varchar,
  	"version_plan_title" varchar,
  	"version_plan_text" varchar,
  	"version_plan_start_hour" numeric DEFAULT 18,
  	"version_plan_end" varchar,
  	"version_who_label" varchar,
  	"version_who_title" varchar,
  	"version_bring_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__basketball_training_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "private_training_page_rates_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"cents" numeric,
  	"unit" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "private_training_page_rates_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "private_training_page_ages_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "private_training_page_booking_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "private_training_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_range" varchar,
  	"hero_lede" varchar,
  	"hero_call_label" varchar DEFAULT 'Call to book',
  	"hero_write_label" varchar,
  	"hero_write_href" varchar,
  	"rates_label" varchar,
  	"rates_title" varchar,
  	"rates_package_title" varchar,
  	"rates_package_percent" numeric,
  	"rates_package_unit" varchar,
  	"rates_package_detail" varchar,
  	"ages_label" varchar,
  	"ages_title" varchar,
  	"booking_label" varchar,
  	"booking_title" varchar,
  	"closing_title" varchar,
  	"closing_call_label" varchar DEFAULT 'Call to book',
  	"closing_write_label" varchar,
  	"closing_write_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_private_training_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_private_training_page_v_version_rates_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"cents" numeric,
  	"unit" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_private_training_page_v_version_rates_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_private_training_page_v_version_ages_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_private_training_page_v_version_booking_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_private_training_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_range" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_call_label" varchar DEFAULT 'Call to book',
  	"version_hero_write_label" varchar,
  	"version_hero_write_href" varchar,
  	"version_rates_label" varchar,
  	"version_rates_title" varchar,
  	"version_rates_package_title" varchar,
  	"version_rates_package_percent" numeric,
  	"version_rates_package_unit" varchar,
  	"version_rates_package_detail" varchar,
  	"version_ages_label" varchar,
  	"version_ages_title" varchar,
  	"version_booking_label" varchar,
  	"version_booking_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_call_label" varchar DEFAULT 'Call to book',
  	"version_closing_write_label" varchar,
  	"version_closing_write_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__private_training_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "performance_page_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "performance_page_block_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "performance_page_load_ages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "performance_page_load_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "performance_page_facilities_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "performance_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_facilities_label" varchar,
  	"hero_facilities_href" varchar,
  	"hero_train_label" varchar,
  	"hero_train_href" varchar,
  	"block_label" varchar,
  	"block_title" varchar,
  	"block_text" varchar,
  	"load_label" varchar,
  	"load_title" varchar,
  	"load_text" varchar,
  	"load_rules_title" varchar,
  	"facilities_label" varchar,
  	"facilities_title" varchar,
  	"facilities_text" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_performance_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_performance_page_v_version_hero_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"term" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_performance_page_v_version_block_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_performance_page_v_version_load_ages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_performance_page_v_version_load_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_performance_page_v_version_facilities_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_performance_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_facilities_label" varchar,
  	"version_hero_facilities_href" varchar,
  	"version_hero_train_label" varchar,
  	"version_hero_train_href" varchar,
  	"version_block_label" varchar,
  	"version_block_title" varchar,
  	"version_block_text" varchar,
  	"version_load_label" varchar,
  	"version_load_title" varchar,
  	"version_load_text" varchar,
  	"version_load_rules_title" varchar,
  	"version_facilities_label" varchar,
  	"version_facilities_title" varchar,
  	"version_facilities_text" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__performance_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "tournaments_page_pathway_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "tournaments_page_readiness_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "tournaments_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_register_label" varchar,
  	"hero_register_href" varchar,
  	"hero_academy_label" varchar,
  	"hero_academy_href" varchar,
  	"pathway_label" varchar,
  	"pathway_title" varchar,
  	"readiness_label" varchar,
  	"readiness_title" varchar,
  	"readiness_text" varchar,
  	"later_label" varchar,
  	"later_title" varchar,
  	"later_lede" varchar,
  	"later_link_label" varchar,
  	"later_link_href" varchar,
  	"closing_title" varchar,
  	"closing_register_label" varchar,
  	"closing_register_href" varchar,
  	"closing_squads_label" varchar,
  	"closing_squads_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_tournaments_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_tournaments_page_v_version_pathway_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tournaments_page_v_version_readiness_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tournaments_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_register_label" varchar,
  	"version_hero_register_href" varchar,
  	"version_hero_academy_label" varchar,
  	"version_hero_academy_href" varchar,
  	"version_pathway_label" varchar,
  	"version_pathway_title" varchar,
  	"version_readiness_label" varchar,
  	"version_readiness_title" varchar,
  	"version_readiness_text" varchar,
  	"version_later_label" varchar,
  	"version_later_title" varchar,
  	"version_later_lede" varchar,
  	"version_later_link_label" varchar,
  	"version_later_link_href" varchar,
  	"version_closing_title" varchar,
  	"version_closing_register_label" varchar,
  	"version_closing_register_href" varchar,
  	"version_closing_squads_label" varchar,
  	"version_closing_squads_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__tournaments_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "plan_page_focus_habits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "plan_page_schedule_up_to_two" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"focus" varchar
  );
  
  CREATE TABLE "plan_page_schedule_three_or_four" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"focus" varchar
  );
  
  CREATE TABLE "plan_page_schedule_five_to_seven" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"focus" varchar
  );
  
  CREATE TABLE "plan_page_safety_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sign" varchar
  );
  
  CREATE TABLE "plan_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"form_label" varchar,
  	"form_title" varchar,
  	"form_text" varchar,
  	"form_grown_up" varchar,
  	"focus_all" varchar,
  	"focus_stronger" varchar,
  	"focus_jump_higher" varchar,
  	"focus_get_quicker" varchar,
  	"focus_gain_weight" varchar,
  	"focus_growing" varchar,
  	"focus_lose_weight" varchar,
  	"focus_feel_fitter" varchar,
  	"schedule_spread" varchar,
  	"schedule_fewer_child" varchar,
  	"schedule_fewer_teen" varchar,
  	"schedule_fewer_adult" varchar,
  	"food_child_note" varchar,
  	"food_teen_note" varchar,
  	"food_protein" varchar,
  	"food_diets" varchar,
  	"food_guard" varchar,
  	"food_forward" varchar,
  	"food_center" varchar,
  	"food_thirst" varchar,
  	"food_sports_drinks" varchar,
  	"food_heat" varchar,
  	"safety_stop_title" varchar,
  	"safety_stop_text" varchar,
  	"safety_youth_note" varchar,
  	"safety_doctor" varchar,
  	"safety_adult_note" varchar,
  	"safety_training_disclaimer" varchar,
  	"safety_nutrition_disclaimer" varchar,
  	"settings_youth_macro_clamp" boolean DEFAULT true,
  	"settings_youth_bmi" "enum_plan_page_settings_youth_bmi" DEFAULT 'both',
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_plan_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_plan_page_v_version_focus_habits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_plan_page_v_version_schedule_up_to_two" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"focus" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_plan_page_v_version_schedule_three_or_four" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"focus" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_plan_page_v_version_schedule_five_to_seven" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"focus" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_plan_page_v_version_safety_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sign" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_plan_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_form_label" varchar,
  	"version_form_title" varchar,
  	"version_form_text" varchar,
  	"version_form_grown_up" varchar,
  	"version_focus_all" varchar,
  	"version_focus_stronger" varchar,
  	"version_focus_jump_higher" varchar,
  	"version_focus_get_quicker" varchar,
  	"version_focus_gain_weight" varchar,
  	"version_focus_growing" varchar,
  	"version_focus_lose_weight" varchar,
  	"version_focus_feel_fitter" varchar,
  	"version_schedule_spread" varchar,
  	"version_schedule_fewer_child" varchar,
  	"version_schedule_fewer_teen" varchar,
  	"version_schedule_fewer_adult" varchar,
  	"version_food_child_note" varchar,
  	"version_food_teen_note" varchar,
  	"version_food_protein" varchar,
  	"version_food_diets" varchar,
  	"version_food_guard" varchar,
  	"version_food_forward" varchar,
  	"version_food_center" varchar,
  	"version_food_thirst" varchar,
  	"version_food_sports_drinks" varchar,
  	"version_food_heat" varchar,
  	"version_safety_stop_title" varchar,
  	"version_safety_stop_text" varchar,
  	"version_safety_youth_note" varchar,
  	"version_safety_doctor" varchar,
  	"version_safety_adult_note" varchar,
  	"version_safety_training_disclaimer" varchar,
  	"version_safety_nutrition_disclaimer" varchar,
  	"version_settings_youth_macro_clamp" boolean DEFAULT true,
  	"version_settings_youth_bmi" "enum__plan_page_v_version_settings_youth_bmi" DEFAULT 'both',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__plan_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "coaches_page_standards_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "coaches_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"list_title" varchar,
  	"list_focus_label" varchar DEFAULT 'Ask about',
  	"list_since_label" varchar DEFAULT 'With us since',
  	"list_empty" varchar DEFAULT 'The coaching staff will be introduced here soon.',
  	"standards_label" varchar,
  	"standards_title" varchar,
  	"standards_text" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_coaches_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_coaches_page_v_version_standards_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_coaches_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_list_title" varchar,
  	"version_list_focus_label" varchar DEFAULT 'Ask about',
  	"version_list_since_label" varchar DEFAULT 'With us since',
  	"version_list_empty" varchar DEFAULT 'The coaching staff will be introduced here soon.',
  	"version_standards_label" varchar,
  	"version_standards_title" varchar,
  	"version_standards_text" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__coaches_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "testimonials_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"list_title" varchar,
  	"list_empty" varchar DEFAULT 'No testimonials available at the moment.',
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_testimonials_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_testimonials_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_list_title" varchar,
  	"version_list_empty" varchar DEFAULT 'No testimonials available at the moment.',
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__testimonials_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cities_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar DEFAULT 'Elite Basketball Training in {city}, {region}',
  	"hero_claim_label" varchar,
  	"hero_claim_href" varchar,
  	"hero_learn_label" varchar,
  	"hero_learn_href" varchar,
  	"drive_label" varchar,
  	"drive_title" varchar,
  	"drive_text" varchar,
  	"drive_time_label" varchar DEFAULT 'Driving time',
  	"drive_distance_label" varchar DEFAULT 'By road',
  	"drive_gym" varchar DEFAULT 'Surprise',
  	"drive_gym_latitude" numeric DEFAULT 33.6292,
  	"drive_gym_longitude" numeric DEFAULT -112.368,
  	"stories_label" varchar,
  	"stories_title" varchar,
  	"stories_text" varchar,
  	"quote_label" varchar,
  	"quote_title" varchar,
  	"others_title" varchar,
  	"closing_title" varchar,
  	"closing_start_label" varchar,
  	"closing_start_href" varchar,
  	"_status" "enum_cities_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cities_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar DEFAULT 'Elite Basketball Training in {city}, {region}',
  	"version_hero_claim_label" varchar,
  	"version_hero_claim_href" varchar,
  	"version_hero_learn_label" varchar,
  	"version_hero_learn_href" varchar,
  	"version_drive_label" varchar,
  	"version_drive_title" varchar,
  	"version_drive_text" varchar,
  	"version_drive_time_label" varchar DEFAULT 'Driving time',
  	"version_drive_distance_label" varchar DEFAULT 'By road',
  	"version_drive_gym" varchar DEFAULT 'Surprise',
  	"version_drive_gym_latitude" numeric DEFAULT 33.6292,
  	"version_drive_gym_longitude" numeric DEFAULT -112.368,
  	"version_stories_label" varchar,
  	"version_stories_title" varchar,
  	"version_stories_text" varchar,
  	"version_quote_label" varchar,
  	"version_quote_title" varchar,
  	"version_others_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_start_label" varchar,
  	"version_closing_start_href" varchar,
  	"version__status" "enum__cities_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "privacy_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"text_updated_label" varchar DEFAULT 'Last updated',
  	"text_updated" timestamp(3) with time zone,
  	"text_contents_label" varchar DEFAULT 'On this page',
  	"text_body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_privacy_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_text_updated_label" varchar DEFAULT 'Last updated',
  	"version_text_updated" timestamp(3) with time zone,
  	"version_text_contents_label" varchar DEFAULT 'On this page',
  	"version_text_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__privacy_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "terms_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"text_updated_label" varchar DEFAULT 'Last updated',
  	"text_updated" timestamp(3) with time zone,
  	"text_contents_label" varchar DEFAULT 'On this page',
  	"text_body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_terms_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_terms_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_text_updated_label" varchar DEFAULT 'Last updated',
  	"version_text_updated" timestamp(3) with time zone,
  	"version_text_contents_label" varchar DEFAULT 'On this page',
  	"version_text_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__terms_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "blog_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"featured_label" varchar,
  	"featured_title" varchar,
  	"articles_label" varchar,
  	"articles_title" varchar,
  	"articles_read_label" varchar,
  	"articles_more_label" varchar,
  	"articles_newer_label" varchar DEFAULT 'Newer articles',
  	"articles_older_label" varchar DEFAULT 'Older articles',
  	"articles_empty" varchar,
  	"article_back_label" varchar,
  	"article_recent_title" varchar,
  	"article_all_label" varchar,
  	"article_newer_label" varchar,
  	"article_older_label" varchar,
  	"join_title" varchar,
  	"join_text" varchar,
  	"join_button_label" varchar,
  	"join_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_blog_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_blog_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_featured_label" varchar,
  	"version_featured_title" varchar,
  	"version_articles_label" varchar,
  	"version_articles_title" varchar,
  	"version_articles_read_label" varchar,
  	"version_articles_more_label" varchar,
  	"version_articles_newer_label" varchar DEFAULT 'Newer articles',
  	"version_articles_older_label" varchar DEFAULT 'Older articles',
  	"version_articles_empty" varchar,
  	"version_article_back_label" varchar,
  	"version_article_recent_title" varchar,
  	"version_article_all_label" varchar,
  	"version_article_newer_label" varchar,
  	"version_article_older_label" varchar,
  	"version_join_title" varchar,
  	"version_join_text" varchar,
  	"version_join_button_label" varchar,
  	"version_join_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__blog_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "events_page_coming_soon_preview_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "events_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"list_recent_label" varchar DEFAULT 'Recently',
  	"list_empty" varchar,
  	"list_empty_month" varchar,
  	"event_register_label" varchar,
  	"event_calendar_label" varchar,
  	"event_dates_title" varchar,
  	"event_cancelled" varchar,
  	"event_over" varchar,
  	"subscribe_label" varchar,
  	"subscribe_title" varchar,
  	"subscribe_text" varchar,
  	"subscribe_subscribe_label" varchar,
  	"subscribe_download_label" varchar,
  	"coming_soon_label" varchar,
  	"coming_soon_title" varchar DEFAULT 'COMING SOON',
  	"coming_soon_lede" varchar,
  	"coming_soon_register_label" varchar,
  	"coming_soon_register_href" varchar,
  	"coming_soon_contact_label" varchar,
  	"coming_soon_contact_href" varchar,
  	"coming_soon_preview_label" varchar,
  	"coming_soon_preview_title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_events_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_events_page_v_version_coming_soon_preview_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_list_recent_label" varchar DEFAULT 'Recently',
  	"version_list_empty" varchar,
  	"version_list_empty_month" varchar,
  	"version_event_register_label" varchar,
  	"version_event_calendar_label" varchar,
  	"version_event_dates_title" varchar,
  	"version_event_cancelled" varchar,
  	"version_event_over" varchar,
  	"version_subscribe_label" varchar,
  	"version_subscribe_title" varchar,
  	"version_subscribe_text" varchar,
  	"version_subscribe_subscribe_label" varchar,
  	"version_subscribe_download_label" varchar,
  	"version_coming_soon_label" varchar,
  	"version_coming_soon_title" varchar DEFAULT 'COMING SOON',
  	"version_coming_soon_lede" varchar,
  	"version_coming_soon_register_label" varchar,
  	"version_coming_soon_register_href" varchar,
  	"version_coming_soon_contact_label" varchar,
  	"version_coming_soon_contact_href" varchar,
  	"version_coming_soon_preview_label" varchar,
  	"version_coming_soon_preview_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__events_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media_page_coming_soon_preview_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "media_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"album_open_label" varchar,
  	"album_back_label" varchar,
  	"coming_soon_label" varchar,
  	"coming_soon_title" varchar DEFAULT 'COMING SOON',
  	"coming_soon_lede" varchar,
  	"coming_soon_register_label" varchar,
  	"coming_soon_register_href" varchar,
  	"coming_soon_contact_label" varchar,
  	"coming_soon_contact_href" varchar,
  	"coming_soon_preview_label" varchar,
  	"coming_soon_preview_title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_media_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_media_page_v_version_coming_soon_preview_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_media_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_album_open_label" varchar,
  	"version_album_back_label" varchar,
  	"version_coming_soon_label" varchar,
  	"version_coming_soon_title" varchar DEFAULT 'COMING SOON',
  	"version_coming_soon_lede" varchar,
  	"version_coming_soon_register_label" varchar,
  	"version_coming_soon_register_href" varchar,
  	"version_coming_soon_contact_label" varchar,
  	"version_coming_soon_contact_href" varchar,
  	"version_coming_soon_preview_label" varchar,
  	"version_coming_soon_preview_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__media_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "search_page_suggestions_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "search_page_other_words_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"words" varchar
  );
  
  CREATE TABLE "search_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_field" varchar,
  	"hero_button" varchar,
  	"suggestions_title" varchar,
  	"answers_close" varchar,
  	"answers_none" varchar,
  	"answers_none_text" varchar,
  	"answers_wait" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_search_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_search_page_v_version_suggestions_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_page_v_version_other_words_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_field" varchar,
  	"version_hero_button" varchar,
  	"version_suggestions_title" varchar,
  	"version_answers_close" varchar,
  	"version_answers_none" varchar,
  	"version_answers_none_text" varchar,
  	"version_answers_wait" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__search_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "film_room_page_how_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "film_room_page_who_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "film_room_page_masterclass_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "film_room_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"how_label" varchar,
  	"how_title" varchar,
  	"who_label" varchar,
  	"who_title" varchar,
  	"quote_text" varchar,
  	"quote_by" varchar,
  	"masterclass_label" varchar,
  	"masterclass_title" varchar,
  	"masterclass_text" varchar,
  	"closing_title" varchar,
  	"closing_login_label" varchar,
  	"closing_login_href" varchar,
  	"closing_register_label" varchar,
  	"closing_register_href" varchar,
  	"library_title" varchar,
  	"library_welcome_label" varchar,
  	"_status" "enum_film_room_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_film_room_page_v_version_how_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_film_room_page_v_version_who_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_film_room_page_v_version_masterclass_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_film_room_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_how_label" varchar,
  	"version_how_title" varchar,
  	"version_who_label" varchar,
  	"version_who_title" varchar,
  	"version_quote_text" varchar,
  	"version_quote_by" varchar,
  	"version_masterclass_label" varchar,
  	"version_masterclass_title" varchar,
  	"version_masterclass_text" varchar,
  	"version_closing_title" varchar,
  	"version_closing_login_label" varchar,
  	"version_closing_login_href" varchar,
  	"version_closing_register_label" varchar,
  	"version_closing_register_href" varchar,
  	"version_library_title" varchar,
  	"version_library_welcome_label" varchar,
  	"version__status" "enum__film_room_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "fundraiser_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_button_label" varchar,
  	"levels_label" varchar,
  	"levels_title" varchar,
  	"levels_text" varchar,
  	"pledge_title" varchar,
  	"pledge_text" varchar,
  	"pledge_thanks" varchar,
  	"pledge_pay_title" varchar,
  	"pledge_pay_button" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_fundraiser_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_fundraiser_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_button_label" varchar,
  	"version_levels_label" varchar,
  	"version_levels_title" varchar,
  	"version_levels_text" varchar,
  	"version_pledge_title" varchar,
  	"version_pledge_text" varchar,
  	"version_pledge_thanks" varchar,
  	"version_pledge_pay_title" varchar,
  	"version_pledge_pay_button" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__fundraiser_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "donate_page_impact_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "donate_page_tax_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "donate_page_ways_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_href" varchar
  );
  
  CREATE TABLE "donate_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_href" varchar,
  	"hero_secondary_label" varchar,
  	"hero_secondary_href" varchar,
  	"impact_label" varchar,
  	"impact_title" varchar,
  	"impact_text" varchar,
  	"levels_label" varchar,
  	"levels_title" varchar,
  	"levels_text" varchar,
  	"tax_label" varchar,
  	"tax_title" varchar,
  	"tax_text" varchar,
  	"ways_label" varchar,
  	"ways_title" varchar,
  	"commitment_label" varchar,
  	"commitment_title" varchar,
  	"commitment_text" varchar,
  	"closing_title" varchar,
  	"closing_button_label" varchar,
  	"closing_button_href" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_donate_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_donate_page_v_version_impact_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_donate_page_v_version_tax_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_donate_page_v_version_ways_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"link_label" varchar,
  	"link_href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_donate_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_href" varchar,
  	"version_hero_secondary_label" varchar,
  	"version_hero_secondary_href" varchar,
  	"version_impact_label" varchar,
  	"version_impact_title" varchar,
  	"version_impact_text" varchar,
  	"version_levels_label" varchar,
  	"version_levels_title" varchar,
  	"version_levels_text" varchar,
  	"version_tax_label" varchar,
  	"version_tax_title" varchar,
  	"version_tax_text" varchar,
  	"version_ways_label" varchar,
  	"version_ways_title" varchar,
  	"version_commitment_label" varchar,
  	"version_commitment_title" varchar,
  	"version_commitment_text" varchar,
  	"version_closing_title" varchar,
  	"version_closing_button_label" varchar,
  	"version_closing_button_href" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__donate_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "sponsors_page_form_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step" varchar
  );
  
  CREATE TABLE "sponsors_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"hero_button_label" varchar,
  	"packages_label" varchar,
  	"packages_title" varchar,
  	"packages_text" varchar,
  	"current_label" varchar,
  	"current_title" varchar,
  	"form_label" varchar,
  	"form_title" varchar,
  	"form_text" varchar,
  	"form_thanks" varchar,
  	"form_steps_title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_sponsors_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_sponsors_page_v_version_form_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"step" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sponsors_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_button_label" varchar,
  	"version_packages_label" varchar,
  	"version_packages_title" varchar,
  	"version_packages_text" varchar,
  	"version_current_label" varchar,
  	"version_current_title" varchar,
  	"version_form_label" varchar,
  	"version_form_title" varchar,
  	"version_form_text" varchar,
  	"version_form_thanks" varchar,
  	"version_form_steps_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__sponsors_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "funding_deck_page_vision_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "funding_deck_page_market_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "funding_deck_page_facility_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "funding_deck_page_property_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"size" varchar,
  	"text" varchar,
  	"is_chosen" boolean DEFAULT false
  );
  
  CREATE TABLE "funding_deck_page_revenue_streams" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"cents" numeric,
  	"is_open" boolean DEFAULT false,
  	"control" "enum_funding_deck_page_revenue_streams_control",
  	"units" numeric,
  	"unit_cents" numeric
  );
  
  CREATE TABLE "funding_deck_page_finances_costs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"cents" numeric
  );
  
  CREATE TABLE "funding_deck_page_finances_funds" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"cents" numeric
  );
  
  CREATE TABLE "funding_deck_page_plan_years" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"revenue_cents" numeric,
  	"profit_cents" numeric,
  	"is_open_ended" boolean DEFAULT false
  );
  
  CREATE TABLE "funding_deck_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_lede" varchar,
  	"vision_label" varchar,
  	"vision_title" varchar,
  	"vision_text" varchar,
  	"market_label" varchar,
  	"market_title" varchar,
  	"market_text" varchar,
  	"facility_label" varchar,
  	"facility_title" varchar,
  	"facility_text" varchar,
  	"property_label" varchar,
  	"property_title" varchar,
  	"property_text" varchar,
  	"property_area_sf" numeric,
  	"property_lease_cents" numeric,
  	"revenue_label" varchar,
  	"revenue_title" varchar,
  	"revenue_text" varchar,
  	"revenue_stated_cents" numeric,
  	"finances_label" varchar,
  	"finances_title" varchar,
  	"finances_text" varchar,
  	"finances_stated_overhead_cents" numeric,
  	"finances_break_even_from" numeric,
  	"finances_break_even_to" numeric,
  	"finances_ramp_percent" numeric,
  	"finances_ramp_months" numeric,
  	"offer_is_shown" boolean DEFAULT false,
  	"offer_issuer" varchar,
  	"offer_ask_cents" numeric,
  	"offer_equity_percent" numeric,
  	"offer_valuation_cents" numeric,
  	"offer_basis" "enum_funding_deck_page_offer_basis" DEFAULT 'pre-money',
  	"offer_disclaimer" varchar,
  	"offer_label" varchar,
  	"offer_title" varchar,
  	"offer_text" varchar,
  	"plan_label" varchar,
  	"plan_title" varchar,
  	"plan_text" varchar,
  	"contact_label" varchar,
  	"contact_title" varchar,
  	"contact_text" varchar,
  	"tour_label" varchar,
  	"tour_title" varchar,
  	"tour_text" varchar,
  	"tour_thanks" varchar,
  	"sharing_mode" "enum_funding_deck_page_sharing_mode" DEFAULT 'open',
  	"sharing_gate_title" varchar,
  	"sharing_gate_text" varchar,
  	"_status" "enum_funding_deck_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_funding_deck_page_v_version_vision_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_market_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_facility_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_property_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"size" varchar,
  	"text" varchar,
  	"is_chosen" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_revenue_streams" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"cents" numeric,
  	"is_open" boolean DEFAULT false,
  	"control" "enum__funding_deck_page_v_version_revenue_streams_control",
  	"units" numeric,
  	"unit_cents" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_finances_costs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"cents" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_finances_funds" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"cents" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v_version_plan_years" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"revenue_cents" numeric,
  	"profit_cents" numeric,
  	"is_open_ended" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_funding_deck_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lede" varchar,
  	"version_vision_label" varchar,
  	"version_vision_title" varchar,
  	"version_vision_text" varchar,
  	"version_market_label" varchar,
  	"version_market_title" varchar,
  	"version_market_text" varchar,
  	"version_facility_label" varchar,
  	"version_facility_title" varchar,
  	"version_facility_text" varchar,
  	"version_property_label" varchar,
  	"version_property_title" varchar,
  	"version_property_text" varchar,
  	"version_property_area_sf" numeric,
  	"version_property_lease_cents" numeric,
  	"version_revenue_label" varchar,
  	"version_revenue_title" varchar,
  	"version_revenue_text" varchar,
  	"version_revenue_stated_cents" numeric,
  	"version_finances_label" varchar,
  	"version_finances_title" varchar,
  	"version_finances_text" varchar,
  	"version_finances_stated_overhead_cents" numeric,
  	"version_finances_break_even_from" numeric,
  	"version_finances_break_even_to" numeric,
  	"version_finances_ramp_percent" numeric,
  	"version_finances_ramp_months" numeric,
  	"version_offer_is_shown" boolean DEFAULT false,
  	"version_offer_issuer" varchar,
  	"version_offer_ask_cents" numeric,
  	"version_offer_equity_percent" numeric,
  	"version_offer_valuation_cents" numeric,
  	"version_offer_basis" "enum__funding_deck_page_v_version_offer_basis" DEFAULT 'pre-money',
  	"version_offer_disclaimer" varchar,
  	"version_offer_label" varchar,
  	"version_offer_title" varchar,
  	"version_offer_text" varchar,
  	"version_plan_label" varchar,
  	"version_plan_title" varchar,
  	"version_plan_text" varchar,
  	"version_contact_label" varchar,
  	"version_contact_title" varchar,
  	"version_contact_text" varchar,
  	"version_tour_label" varchar,
  	"version_tour_title" varchar,
  	"version_tour_text" varchar,
  	"version_tour_thanks" varchar,
  	"version_sharing_mode" "enum__funding_deck_page_v_version_sharing_mode" DEFAULT 'open',
  	"version_sharing_gate_title" varchar,
  	"version_sharing_gate_text" varchar,
  	"version__status" "enum__funding_deck_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "tour_settings_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_tour_settings_times_weekday" NOT NULL,
  	"time" varchar NOT NULL
  );
  
  CREATE TABLE "tour_settings_blackouts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone,
  	"reason" varchar
  );
  
  CREATE TABLE "tour_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"minutes" numeric DEFAULT 45 NOT NULL,
  	"days_ahead" numeric DEFAULT 60 NOT NULL,
  	"notice_hours" numeric DEFAULT 12 NOT NULL,
  	"place" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" varchar NOT NULL,
  	"times" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"academy_name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"street" varchar NOT NULL,
  	"city_line" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"registrar_email" varchar NOT NULL,
  	"socials_facebook" varchar,
  	"socials_instagram" varchar,
  	"socials_maps" varchar,
  	"nonprofit_status" varchar NOT NULL,
  	"tax_id" varchar NOT NULL,
  	"sponsor_email" varchar NOT NULL,
  	"sponsor_subject" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "film_settings_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  CREATE TABLE "film_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"review" "enum_film_settings_review" DEFAULT 'under13' NOT NULL,
  	"season_ends_on" timestamp(3) with time zone,
  	"remind" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_bar" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_second" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"new_tab" boolean DEFAULT false
  );
  
  CREATE TABLE "navigation_more" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_near" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"join_label" varchar NOT NULL,
  	"join_href" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "fees_youth_package" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" varchar NOT NULL
  );
  
  CREATE TABLE "fees_academy_package" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" varchar NOT NULL
  );
  
  CREATE TABLE "fees" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"monthly_cents" numeric NOT NULL,
  	"registration_cents" numeric NOT NULL,
  	"line_text" varchar DEFAULT 'The academy: {total} to get started, then {monthly} a month.' NOT NULL,
  	"line_label" varchar DEFAULT 'See all fees' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "player_registrations_positions" ADD CONSTRAINT "player_registrations_positions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."player_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "player_registrations_history" ADD CONSTRAINT "player_registrations_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."player_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tryout_registrations_history" ADD CONSTRAINT "tryout_registrations_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tryout_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tryout_registrations" ADD CONSTRAINT "tryout_registrations_tryout_day_id_tryout_days_id_fk" FOREIGN KEY ("tryout_day_id") REFERENCES "public"."tryout_days"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_history" ADD CONSTRAINT "applications_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_entries_history" ADD CONSTRAINT "form_entries_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tryout_days_divisions" ADD CONSTRAINT "tryout_days_divisions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tryout_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments_pickups" ADD CONSTRAINT "enrolments_pickups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_registration_id_player_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."player_registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_templates_reasons" ADD CONSTRAINT "mail_templates_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_parent_id_programs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "players_achievements" ADD CONSTRAINT "players_achievements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "seasons_roster" ADD CONSTRAINT "seasons_roster_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seasons_roster" ADD CONSTRAINT "seasons_roster_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coaches" ADD CONSTRAINT "coaches_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_coaches_v" ADD CONSTRAINT "_coaches_v_parent_id_coaches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_coaches_v" ADD CONSTRAINT "_coaches_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stages_points" ADD CONSTRAINT "stages_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stages_v_version_points" ADD CONSTRAINT "_stages_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stages_v" ADD CONSTRAINT "_stages_v_parent_id_stages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_age_tiers_v" ADD CONSTRAINT "_age_tiers_v_parent_id_age_tiers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."age_tiers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_weekdays" ADD CONSTRAINT "events_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_exceptions" ADD CONSTRAINT "events_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_weekdays" ADD CONSTRAINT "_events_v_version_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_exceptions" ADD CONSTRAINT "_events_v_version_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films_chapters" ADD CONSTRAINT "films_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films_captions" ADD CONSTRAINT "films_captions_file_id_film_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."film_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films_captions" ADD CONSTRAINT "films_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_file_id_film_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."film_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films_rels" ADD CONSTRAINT "films_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films_rels" ADD CONSTRAINT "films_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_films_v_version_chapters" ADD CONSTRAINT "_films_v_version_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_films_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_films_v_version_captions" ADD CONSTRAINT "_films_v_version_captions_file_id_film_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."film_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_films_v_version_captions" ADD CONSTRAINT "_films_v_version_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_films_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_films_v" ADD CONSTRAINT "_films_v_parent_id_films_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_films_v" ADD CONSTRAINT "_films_v_version_file_id_film_files_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."film_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_films_v" ADD CONSTRAINT "_films_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_films_v_rels" ADD CONSTRAINT "_films_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_films_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_films_v_rels" ADD CONSTRAINT "_films_v_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_questions_options" ADD CONSTRAINT "quizzes_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_questions" ADD CONSTRAINT "quizzes_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_assignments" ADD CONSTRAINT "film_assignments_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_assignments" ADD CONSTRAINT "film_assignments_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_assignments_rels" ADD CONSTRAINT "film_assignments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."film_assignments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_assignments_rels" ADD CONSTRAINT "film_assignments_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_assignments_rels" ADD CONSTRAINT "film_assignments_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_comments" ADD CONSTRAINT "film_comments_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_comments" ADD CONSTRAINT "film_comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_comments" ADD CONSTRAINT "film_comments_staff_author_id_staff_id_fk" FOREIGN KEY ("staff_author_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_views" ADD CONSTRAINT "film_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film_views" ADD CONSTRAINT "film_views_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_attempts_answers" ADD CONSTRAINT "quiz_attempts_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "exercises_goals" ADD CONSTRAINT "exercises_goals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exercises_positions" ADD CONSTRAINT "exercises_positions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exercises_v_version_goals" ADD CONSTRAINT "_exercises_v_version_goals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_exercises_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exercises_v_version_positions" ADD CONSTRAINT "_exercises_v_version_positions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_exercises_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_exercises_v" ADD CONSTRAINT "_exercises_v_parent_id_exercises_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exercises"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_demo_videos_v" ADD CONSTRAINT "_demo_videos_v_parent_id_demo_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."demo_videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meals_styles" ADD CONSTRAINT "meals_styles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."meals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "meals_foods" ADD CONSTRAINT "meals_foods_food_id_foods_id_fk" FOREIGN KEY ("food_id") REFERENCES "public"."foods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meals_foods" ADD CONSTRAINT "meals_foods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."meals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_meals_v_version_styles" ADD CONSTRAINT "_meals_v_version_styles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_meals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_meals_v_version_foods" ADD CONSTRAINT "_meals_v_version_foods_food_id_foods_id_fk" FOREIGN KEY ("food_id") REFERENCES "public"."foods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_meals_v_version_foods" ADD CONSTRAINT "_meals_v_version_foods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_meals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_meals_v" ADD CONSTRAINT "_meals_v_parent_id_meals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."meals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "foods_contains" ADD CONSTRAINT "foods_contains_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."foods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "foods" ADD CONSTRAINT "foods_swap_id_foods_id_fk" FOREIGN KEY ("swap_id") REFERENCES "public"."foods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_foods_v_version_contains" ADD CONSTRAINT "_foods_v_version_contains_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_foods_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_foods_v" ADD CONSTRAINT "_foods_v_parent_id_foods_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."foods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_foods_v" ADD CONSTRAINT "_foods_v_version_swap_id_foods_id_fk" FOREIGN KEY ("version_swap_id") REFERENCES "public"."foods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tips_styles" ADD CONSTRAINT "tips_styles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tips_v_version_styles" ADD CONSTRAINT "_tips_v_version_styles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tips_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tips_v" ADD CONSTRAINT "_tips_v_parent_id_tips_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pledges_history" ADD CONSTRAINT "pledges_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pledges" ADD CONSTRAINT "pledges_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_parent_id_campaigns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_giving_levels_v" ADD CONSTRAINT "_giving_levels_v_parent_id_giving_levels_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."giving_levels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sponsors_v" ADD CONSTRAINT "_sponsors_v_parent_id_sponsors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sponsors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sponsors_v" ADD CONSTRAINT "_sponsors_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsor_packages_benefits" ADD CONSTRAINT "sponsor_packages_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sponsor_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sponsor_packages_v_version_benefits" ADD CONSTRAINT "_sponsor_packages_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sponsor_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sponsor_packages_v" ADD CONSTRAINT "_sponsor_packages_v_parent_id_sponsor_packages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sponsor_packages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsor_inquiries_history" ADD CONSTRAINT "sponsor_inquiries_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sponsor_inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tour_requests_history" ADD CONSTRAINT "tour_requests_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tour_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_local_players" ADD CONSTRAINT "cities_local_players_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_texts" ADD CONSTRAINT "cities_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v_version_local_players" ADD CONSTRAINT "_cities_v_version_local_players_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_parent_id_cities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v_texts" ADD CONSTRAINT "_cities_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_pictures" ADD CONSTRAINT "albums_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_pictures" ADD CONSTRAINT "albums_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v_version_pictures" ADD CONSTRAINT "_albums_v_version_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v_version_pictures" ADD CONSTRAINT "_albums_v_version_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_albums_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_parent_id_albums_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_player_registrations_fk" FOREIGN KEY ("player_registrations_id") REFERENCES "public"."player_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tryout_registrations_fk" FOREIGN KEY ("tryout_registrations_id") REFERENCES "public"."tryout_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_entries_fk" FOREIGN KEY ("form_entries_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tryout_days_fk" FOREIGN KEY ("tryout_days_id") REFERENCES "public"."tryout_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolments_fk" FOREIGN KEY ("enrolments_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_templates_fk" FOREIGN KEY ("mail_templates_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programs_fk" FOREIGN KEY ("programs_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_divisions_fk" FOREIGN KEY ("divisions_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_players_fk" FOREIGN KEY ("players_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_coaches_fk" FOREIGN KEY ("coaches_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stages_fk" FOREIGN KEY ("stages_id") REFERENCES "public"."stages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_age_tiers_fk" FOREIGN KEY ("age_tiers_id") REFERENCES "public"."age_tiers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quizzes_fk" FOREIGN KEY ("quizzes_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_film_assignments_fk" FOREIGN KEY ("film_assignments_id") REFERENCES "public"."film_assignments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_film_comments_fk" FOREIGN KEY ("film_comments_id") REFERENCES "public"."film_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_film_views_fk" FOREIGN KEY ("film_views_id") REFERENCES "public"."film_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quiz_attempts_fk" FOREIGN KEY ("quiz_attempts_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_film_files_fk" FOREIGN KEY ("film_files_id") REFERENCES "public"."film_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exercises_fk" FOREIGN KEY ("exercises_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_demo_videos_fk" FOREIGN KEY ("demo_videos_id") REFERENCES "public"."demo_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_meals_fk" FOREIGN KEY ("meals_id") REFERENCES "public"."meals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_foods_fk" FOREIGN KEY ("foods_id") REFERENCES "public"."foods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tips_fk" FOREIGN KEY ("tips_id") REFERENCES "public"."tips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pledges_fk" FOREIGN KEY ("pledges_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_giving_levels_fk" FOREIGN KEY ("giving_levels_id") REFERENCES "public"."giving_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sponsors_fk" FOREIGN KEY ("sponsors_id") REFERENCES "public"."sponsors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sponsor_packages_fk" FOREIGN KEY ("sponsor_packages_id") REFERENCES "public"."sponsor_packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sponsor_inquiries_fk" FOREIGN KEY ("sponsor_inquiries_id") REFERENCES "public"."sponsor_inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tour_requests_fk" FOREIGN KEY ("tour_requests_id") REFERENCES "public"."tour_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deck_links_fk" FOREIGN KEY ("deck_links_id") REFERENCES "public"."deck_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_settings_days" ADD CONSTRAINT "inbox_settings_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inbox_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_hero_facts" ADD CONSTRAINT "home_page_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_programs_cards" ADD CONSTRAINT "home_page_programs_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_system_points" ADD CONSTRAINT "home_page_system_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_system_list" ADD CONSTRAINT "home_page_system_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_philosophy_paragraphs" ADD CONSTRAINT "home_page_philosophy_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_hero_facts" ADD CONSTRAINT "_home_page_v_version_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_programs_cards" ADD CONSTRAINT "_home_page_v_version_programs_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_system_points" ADD CONSTRAINT "_home_page_v_version_system_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_system_list" ADD CONSTRAINT "_home_page_v_version_system_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_philosophy_paragraphs" ADD CONSTRAINT "_home_page_v_version_philosophy_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_story_paragraphs" ADD CONSTRAINT "about_page_story_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_methodology_cards" ADD CONSTRAINT "about_page_methodology_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_story_paragraphs" ADD CONSTRAINT "_about_page_v_version_story_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_methodology_cards" ADD CONSTRAINT "_about_page_v_version_methodology_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "academy_page_programs_cards" ADD CONSTRAINT "academy_page_programs_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "academy_page_structure_points" ADD CONSTRAINT "academy_page_structure_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_academy_page_v_version_programs_cards" ADD CONSTRAINT "_academy_page_v_version_programs_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_academy_page_v_version_structure_points" ADD CONSTRAINT "_academy_page_v_version_structure_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "youth_academy_page_practice_times" ADD CONSTRAINT "youth_academy_page_practice_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."youth_academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "youth_academy_page_apart_points" ADD CONSTRAINT "youth_academy_page_apart_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."youth_academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_youth_academy_page_v_version_practice_times" ADD CONSTRAINT "_youth_academy_page_v_version_practice_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_youth_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_youth_academy_page_v_version_apart_points" ADD CONSTRAINT "_youth_academy_page_v_version_apart_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_youth_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advanced_academy_page_program_points" ADD CONSTRAINT "advanced_academy_page_program_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advanced_academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advanced_academy_page_apply_steps" ADD CONSTRAINT "advanced_academy_page_apply_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advanced_academy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advanced_academy_page_v_version_program_points" ADD CONSTRAINT "_advanced_academy_page_v_version_program_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advanced_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advanced_academy_page_v_version_apply_steps" ADD CONSTRAINT "_advanced_academy_page_v_version_apply_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advanced_academy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_page_benefits_items" ADD CONSTRAINT "pricing_page_benefits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_page_process_steps" ADD CONSTRAINT "pricing_page_process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_page_v_version_benefits_items" ADD CONSTRAINT "_pricing_page_v_version_benefits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_page_v_version_process_steps" ADD CONSTRAINT "_pricing_page_v_version_process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_page_locations_planned" ADD CONSTRAINT "contact_page_locations_planned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_page_v_version_locations_planned" ADD CONSTRAINT "_contact_page_v_version_locations_planned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "registration_page_tryout_steps" ADD CONSTRAINT "registration_page_tryout_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."registration_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "registration_page_player_steps" ADD CONSTRAINT "registration_page_player_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."registration_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_registration_page_v_version_tryout_steps" ADD CONSTRAINT "_registration_page_v_version_tryout_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_registration_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_registration_page_v_version_player_steps" ADD CONSTRAINT "_registration_page_v_version_player_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_registration_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teams_page_hero_values" ADD CONSTRAINT "teams_page_hero_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teams_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teams_page_benefits_items" ADD CONSTRAINT "teams_page_benefits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teams_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teams_page_v_version_hero_values" ADD CONSTRAINT "_teams_page_v_version_hero_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teams_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teams_page_v_version_benefits_items" ADD CONSTRAINT "_teams_page_v_version_benefits_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teams_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pathway_page_leads_items" ADD CONSTRAINT "pathway_page_leads_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pathway_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pathway_page_v_version_leads_items" ADD CONSTRAINT "_pathway_page_v_version_leads_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pathway_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "train_page_offers_cards" ADD CONSTRAINT "train_page_offers_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."train_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "train_page_choice_rows" ADD CONSTRAINT "train_page_choice_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."train_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_train_page_v_version_offers_cards" ADD CONSTRAINT "_train_page_v_version_offers_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_train_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_train_page_v_version_choice_rows" ADD CONSTRAINT "_train_page_v_version_choice_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_train_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "basketball_training_page_hero_facts" ADD CONSTRAINT "basketball_training_page_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."basketball_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "basketball_training_page_plan_parts" ADD CONSTRAINT "basketball_training_page_plan_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."basketball_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "basketball_training_page_who_items" ADD CONSTRAINT "basketball_training_page_who_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."basketball_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "basketball_training_page_bring_items" ADD CONSTRAINT "basketball_training_page_bring_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."basketball_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_basketball_training_page_v_version_hero_facts" ADD CONSTRAINT "_basketball_training_page_v_version_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_basketball_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_basketball_training_page_v_version_plan_parts" ADD CONSTRAINT "_basketball_training_page_v_version_plan_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_basketball_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_basketball_training_page_v_version_who_items" ADD CONSTRAINT "_basketball_training_page_v_version_who_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_basketball_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_basketball_training_page_v_version_bring_items" ADD CONSTRAINT "_basketball_training_page_v_version_bring_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_basketball_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_training_page_rates_items" ADD CONSTRAINT "private_training_page_rates_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_training_page_rates_promises" ADD CONSTRAINT "private_training_page_rates_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_training_page_ages_items" ADD CONSTRAINT "private_training_page_ages_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_training_page_booking_steps" ADD CONSTRAINT "private_training_page_booking_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."private_training_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_training_page_v_version_rates_items" ADD CONSTRAINT "_private_training_page_v_version_rates_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_training_page_v_version_rates_promises" ADD CONSTRAINT "_private_training_page_v_version_rates_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_training_page_v_version_ages_items" ADD CONSTRAINT "_private_training_page_v_version_ages_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_private_training_page_v_version_booking_steps" ADD CONSTRAINT "_private_training_page_v_version_booking_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_private_training_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "performance_page_hero_facts" ADD CONSTRAINT "performance_page_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."performance_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "performance_page_block_items" ADD CONSTRAINT "performance_page_block_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."performance_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "performance_page_load_ages" ADD CONSTRAINT "performance_page_load_ages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."performance_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "performance_page_load_rules" ADD CONSTRAINT "performance_page_load_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."performance_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "performance_page_facilities_places" ADD CONSTRAINT "performance_page_facilities_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."performance_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_performance_page_v_version_hero_facts" ADD CONSTRAINT "_performance_page_v_version_hero_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_performance_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_performance_page_v_version_block_items" ADD CONSTRAINT "_performance_page_v_version_block_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_performance_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_performance_page_v_version_load_ages" ADD CONSTRAINT "_performance_page_v_version_load_ages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_performance_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_performance_page_v_version_load_rules" ADD CONSTRAINT "_performance_page_v_version_load_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_performance_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_performance_page_v_version_facilities_places" ADD CONSTRAINT "_performance_page_v_version_facilities_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_performance_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tournaments_page_pathway_steps" ADD CONSTRAINT "tournaments_page_pathway_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tournaments_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tournaments_page_readiness_criteria" ADD CONSTRAINT "tournaments_page_readiness_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tournaments_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tournaments_page_v_version_pathway_steps" ADD CONSTRAINT "_tournaments_page_v_version_pathway_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tournaments_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tournaments_page_v_version_readiness_criteria" ADD CONSTRAINT "_tournaments_page_v_version_readiness_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tournaments_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plan_page_focus_habits" ADD CONSTRAINT "plan_page_focus_habits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plan_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plan_page_schedule_up_to_two" ADD CONSTRAINT "plan_page_schedule_up_to_two_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plan_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plan_page_schedule_three_or_four" ADD CONSTRAINT "plan_page_schedule_three_or_four_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plan_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plan_page_schedule_five_to_seven" ADD CONSTRAINT "plan_page_schedule_five_to_seven_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plan_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plan_page_safety_stops" ADD CONSTRAINT "plan_page_safety_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plan_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plan_page_v_version_focus_habits" ADD CONSTRAINT "_plan_page_v_version_focus_habits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plan_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plan_page_v_version_schedule_up_to_two" ADD CONSTRAINT "_plan_page_v_version_schedule_up_to_two_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plan_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plan_page_v_version_schedule_three_or_four" ADD CONSTRAINT "_plan_page_v_version_schedule_three_or_four_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plan_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plan_page_v_version_schedule_five_to_seven" ADD CONSTRAINT "_plan_page_v_version_schedule_five_to_seven_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plan_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_plan_page_v_version_safety_stops" ADD CONSTRAINT "_plan_page_v_version_safety_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_plan_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "coaches_page_standards_items" ADD CONSTRAINT "coaches_page_standards_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."coaches_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_coaches_page_v_version_standards_items" ADD CONSTRAINT "_coaches_page_v_version_standards_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_coaches_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_page_coming_soon_preview_items" ADD CONSTRAINT "events_page_coming_soon_preview_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_page_v_version_coming_soon_preview_items" ADD CONSTRAINT "_events_page_v_version_coming_soon_preview_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_page_coming_soon_preview_items" ADD CONSTRAINT "media_page_coming_soon_preview_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_page_v_version_coming_soon_preview_items" ADD CONSTRAINT "_media_page_v_version_coming_soon_preview_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_media_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_page_suggestions_links" ADD CONSTRAINT "search_page_suggestions_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_page_other_words_pages" ADD CONSTRAINT "search_page_other_words_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_page_v_version_suggestions_links" ADD CONSTRAINT "_search_page_v_version_suggestions_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_page_v_version_other_words_pages" ADD CONSTRAINT "_search_page_v_version_other_words_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_room_page_how_steps" ADD CONSTRAINT "film_room_page_how_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."film_room_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_room_page_who_groups" ADD CONSTRAINT "film_room_page_who_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."film_room_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_room_page_masterclass_videos" ADD CONSTRAINT "film_room_page_masterclass_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."film_room_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_film_room_page_v_version_how_steps" ADD CONSTRAINT "_film_room_page_v_version_how_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_film_room_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_film_room_page_v_version_who_groups" ADD CONSTRAINT "_film_room_page_v_version_who_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_film_room_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_film_room_page_v_version_masterclass_videos" ADD CONSTRAINT "_film_room_page_v_version_masterclass_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_film_room_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "donate_page_impact_items" ADD CONSTRAINT "donate_page_impact_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."donate_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "donate_page_tax_documents" ADD CONSTRAINT "donate_page_tax_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."donate_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "donate_page_ways_items" ADD CONSTRAINT "donate_page_ways_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."donate_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_donate_page_v_version_impact_items" ADD CONSTRAINT "_donate_page_v_version_impact_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_donate_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_donate_page_v_version_tax_documents" ADD CONSTRAINT "_donate_page_v_version_tax_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_donate_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_donate_page_v_version_ways_items" ADD CONSTRAINT "_donate_page_v_version_ways_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_donate_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sponsors_page_form_steps" ADD CONSTRAINT "sponsors_page_form_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sponsors_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sponsors_page_v_version_form_steps" ADD CONSTRAINT "_sponsors_page_v_version_form_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sponsors_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_vision_points" ADD CONSTRAINT "funding_deck_page_vision_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_market_points" ADD CONSTRAINT "funding_deck_page_market_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_facility_points" ADD CONSTRAINT "funding_deck_page_facility_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_property_options" ADD CONSTRAINT "funding_deck_page_property_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_revenue_streams" ADD CONSTRAINT "funding_deck_page_revenue_streams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_finances_costs" ADD CONSTRAINT "funding_deck_page_finances_costs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_finances_funds" ADD CONSTRAINT "funding_deck_page_finances_funds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "funding_deck_page_plan_years" ADD CONSTRAINT "funding_deck_page_plan_years_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funding_deck_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_vision_points" ADD CONSTRAINT "_funding_deck_page_v_version_vision_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_market_points" ADD CONSTRAINT "_funding_deck_page_v_version_market_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_facility_points" ADD CONSTRAINT "_funding_deck_page_v_version_facility_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_property_options" ADD CONSTRAINT "_funding_deck_page_v_version_property_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_revenue_streams" ADD CONSTRAINT "_funding_deck_page_v_version_revenue_streams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_finances_costs" ADD CONSTRAINT "_funding_deck_page_v_version_finances_costs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_finances_funds" ADD CONSTRAINT "_funding_deck_page_v_version_finances_funds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_funding_deck_page_v_version_plan_years" ADD CONSTRAINT "_funding_deck_page_v_version_plan_years_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_funding_deck_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tour_settings_times" ADD CONSTRAINT "tour_settings_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tour_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tour_settings_blackouts" ADD CONSTRAINT "tour_settings_blackouts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tour_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_hours" ADD CONSTRAINT "site_settings_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "film_settings_hosts" ADD CONSTRAINT "film_settings_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."film_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bar" ADD CONSTRAINT "navigation_bar_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_second" ADD CONSTRAINT "navigation_second_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_more" ADD CONSTRAINT "navigation_more_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_near" ADD CONSTRAINT "navigation_near_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fees_youth_package" ADD CONSTRAINT "fees_youth_package_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fees_academy_package" ADD CONSTRAINT "fees_academy_package_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "player_registrations_positions_order_idx" ON "player_registrations_positions" USING btree ("order");
  CREATE INDEX "player_registrations_positions_parent_idx" ON "player_registrations_positions" USING btree ("parent_id");
  CREATE INDEX "player_registrations_history_order_idx" ON "player_registrations_history" USING btree ("_order");
  CREATE INDEX "player_registrations_history_parent_id_idx" ON "player_registrations_history" USING btree ("_parent_id");
  CREATE INDEX "player_registrations_parent_phone_normalised_idx" ON "player_registrations" USING btree ("parent_phone_normalised");
  CREATE INDEX "player_registrations_status_idx" ON "player_registrations" USING btree ("status");
  CREATE UNIQUE INDEX "player_registrations_reference_idx" ON "player_registrations" USING btree ("reference");
  CREATE UNIQUE INDEX "player_registrations_idempotency_key_idx" ON "player_registrations" USING btree ("idempotency_key");
  CREATE INDEX "player_registrations_updated_at_idx" ON "player_registrations" USING btree ("updated_at");
  CREATE INDEX "player_registrations_created_at_idx" ON "player_registrations" USING btree ("created_at");
  CREATE INDEX "tryout_registrations_history_order_idx" ON "tryout_registrations_history" USING btree ("_order");
  CREATE INDEX "tryout_registrations_history_parent_id_idx" ON "tryout_registrations_history" USING btree ("_parent_id");
  CREATE INDEX "tryout_registrations_phone_normalised_idx" ON "tryout_registrations" USING btree ("phone_normalised");
  CREATE INDEX "tryout_registrations_status_idx" ON "tryout_registrations" USING btree ("status");
  CREATE INDEX "tryout_registrations_tryout_day_idx" ON "tryout_registrations" USING btree ("tryout_day_id");
  CREATE UNIQUE INDEX "tryout_registrations_reference_idx" ON "tryout_registrations" USING btree ("reference");
  CREATE UNIQUE INDEX "tryout_registrations_idempotency_key_idx" ON "tryout_registrations" USING btree ("idempotency_key");
  CREATE INDEX "tryout_registrations_updated_at_idx" ON "tryout_registrations" USING btree ("updated_at");
  CREATE INDEX "tryout_registrations_created_at_idx" ON "tryout_registrations" USING btree ("created_at");
  CREATE INDEX "applications_history_order_idx" ON "applications_history" USING btree ("_order");
  CREATE INDEX "applications_history_parent_id_idx" ON "applications_history" USING btree ("_parent_id");
  CREATE INDEX "applications_phone_normalised_idx" ON "applications" USING btree ("phone_normalised");
  CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");
  CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE UNIQUE INDEX "applications_idempotency_key_idx" ON "applications" USING btree ("idempotency_key");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "form_entries_history_order_idx" ON "form_entries_history" USING btree ("_order");
  CREATE INDEX "form_entries_history_parent_id_idx" ON "form_entries_history" USING btree ("_parent_id");
  CREATE INDEX "form_entries_status_idx" ON "form_entries" USING btree ("status");
  CREATE UNIQUE INDEX "form_entries_reference_idx" ON "form_entries" USING btree ("reference");
  CREATE UNIQUE INDEX "form_entries_idempotency_key_idx" ON "form_entries" USING btree ("idempotency_key");
  CREATE INDEX "form_entries_updated_at_idx" ON "form_entries" USING btree ("updated_at");
  CREATE INDEX "form_entries_created_at_idx" ON "form_entries" USING btree ("created_at");
  CREATE INDEX "tryout_days_divisions_order_idx" ON "tryout_days_divisions" USING btree ("order");
  CREATE INDEX "tryout_days_divisions_parent_idx" ON "tryout_days_divisions" USING btree ("parent_id");
  CREATE INDEX "tryout_days_day_idx" ON "tryout_days" USING btree ("day");
  CREATE INDEX "tryout_days_updated_at_idx" ON "tryout_days" USING btree ("updated_at");
  CREATE INDEX "tryout_days_created_at_idx" ON "tryout_days" USING btree ("created_at");
  CREATE INDEX "enrolments_pickups_order_idx" ON "enrolments_pickups" USING btree ("_order");
  CREATE INDEX "enrolments_pickups_parent_id_idx" ON "enrolments_pickups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "enrolments_player_idx" ON "enrolments" USING btree ("player_id");
  CREATE UNIQUE INDEX "enrolments_registration_idx" ON "enrolments" USING btree ("registration_id");
  CREATE INDEX "enrolments_updated_at_idx" ON "enrolments" USING btree ("updated_at");
  CREATE INDEX "enrolments_created_at_idx" ON "enrolments" USING btree ("created_at");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_entry_id_idx" ON "mails" USING btree ("entry_id");
  CREATE UNIQUE INDEX "mails_dedupe_key_idx" ON "mails" USING btree ("dedupe_key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "mail_templates_reasons_order_idx" ON "mail_templates_reasons" USING btree ("_order");
  CREATE INDEX "mail_templates_reasons_parent_id_idx" ON "mail_templates_reasons" USING btree ("_parent_id");
  CREATE INDEX "mail_templates_flow_idx" ON "mail_templates" USING btree ("flow");
  CREATE INDEX "mail_templates_updated_at_idx" ON "mail_templates" USING btree ("updated_at");
  CREATE INDEX "mail_templates_created_at_idx" ON "mail_templates" USING btree ("created_at");
  CREATE INDEX "programs_image_idx" ON "programs" USING btree ("image_id");
  CREATE INDEX "programs_order_idx" ON "programs" USING btree ("order");
  CREATE INDEX "programs_updated_at_idx" ON "programs" USING btree ("updated_at");
  CREATE INDEX "programs_created_at_idx" ON "programs" USING btree ("created_at");
  CREATE INDEX "programs_deleted_at_idx" ON "programs" USING btree ("deleted_at");
  CREATE INDEX "programs__status_idx" ON "programs" USING btree ("_status");
  CREATE INDEX "_programs_v_parent_idx" ON "_programs_v" USING btree ("parent_id");
  CREATE INDEX "_programs_v_version_version_image_idx" ON "_programs_v" USING btree ("version_image_id");
  CREATE INDEX "_programs_v_version_version_order_idx" ON "_programs_v" USING btree ("version_order");
  CREATE INDEX "_programs_v_version_version_updated_at_idx" ON "_programs_v" USING btree ("version_updated_at");
  CREATE INDEX "_programs_v_version_version_created_at_idx" ON "_programs_v" USING btree ("version_created_at");
  CREATE INDEX "_programs_v_version_version_deleted_at_idx" ON "_programs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_programs_v_version_version__status_idx" ON "_programs_v" USING btree ("version__status");
  CREATE INDEX "_programs_v_created_at_idx" ON "_programs_v" USING btree ("created_at");
  CREATE INDEX "_programs_v_updated_at_idx" ON "_programs_v" USING btree ("updated_at");
  CREATE INDEX "_programs_v_latest_idx" ON "_programs_v" USING btree ("latest");
  CREATE INDEX "_programs_v_autosave_idx" ON "_programs_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "divisions_key_idx" ON "divisions" USING btree ("key");
  CREATE INDEX "divisions_order_idx" ON "divisions" USING btree ("order");
  CREATE INDEX "divisions_updated_at_idx" ON "divisions" USING btree ("updated_at");
  CREATE INDEX "divisions_created_at_idx" ON "divisions" USING btree ("created_at");
  CREATE INDEX "players_achievements_order_idx" ON "players_achievements" USING btree ("_order");
  CREATE INDEX "players_achievements_parent_id_idx" ON "players_achievements" USING btree ("_parent_id");
  CREATE INDEX "players_order_idx" ON "players" USING btree ("order");
  CREATE UNIQUE INDEX "players_slug_idx" ON "players" USING btree ("slug");
  CREATE UNIQUE INDEX "players_public_slug_idx" ON "players" USING btree ("public_slug");
  CREATE INDEX "players_updated_at_idx" ON "players" USING btree ("updated_at");
  CREATE INDEX "players_created_at_idx" ON "players" USING btree ("created_at");
  CREATE INDEX "players_deleted_at_idx" ON "players" USING btree ("deleted_at");
  CREATE INDEX "seasons_roster_order_idx" ON "seasons_roster" USING btree ("_order");
  CREATE INDEX "seasons_roster_parent_id_idx" ON "seasons_roster" USING btree ("_parent_id");
  CREATE INDEX "seasons_roster_player_idx" ON "seasons_roster" USING btree ("player_id");
  CREATE UNIQUE INDEX "seasons_name_idx" ON "seasons" USING btree ("name");
  CREATE INDEX "seasons_starts_on_idx" ON "seasons" USING btree ("starts_on");
  CREATE INDEX "seasons_ends_on_idx" ON "seasons" USING btree ("ends_on");
  CREATE INDEX "seasons_cutoff_on_idx" ON "seasons" USING btree ("cutoff_on");
  CREATE INDEX "seasons_updated_at_idx" ON "seasons" USING btree ("updated_at");
  CREATE INDEX "seasons_created_at_idx" ON "seasons" USING btree ("created_at");
  CREATE INDEX "coaches_portrait_idx" ON "coaches" USING btree ("portrait_id");
  CREATE INDEX "coaches_order_idx" ON "coaches" USING btree ("order");
  CREATE INDEX "coaches_updated_at_idx" ON "coaches" USING btree ("updated_at");
  CREATE INDEX "coaches_created_at_idx" ON "coaches" USING btree ("created_at");
  CREATE INDEX "coaches_deleted_at_idx" ON "coaches" USING btree ("deleted_at");
  CREATE INDEX "coaches__status_idx" ON "coaches" USING btree ("_status");
  CREATE INDEX "_coaches_v_parent_idx" ON "_coaches_v" USING btree ("parent_id");
  CREATE INDEX "_coaches_v_version_version_portrait_idx" ON "_coaches_v" USING btree ("version_portrait_id");
  CREATE INDEX "_coaches_v_version_version_order_idx" ON "_coaches_v" USING btree ("version_order");
  CREATE INDEX "_coaches_v_version_version_updated_at_idx" ON "_coaches_v" USING btree ("version_updated_at");
  CREATE INDEX "_coaches_v_version_version_created_at_idx" ON "_coaches_v" USING btree ("version_created_at");
  CREATE INDEX "_coaches_v_version_version_deleted_at_idx" ON "_coaches_v" USING btree ("version_deleted_at");
  CREATE INDEX "_coaches_v_version_version__status_idx" ON "_coaches_v" USING btree ("version__status");
  CREATE INDEX "_coaches_v_created_at_idx" ON "_coaches_v" USING btree ("created_at");
  CREATE INDEX "_coaches_v_updated_at_idx" ON "_coaches_v" USING btree ("updated_at");
  CREATE INDEX "_coaches_v_latest_idx" ON "_coaches_v" USING btree ("latest");
  CREATE INDEX "_coaches_v_autosave_idx" ON "_coaches_v" USING btree ("autosave");
  CREATE INDEX "stages_points_order_idx" ON "stages_points" USING btree ("_order");
  CREATE INDEX "stages_points_parent_id_idx" ON "stages_points" USING btree ("_parent_id");
  CREATE INDEX "stages_order_idx" ON "stages" USING btree ("order");
  CREATE INDEX "stages_updated_at_idx" ON "stages" USING btree ("updated_at");
  CREATE INDEX "stages_created_at_idx" ON "stages" USING btree ("created_at");
  CREATE INDEX "stages_deleted_at_idx" ON "stages" USING btree ("deleted_at");
  CREATE INDEX "stages__status_idx" ON "stages" USING btree ("_status");
  CREATE INDEX "_stages_v_version_points_order_idx" ON "_stages_v_version_points" USING btree ("_order");
  CREATE INDEX "_stages_v_version_points_parent_id_idx" ON "_stages_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_stages_v_parent_idx" ON "_stages_v" USING btree ("parent_id");
  CREATE INDEX "_stages_v_version_version_order_idx" ON "_stages_v" USING btree ("version_order");
  CREATE INDEX "_stages_v_version_version_updated_at_idx" ON "_stages_v" USING btree ("version_updated_at");
  CREATE INDEX "_stages_v_version_version_created_at_idx" ON "_stages_v" USING btree ("version_created_at");
  CREATE INDEX "_stages_v_version_version_deleted_at_idx" ON "_stages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_stages_v_version_version__status_idx" ON "_stages_v" USING btree ("version__status");
  CREATE INDEX "_stages_v_created_at_idx" ON "_stages_v" USING btree ("created_at");
  CREATE INDEX "_stages_v_updated_at_idx" ON "_stages_v" USING btree ("updated_at");
  CREATE INDEX "_stages_v_latest_idx" ON "_stages_v" USING btree ("latest");
  CREATE INDEX "_stages_v_autosave_idx" ON "_stages_v" USING btree ("autosave");
  CREATE INDEX "age_tiers_order_idx" ON "age_tiers" USING btree ("order");
  CREATE INDEX "age_tiers_updated_at_idx" ON "age_tiers" USING btree ("updated_at");
  CREATE INDEX "age_tiers_created_at_idx" ON "age_tiers" USING btree ("created_at");
  CREATE INDEX "age_tiers_deleted_at_idx" ON "age_tiers" USING btree ("deleted_at");
  CREATE INDEX "age_tiers__status_idx" ON "age_tiers" USING btree ("_status");
  CREATE INDEX "_age_tiers_v_parent_idx" ON "_age_tiers_v" USING btree ("parent_id");
  CREATE INDEX "_age_tiers_v_version_version_order_idx" ON "_age_tiers_v" USING btree ("version_order");
  CREATE INDEX "_age_tiers_v_version_version_updated_at_idx" ON "_age_tiers_v" USING btree ("version_updated_at");
  CREATE INDEX "_age_tiers_v_version_version_created_at_idx" ON "_age_tiers_v" USING btree ("version_created_at");
  CREATE INDEX "_age_tiers_v_version_version_deleted_at_idx" ON "_age_tiers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_age_tiers_v_version_version__status_idx" ON "_age_tiers_v" USING btree ("version__status");
  CREATE INDEX "_age_tiers_v_created_at_idx" ON "_age_tiers_v" USING btree ("created_at");
  CREATE INDEX "_age_tiers_v_updated_at_idx" ON "_age_tiers_v" USING btree ("updated_at");
  CREATE INDEX "_age_tiers_v_latest_idx" ON "_age_tiers_v" USING btree ("latest");
  CREATE INDEX "_age_tiers_v_autosave_idx" ON "_age_tiers_v" USING btree ("autosave");
  CREATE INDEX "events_weekdays_order_idx" ON "events_weekdays" USING btree ("order");
  CREATE INDEX "events_weekdays_parent_idx" ON "events_weekdays" USING btree ("parent_id");
  CREATE INDEX "events_exceptions_order_idx" ON "events_exceptions" USING btree ("_order");
  CREATE INDEX "events_exceptions_parent_id_idx" ON "events_exceptions" USING btree ("_parent_id");
  CREATE INDEX "events_start_idx" ON "events" USING btree ("start");
  CREATE INDEX "events_end_idx" ON "events" USING btree ("end");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE UNIQUE INDEX "events_uid_idx" ON "events" USING btree ("uid");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_divisions_id_idx" ON "events_rels" USING btree ("divisions_id");
  CREATE INDEX "_events_v_version_weekdays_order_idx" ON "_events_v_version_weekdays" USING btree ("order");
  CREATE INDEX "_events_v_version_weekdays_parent_idx" ON "_events_v_version_weekdays" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_exceptions_order_idx" ON "_events_v_version_exceptions" USING btree ("_order");
  CREATE INDEX "_events_v_version_exceptions_parent_id_idx" ON "_events_v_version_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_start_idx" ON "_events_v" USING btree ("version_start");
  CREATE INDEX "_events_v_version_version_end_idx" ON "_events_v" USING btree ("version_end");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_uid_idx" ON "_events_v" USING btree ("version_uid");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_divisions_id_idx" ON "_events_v_rels" USING btree ("divisions_id");
  CREATE INDEX "films_chapters_order_idx" ON "films_chapters" USING btree ("_order");
  CREATE INDEX "films_chapters_parent_id_idx" ON "films_chapters" USING btree ("_parent_id");
  CREATE INDEX "films_captions_order_idx" ON "films_captions" USING btree ("_order");
  CREATE INDEX "films_captions_parent_id_idx" ON "films_captions" USING btree ("_parent_id");
  CREATE INDEX "films_captions_file_idx" ON "films_captions" USING btree ("file_id");
  CREATE INDEX "films_file_idx" ON "films" USING btree ("file_id");
  CREATE UNIQUE INDEX "films_slug_idx" ON "films" USING btree ("slug");
  CREATE INDEX "films_category_idx" ON "films" USING btree ("category");
  CREATE INDEX "films_thumbnail_idx" ON "films" USING btree ("thumbnail_id");
  CREATE INDEX "films_date_assigned_idx" ON "films" USING btree ("date_assigned");
  CREATE INDEX "films_order_idx" ON "films" USING btree ("order");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE INDEX "films_deleted_at_idx" ON "films" USING btree ("deleted_at");
  CREATE INDEX "films__status_idx" ON "films" USING btree ("_status");
  CREATE INDEX "films_rels_order_idx" ON "films_rels" USING btree ("order");
  CREATE INDEX "films_rels_parent_idx" ON "films_rels" USING btree ("parent_id");
  CREATE INDEX "films_rels_path_idx" ON "films_rels" USING btree ("path");
  CREATE INDEX "films_rels_divisions_id_idx" ON "films_rels" USING btree ("divisions_id");
  CREATE INDEX "_films_v_version_chapters_order_idx" ON "_films_v_version_chapters" USING btree ("_order");
  CREATE INDEX "_films_v_version_chapters_parent_id_idx" ON "_films_v_version_chapters" USING btree ("_parent_id");
  CREATE INDEX "_films_v_version_captions_order_idx" ON "_films_v_version_captions" USING btree ("_order");
  CREATE INDEX "_films_v_version_captions_parent_id_idx" ON "_films_v_version_captions" USING btree ("_parent_id");
  CREATE INDEX "_films_v_version_captions_file_idx" ON "_films_v_version_captions" USING btree ("file_id");
  CREATE INDEX "_films_v_parent_idx" ON "_films_v" USING btree ("parent_id");
  CREATE INDEX "_films_v_version_version_file_idx" ON "_films_v" USING btree ("version_file_id");
  CREATE INDEX "_films_v_version_version_slug_idx" ON "_films_v" USING btree ("version_slug");
  CREATE INDEX "_films_v_version_version_category_idx" ON "_films_v" USING btree ("version_category");
  CREATE INDEX "_films_v_version_version_thumbnail_idx" ON "_films_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_films_v_version_version_date_assigned_idx" ON "_films_v" USING btree ("version_date_assigned");
  CREATE INDEX "_films_v_version_version_order_idx" ON "_films_v" USING btree ("version_order");
  CREATE INDEX "_films_v_version_version_updated_at_idx" ON "_films_v" USING btree ("version_updated_at");
  CREATE INDEX "_films_v_version_version_created_at_idx" ON "_films_v" USING btree ("version_created_at");
  CREATE INDEX "_films_v_version_version_deleted_at_idx" ON "_films_v" USING btree ("version_deleted_at");
  CREATE INDEX "_films_v_version_version__status_idx" ON "_films_v" USING btree ("version__status");
  CREATE INDEX "_films_v_created_at_idx" ON "_films_v" USING btree ("created_at");
  CREATE INDEX "_films_v_updated_at_idx" ON "_films_v" USING btree ("updated_at");
  CREATE INDEX "_films_v_latest_idx" ON "_films_v" USING btree ("latest");
  CREATE INDEX "_films_v_autosave_idx" ON "_films_v" USING btree ("autosave");
  CREATE INDEX "_films_v_rels_order_idx" ON "_films_v_rels" USING btree ("order");
  CREATE INDEX "_films_v_rels_parent_idx" ON "_films_v_rels" USING btree ("parent_id");
  CREATE INDEX "_films_v_rels_path_idx" ON "_films_v_rels" USING btree ("path");
  CREATE INDEX "_films_v_rels_divisions_id_idx" ON "_films_v_rels" USING btree ("divisions_id");
  CREATE INDEX "quizzes_questions_options_order_idx" ON "quizzes_questions_options" USING btree ("_order");
  CREATE INDEX "quizzes_questions_options_parent_id_idx" ON "quizzes_questions_options" USING btree ("_parent_id");
  CREATE INDEX "quizzes_questions_order_idx" ON "quizzes_questions" USING btree ("_order");
  CREATE INDEX "quizzes_questions_parent_id_idx" ON "quizzes_questions" USING btree ("_parent_id");
  CREATE INDEX "quizzes_film_idx" ON "quizzes" USING btree ("film_id");
  CREATE INDEX "quizzes_updated_at_idx" ON "quizzes" USING btree ("updated_at");
  CREATE INDEX "quizzes_created_at_idx" ON "quizzes" USING btree ("created_at");
  CREATE UNIQUE INDEX "film_kind_idx" ON "quizzes" USING btree ("film_id","kind");
  CREATE INDEX "film_assignments_film_idx" ON "film_assignments" USING btree ("film_id");
  CREATE INDEX "film_assignments_quiz_idx" ON "film_assignments" USING btree ("quiz_id");
  CREATE INDEX "film_assignments_assigned_on_idx" ON "film_assignments" USING btree ("assigned_on");
  CREATE INDEX "film_assignments_due_on_idx" ON "film_assignments" USING btree ("due_on");
  CREATE INDEX "film_assignments_updated_at_idx" ON "film_assignments" USING btree ("updated_at");
  CREATE INDEX "film_assignments_created_at_idx" ON "film_assignments" USING btree ("created_at");
  CREATE INDEX "film_assignments_rels_order_idx" ON "film_assignments_rels" USING btree ("order");
  CREATE INDEX "film_assignments_rels_parent_idx" ON "film_assignments_rels" USING btree ("parent_id");
  CREATE INDEX "film_assignments_rels_path_idx" ON "film_assignments_rels" USING btree ("path");
  CREATE INDEX "film_assignments_rels_divisions_id_idx" ON "film_assignments_rels" USING btree ("divisions_id");
  CREATE INDEX "film_assignments_rels_members_id_idx" ON "film_assignments_rels" USING btree ("members_id");
  CREATE INDEX "film_comments_film_idx" ON "film_comments" USING btree ("film_id");
  CREATE INDEX "film_comments_state_idx" ON "film_comments" USING btree ("state");
  CREATE INDEX "film_comments_author_idx" ON "film_comments" USING btree ("author_id");
  CREATE INDEX "film_comments_staff_author_idx" ON "film_comments" USING btree ("staff_author_id");
  CREATE INDEX "film_comments_updated_at_idx" ON "film_comments" USING btree ("updated_at");
  CREATE INDEX "film_comments_created_at_idx" ON "film_comments" USING btree ("created_at");
  CREATE INDEX "members_player_idx" ON "members" USING btree ("player_id");
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "members_rels_order_idx" ON "members_rels" USING btree ("order");
  CREATE INDEX "members_rels_parent_idx" ON "members_rels" USING btree ("parent_id");
  CREATE INDEX "members_rels_path_idx" ON "members_rels" USING btree ("path");
  CREATE INDEX "members_rels_divisions_id_idx" ON "members_rels" USING btree ("divisions_id");
  CREATE INDEX "members_rels_members_id_idx" ON "members_rels" USING btree ("members_id");
  CREATE INDEX "film_views_member_idx" ON "film_views" USING btree ("member_id");
  CREATE INDEX "film_views_film_idx" ON "film_views" USING btree ("film_id");
  CREATE INDEX "film_views_watched_at_idx" ON "film_views" USING btree ("watched_at");
  CREATE INDEX "film_views_updated_at_idx" ON "film_views" USING btree ("updated_at");
  CREATE INDEX "film_views_created_at_idx" ON "film_views" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_film_idx" ON "film_views" USING btree ("member_id","film_id");
  CREATE INDEX "quiz_attempts_answers_order_idx" ON "quiz_attempts_answers" USING btree ("_order");
  CREATE INDEX "quiz_attempts_answers_parent_id_idx" ON "quiz_attempts_answers" USING btree ("_parent_id");
  CREATE INDEX "quiz_attempts_member_idx" ON "quiz_attempts" USING btree ("member_id");
  CREATE INDEX "quiz_attempts_quiz_idx" ON "quiz_attempts" USING btree ("quiz_id");
  CREATE INDEX "quiz_attempts_finished_at_idx" ON "quiz_attempts" USING btree ("finished_at");
  CREATE INDEX "quiz_attempts_updated_at_idx" ON "quiz_attempts" USING btree ("updated_at");
  CREATE INDEX "quiz_attempts_created_at_idx" ON "quiz_attempts" USING btree ("created_at");
  CREATE INDEX "film_files_updated_at_idx" ON "film_files" USING btree ("updated_at");
  CREATE INDEX "film_files_created_at_idx" ON "film_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "film_files_filename_idx" ON "film_files" USING btree ("filename");
  CREATE INDEX "exercises_goals_order_idx" ON "exercises_goals" USING btree ("order");
  CREATE INDEX "exercises_goals_parent_idx" ON "exercises_goals" USING btree ("parent_id");
  CREATE INDEX "exercises_positions_order_idx" ON "exercises_positions" USING btree ("order");
  CREATE INDEX "exercises_positions_parent_idx" ON "exercises_positions" USING btree ("parent_id");
  CREATE INDEX "exercises_order_idx" ON "exercises" USING btree ("order");
  CREATE INDEX "exercises_updated_at_idx" ON "exercises" USING btree ("updated_at");
  CREATE INDEX "exercises_created_at_idx" ON "exercises" USING btree ("created_at");
  CREATE INDEX "exercises_deleted_at_idx" ON "exercises" USING btree ("deleted_at");
  CREATE INDEX "exercises__status_idx" ON "exercises" USING btree ("_status");
  CREATE INDEX "_exercises_v_version_goals_order_idx" ON "_exercises_v_version_goals" USING btree ("order");
  CREATE INDEX "_exercises_v_version_goals_parent_idx" ON "_exercises_v_version_goals" USING btree ("parent_id");
  CREATE INDEX "_exercises_v_version_positions_order_idx" ON "_exercises_v_version_positions" USING btree ("order");
  CREATE INDEX "_exercises_v_version_positions_parent_idx" ON "_exercises_v_version_positions" USING btree ("parent_id");
  CREATE INDEX "_exercises_v_parent_idx" ON "_exercises_v" USING btree ("parent_id");
  CREATE INDEX "_exercises_v_version_version_order_idx" ON "_exercises_v" USING btree ("version_order");
  CREATE INDEX "_exercises_v_version_version_updated_at_idx" ON "_exercises_v" USING btree ("version_updated_at");
  CREATE INDEX "_exercises_v_version_version_created_at_idx" ON "_exercises_v" USING btree ("version_created_at");
  CREATE INDEX "_exercises_v_version_version_deleted_at_idx" ON "_exercises_v" USING btree ("version_deleted_at");
  CREATE INDEX "_exercises_v_version_version__status_idx" ON "_exercises_v" USING btree ("version__status");
  CREATE INDEX "_exercises_v_created_at_idx" ON "_exercises_v" USING btree ("created_at");
  CREATE INDEX "_exercises_v_updated_at_idx" ON "_exercises_v" USING btree ("updated_at");
  CREATE INDEX "_exercises_v_latest_idx" ON "_exercises_v" USING btree ("latest");
  CREATE INDEX "_exercises_v_autosave_idx" ON "_exercises_v" USING btree ("autosave");
  CREATE INDEX "demo_videos_order_idx" ON "demo_videos" USING btree ("order");
  CREATE INDEX "demo_videos_updated_at_idx" ON "demo_videos" USING btree ("updated_at");
  CREATE INDEX "demo_videos_created_at_idx" ON "demo_videos" USING btree ("created_at");
  CREATE INDEX "demo_videos_deleted_at_idx" ON "demo_videos" USING btree ("deleted_at");
  CREATE INDEX "demo_videos__status_idx" ON "demo_videos" USING btree ("_status");
  CREATE INDEX "_demo_videos_v_parent_idx" ON "_demo_videos_v" USING btree ("parent_id");
  CREATE INDEX "_demo_videos_v_version_version_order_idx" ON "_demo_videos_v" USING btree ("version_order");
  CREATE INDEX "_demo_videos_v_version_version_updated_at_idx" ON "_demo_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_demo_videos_v_version_version_created_at_idx" ON "_demo_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_demo_videos_v_version_version_deleted_at_idx" ON "_demo_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_demo_videos_v_version_version__status_idx" ON "_demo_videos_v" USING btree ("version__status");
  CREATE INDEX "_demo_videos_v_created_at_idx" ON "_demo_videos_v" USING btree ("created_at");
  CREATE INDEX "_demo_videos_v_updated_at_idx" ON "_demo_videos_v" USING btree ("updated_at");
  CREATE INDEX "_demo_videos_v_latest_idx" ON "_demo_videos_v" USING btree ("latest");
  CREATE INDEX "_demo_videos_v_autosave_idx" ON "_demo_videos_v" USING btree ("autosave");
  CREATE INDEX "meals_styles_order_idx" ON "meals_styles" USING btree ("order");
  CREATE INDEX "meals_styles_parent_idx" ON "meals_styles" USING btree ("parent_id");
  CREATE INDEX "meals_foods_order_idx" ON "meals_foods" USING btree ("_order");
  CREATE INDEX "meals_foods_parent_id_idx" ON "meals_foods" USING btree ("_parent_id");
  CREATE INDEX "meals_foods_food_idx" ON "meals_foods" USING btree ("food_id");
  CREATE INDEX "meals_order_idx" ON "meals" USING btree ("order");
  CREATE INDEX "meals_updated_at_idx" ON "meals" USING btree ("updated_at");
  CREATE INDEX "meals_created_at_idx" ON "meals" USING btree ("created_at");
  CREATE INDEX "meals_deleted_at_idx" ON "meals" USING btree ("deleted_at");
  CREATE INDEX "meals__status_idx" ON "meals" USING btree ("_status");
  CREATE INDEX "_meals_v_version_styles_order_idx" ON "_meals_v_version_styles" USING btree ("order");
  CREATE INDEX "_meals_v_version_styles_parent_idx" ON "_meals_v_version_styles" USING btree ("parent_id");
  CREATE INDEX "_meals_v_version_foods_order_idx" ON "_meals_v_version_foods" USING btree ("_order");
  CREATE INDEX "_meals_v_version_foods_parent_id_idx" ON "_meals_v_version_foods" USING btree ("_parent_id");
  CREATE INDEX "_meals_v_version_foods_food_idx" ON "_meals_v_version_foods" USING btree ("food_id");
  CREATE INDEX "_meals_v_parent_idx" ON "_meals_v" USING btree ("parent_id");
  CREATE INDEX "_meals_v_version_version_order_idx" ON "_meals_v" USING btree ("version_order");
  CREATE INDEX "_meals_v_version_version_updated_at_idx" ON "_meals_v" USING btree ("version_updated_at");
  CREATE INDEX "_meals_v_version_version_created_at_idx" ON "_meals_v" USING btree ("version_created_at");
  CREATE INDEX "_meals_v_version_version_deleted_at_idx" ON "_meals_v" USING btree ("version_deleted_at");
  CREATE INDEX "_meals_v_version_version__status_idx" ON "_meals_v" USING btree ("version__status");
  CREATE INDEX "_meals_v_created_at_idx" ON "_meals_v" USING btree ("created_at");
  CREATE INDEX "_meals_v_updated_at_idx" ON "_meals_v" USING btree ("updated_at");
  CREATE INDEX "_meals_v_latest_idx" ON "_meals_v" USING btree ("latest");
  CREATE INDEX "_meals_v_autosave_idx" ON "_meals_v" USING btree ("autosave");
  CREATE INDEX "foods_contains_order_idx" ON "foods_contains" USING btree ("order");
  CREATE INDEX "foods_contains_parent_idx" ON "foods_contains" USING btree ("parent_id");
  CREATE UNIQUE INDEX "foods_name_idx" ON "foods" USING btree ("name");
  CREATE INDEX "foods_swap_idx" ON "foods" USING btree ("swap_id");
  CREATE INDEX "foods_order_idx" ON "foods" USING btree ("order");
  CREATE INDEX "foods_updated_at_idx" ON "foods" USING btree ("updated_at");
  CREATE INDEX "foods_created_at_idx" ON "foods" USING btree ("created_at");
  CREATE INDEX "foods_deleted_at_idx" ON "foods" USING btree ("deleted_at");
  CREATE INDEX "foods__status_idx" ON "foods" USING btree ("_status");
  CREATE INDEX "_foods_v_version_contains_order_idx" ON "_foods_v_version_contains" USING btree ("order");
  CREATE INDEX "_foods_v_version_contains_parent_idx" ON "_foods_v_version_contains" USING btree ("parent_id");
  CREATE INDEX "_foods_v_parent_idx" ON "_foods_v" USING btree ("parent_id");
  CREATE INDEX "_foods_v_version_version_name_idx" ON "_foods_v" USING btree ("version_name");
  CREATE INDEX "_foods_v_version_version_swap_idx" ON "_foods_v" USING btree ("version_swap_id");
  CREATE INDEX "_foods_v_version_version_order_idx" ON "_foods_v" USING btree ("version_order");
  CREATE INDEX "_foods_v_version_version_updated_at_idx" ON "_foods_v" USING btree ("version_updated_at");
  CREATE INDEX "_foods_v_version_version_created_at_idx" ON "_foods_v" USING btree ("version_created_at");
  CREATE INDEX "_foods_v_version_version_deleted_at_idx" ON "_foods_v" USING btree ("version_deleted_at");
  CREATE INDEX "_foods_v_version_version__status_idx" ON "_foods_v" USING btree ("version__status");
  CREATE INDEX "_foods_v_created_at_idx" ON "_foods_v" USING btree ("created_at");
  CREATE INDEX "_foods_v_updated_at_idx" ON "_foods_v" USING btree ("updated_at");
  CREATE INDEX "_foods_v_latest_idx" ON "_foods_v" USING btree ("latest");
  CREATE INDEX "_foods_v_autosave_idx" ON "_foods_v" USING btree ("autosave");
  CREATE INDEX "tips_styles_order_idx" ON "tips_styles" USING btree ("order");
  CREATE INDEX "tips_styles_parent_idx" ON "tips_styles" USING btree ("parent_id");
  CREATE INDEX "tips_order_idx" ON "tips" USING btree ("order");
  CREATE INDEX "tips_updated_at_idx" ON "tips" USING btree ("updated_at");
  CREATE INDEX "tips_created_at_idx" ON "tips" USING btree ("created_at");
  CREATE INDEX "tips_deleted_at_idx" ON "tips" USING btree ("deleted_at");
  CREATE INDEX "tips__status_idx" ON "tips" USING btree ("_status");
  CREATE INDEX "_tips_v_version_styles_order_idx" ON "_tips_v_version_styles" USING btree ("order");
  CREATE INDEX "_tips_v_version_styles_parent_idx" ON "_tips_v_version_styles" USING btree ("parent_id");
  CREATE INDEX "_tips_v_parent_idx" ON "_tips_v" USING btree ("parent_id");
  CREATE INDEX "_tips_v_version_version_order_idx" ON "_tips_v" USING btree ("version_order");
  CREATE INDEX "_tips_v_version_version_updated_at_idx" ON "_tips_v" USING btree ("version_updated_at");
  CREATE INDEX "_tips_v_version_version_created_at_idx" ON "_tips_v" USING btree ("version_created_at");
  CREATE INDEX "_tips_v_version_version_deleted_at_idx" ON "_tips_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tips_v_version_version__status_idx" ON "_tips_v" USING btree ("version__status");
  CREATE INDEX "_tips_v_created_at_idx" ON "_tips_v" USING btree ("created_at");
  CREATE INDEX "_tips_v_updated_at_idx" ON "_tips_v" USING btree ("updated_at");
  CREATE INDEX "_tips_v_latest_idx" ON "_tips_v" USING btree ("latest");
  CREATE INDEX "_tips_v_autosave_idx" ON "_tips_v" USING btree ("autosave");
  CREATE INDEX "pledges_history_order_idx" ON "pledges_history" USING btree ("_order");
  CREATE INDEX "pledges_history_parent_id_idx" ON "pledges_history" USING btree ("_parent_id");
  CREATE INDEX "pledges_campaign_idx" ON "pledges" USING btree ("campaign_id");
  CREATE INDEX "pledges_status_idx" ON "pledges" USING btree ("status");
  CREATE INDEX "pledges_received_on_idx" ON "pledges" USING btree ("received_on");
  CREATE UNIQUE INDEX "pledges_reference_idx" ON "pledges" USING btree ("reference");
  CREATE UNIQUE INDEX "pledges_idempotency_key_idx" ON "pledges" USING btree ("idempotency_key");
  CREATE INDEX "pledges_updated_at_idx" ON "pledges" USING btree ("updated_at");
  CREATE INDEX "pledges_created_at_idx" ON "pledges" USING btree ("created_at");
  CREATE INDEX "campaigns_as_of_idx" ON "campaigns" USING btree ("as_of");
  CREATE INDEX "campaigns_order_idx" ON "campaigns" USING btree ("order");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at");
  CREATE INDEX "campaigns__status_idx" ON "campaigns" USING btree ("_status");
  CREATE INDEX "_campaigns_v_parent_idx" ON "_campaigns_v" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_version_as_of_idx" ON "_campaigns_v" USING btree ("version_as_of");
  CREATE INDEX "_campaigns_v_version_version_order_idx" ON "_campaigns_v" USING btree ("version_order");
  CREATE INDEX "_campaigns_v_version_version_updated_at_idx" ON "_campaigns_v" USING btree ("version_updated_at");
  CREATE INDEX "_campaigns_v_version_version_created_at_idx" ON "_campaigns_v" USING btree ("version_created_at");
  CREATE INDEX "_campaigns_v_version_version_deleted_at_idx" ON "_campaigns_v" USING btree ("version_deleted_at");
  CREATE INDEX "_campaigns_v_version_version__status_idx" ON "_campaigns_v" USING btree ("version__status");
  CREATE INDEX "_campaigns_v_created_at_idx" ON "_campaigns_v" USING btree ("created_at");
  CREATE INDEX "_campaigns_v_updated_at_idx" ON "_campaigns_v" USING btree ("updated_at");
  CREATE INDEX "_campaigns_v_latest_idx" ON "_campaigns_v" USING btree ("latest");
  CREATE INDEX "_campaigns_v_autosave_idx" ON "_campaigns_v" USING btree ("autosave");
  CREATE INDEX "giving_levels_order_idx" ON "giving_levels" USING btree ("order");
  CREATE INDEX "giving_levels_updated_at_idx" ON "giving_levels" USING btree ("updated_at");
  CREATE INDEX "giving_levels_created_at_idx" ON "giving_levels" USING btree ("created_at");
  CREATE INDEX "giving_levels_deleted_at_idx" ON "giving_levels" USING btree ("deleted_at");
  CREATE INDEX "giving_levels__status_idx" ON "giving_levels" USING btree ("_status");
  CREATE INDEX "_giving_levels_v_parent_idx" ON "_giving_levels_v" USING btree ("parent_id");
  CREATE INDEX "_giving_levels_v_version_version_order_idx" ON "_giving_levels_v" USING btree ("version_order");
  CREATE INDEX "_giving_levels_v_version_version_updated_at_idx" ON "_giving_levels_v" USING btree ("version_updated_at");
  CREATE INDEX "_giving_levels_v_version_version_created_at_idx" ON "_giving_levels_v" USING btree ("version_created_at");
  CREATE INDEX "_giving_levels_v_version_version_deleted_at_idx" ON "_giving_levels_v" USING btree ("version_deleted_at");
  CREATE INDEX "_giving_levels_v_version_version__status_idx" ON "_giving_levels_v" USING btree ("version__status");
  CREATE INDEX "_giving_levels_v_created_at_idx" ON "_giving_levels_v" USING btree ("created_at");
  CREATE INDEX "_giving_levels_v_updated_at_idx" ON "_giving_levels_v" USING btree ("updated_at");
  CREATE INDEX "_giving_levels_v_latest_idx" ON "_giving_levels_v" USING btree ("latest");
  CREATE INDEX "_giving_levels_v_autosave_idx" ON "_giving_levels_v" USING btree ("autosave");
  CREATE INDEX "sponsors_logo_idx" ON "sponsors" USING btree ("logo_id");
  CREATE INDEX "sponsors_order_idx" ON "sponsors" USING btree ("order");
  CREATE INDEX "sponsors_starts_on_idx" ON "sponsors" USING btree ("starts_on");
  CREATE INDEX "sponsors_ends_on_idx" ON "sponsors" USING btree ("ends_on");
  CREATE INDEX "sponsors_updated_at_idx" ON "sponsors" USING btree ("updated_at");
  CREATE INDEX "sponsors_created_at_idx" ON "sponsors" USING btree ("created_at");
  CREATE INDEX "sponsors_deleted_at_idx" ON "sponsors" USING btree ("deleted_at");
  CREATE INDEX "sponsors__status_idx" ON "sponsors" USING btree ("_status");
  CREATE INDEX "_sponsors_v_parent_idx" ON "_sponsors_v" USING btree ("parent_id");
  CREATE INDEX "_sponsors_v_version_version_logo_idx" ON "_sponsors_v" USING btree ("version_logo_id");
  CREATE INDEX "_sponsors_v_version_version_order_idx" ON "_sponsors_v" USING btree ("version_order");
  CREATE INDEX "_sponsors_v_version_version_starts_on_idx" ON "_sponsors_v" USING btree ("version_starts_on");
  CREATE INDEX "_sponsors_v_version_version_ends_on_idx" ON "_sponsors_v" USING btree ("version_ends_on");
  CREATE INDEX "_sponsors_v_version_version_updated_at_idx" ON "_sponsors_v" USING btree ("version_updated_at");
  CREATE INDEX "_sponsors_v_version_version_created_at_idx" ON "_sponsors_v" USING btree ("version_created_at");
  CREATE INDEX "_sponsors_v_version_version_deleted_at_idx" ON "_sponsors_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sponsors_v_version_version__status_idx" ON "_sponsors_v" USING btree ("version__status");
  CREATE INDEX "_sponsors_v_created_at_idx" ON "_sponsors_v" USING btree ("created_at");
  CREATE INDEX "_sponsors_v_updated_at_idx" ON "_sponsors_v" USING btree ("updated_at");
  CREATE INDEX "_sponsors_v_latest_idx" ON "_sponsors_v" USING btree ("latest");
  CREATE INDEX "_sponsors_v_autosave_idx" ON "_sponsors_v" USING btree ("autosave");
  CREATE INDEX "sponsor_packages_benefits_order_idx" ON "sponsor_packages_benefits" USING btree ("_order");
  CREATE INDEX "sponsor_packages_benefits_parent_id_idx" ON "sponsor_packages_benefits" USING btree ("_parent_id");
  CREATE INDEX "sponsor_packages_order_idx" ON "sponsor_packages" USING btree ("order");
  CREATE INDEX "sponsor_packages_updated_at_idx" ON "sponsor_packages" USING btree ("updated_at");
  CREATE INDEX "sponsor_packages_created_at_idx" ON "sponsor_packages" USING btree ("created_at");
  CREATE INDEX "sponsor_packages_deleted_at_idx" ON "sponsor_packages" USING btree ("deleted_at");
  CREATE INDEX "sponsor_packages__status_idx" ON "sponsor_packages" USING btree ("_status");
  CREATE INDEX "_sponsor_packages_v_version_benefits_order_idx" ON "_sponsor_packages_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_sponsor_packages_v_version_benefits_parent_id_idx" ON "_sponsor_packages_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_sponsor_packages_v_parent_idx" ON "_sponsor_packages_v" USING btree ("parent_id");
  CREATE INDEX "_sponsor_packages_v_version_version_order_idx" ON "_sponsor_packages_v" USING btree ("version_order");
  CREATE INDEX "_sponsor_packages_v_version_version_updated_at_idx" ON "_sponsor_packages_v" USING btree ("version_updated_at");
  CREATE INDEX "_sponsor_packages_v_version_version_created_at_idx" ON "_sponsor_packages_v" USING btree ("version_created_at");
  CREATE INDEX "_sponsor_packages_v_version_version_deleted_at_idx" ON "_sponsor_packages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sponsor_packages_v_version_version__status_idx" ON "_sponsor_packages_v" USING btree ("version__status");
  CREATE INDEX "_sponsor_packages_v_created_at_idx" ON "_sponsor_packages_v" USING btree ("created_at");
  CREATE INDEX "_sponsor_packages_v_updated_at_idx" ON "_sponsor_packages_v" USING btree ("updated_at");
  CREATE INDEX "_sponsor_packages_v_latest_idx" ON "_sponsor_packages_v" USING btree ("latest");
  CREATE INDEX "_sponsor_packages_v_autosave_idx" ON "_sponsor_packages_v" USING btree ("autosave");
  CREATE INDEX "sponsor_inquiries_history_order_idx" ON "sponsor_inquiries_history" USING btree ("_order");
  CREATE INDEX "sponsor_inquiries_history_parent_id_idx" ON "sponsor_inquiries_history" USING btree ("_parent_id");
  CREATE INDEX "sponsor_inquiries_status_idx" ON "sponsor_inquiries" USING btree ("status");
  CREATE UNIQUE INDEX "sponsor_inquiries_reference_idx" ON "sponsor_inquiries" USING btree ("reference");
  CREATE UNIQUE INDEX "sponsor_inquiries_idempotency_key_idx" ON "sponsor_inquiries" USING btree ("idempotency_key");
  CREATE INDEX "sponsor_inquiries_updated_at_idx" ON "sponsor_inquiries" USING btree ("updated_at");
  CREATE INDEX "sponsor_inquiries_created_at_idx" ON "sponsor_inquiries" USING btree ("created_at");
  CREATE INDEX "tour_requests_history_order_idx" ON "tour_requests_history" USING btree ("_order");
  CREATE INDEX "tour_requests_history_parent_id_idx" ON "tour_requests_history" USING btree ("_parent_id");
  CREATE INDEX "tour_requests_status_idx" ON "tour_requests" USING btree ("status");
  CREATE INDEX "tour_requests_slot_at_idx" ON "tour_requests" USING btree ("slot_at");
  CREATE UNIQUE INDEX "tour_requests_reference_idx" ON "tour_requests" USING btree ("reference");
  CREATE UNIQUE INDEX "tour_requests_idempotency_key_idx" ON "tour_requests" USING btree ("idempotency_key");
  CREATE INDEX "tour_requests_updated_at_idx" ON "tour_requests" USING btree ("updated_at");
  CREATE INDEX "tour_requests_created_at_idx" ON "tour_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "deck_links_seed_idx" ON "deck_links" USING btree ("seed");
  CREATE UNIQUE INDEX "deck_links_token_hash_idx" ON "deck_links" USING btree ("token_hash");
  CREATE INDEX "deck_links_updated_at_idx" ON "deck_links" USING btree ("updated_at");
  CREATE INDEX "deck_links_created_at_idx" ON "deck_links" USING btree ("created_at");
  CREATE INDEX "cities_local_players_order_idx" ON "cities_local_players" USING btree ("_order");
  CREATE INDEX "cities_local_players_parent_id_idx" ON "cities_local_players" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "cities_slug_idx" ON "cities" USING btree ("slug");
  CREATE INDEX "cities_order_idx" ON "cities" USING btree ("order");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE INDEX "cities_deleted_at_idx" ON "cities" USING btree ("deleted_at");
  CREATE INDEX "cities__status_idx" ON "cities" USING btree ("_status");
  CREATE INDEX "cities_texts_order_parent" ON "cities_texts" USING btree ("order","parent_id");
  CREATE INDEX "_cities_v_version_local_players_order_idx" ON "_cities_v_version_local_players" USING btree ("_order");
  CREATE INDEX "_cities_v_version_local_players_parent_id_idx" ON "_cities_v_version_local_players" USING btree ("_parent_id");
  CREATE INDEX "_cities_v_parent_idx" ON "_cities_v" USING btree ("parent_id");
  CREATE INDEX "_cities_v_version_version_slug_idx" ON "_cities_v" USING btree ("version_slug");
  CREATE INDEX "_cities_v_version_version_order_idx" ON "_cities_v" USING btree ("version_order");
  CREATE INDEX "_cities_v_version_version_updated_at_idx" ON "_cities_v" USING btree ("version_updated_at");
  CREATE INDEX "_cities_v_version_version_created_at_idx" ON "_cities_v" USING btree ("version_created_at");
  CREATE INDEX "_cities_v_version_version_deleted_at_idx" ON "_cities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cities_v_version_version__status_idx" ON "_cities_v" USING btree ("version__status");
  CREATE INDEX "_cities_v_created_at_idx" ON "_cities_v" USING btree ("created_at");
  CREATE INDEX "_cities_v_updated_at_idx" ON "_cities_v" USING btree ("updated_at");
  CREATE INDEX "_cities_v_latest_idx" ON "_cities_v" USING btree ("latest");
  CREATE INDEX "_cities_v_autosave_idx" ON "_cities_v" USING btree ("autosave");
  CREATE INDEX "_cities_v_texts_order_parent" ON "_cities_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_order_idx" ON "testimonials" USING btree ("order");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_image_idx" ON "_testimonials_v" USING btree ("version_image_id");
  CREATE INDEX "_testimonials_v_version_version_order_idx" ON "_testimonials_v" USING btree ("version_order");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "_faqs_v_autosave_idx" ON "_faqs_v" USING btree ("autosave");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_date_idx" ON "posts" USING btree ("date");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category");
  CREATE UNIQUE INDEX "posts_number_idx" ON "posts" USING btree ("number");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_date_idx" ON "_posts_v" USING btree ("version_date");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category");
  CREATE INDEX "_posts_v_version_version_number_idx" ON "_posts_v" USING btree ("version_number");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "albums_pictures_order_idx" ON "albums_pictures" USING btree ("_order");
  CREATE INDEX "albums_pictures_parent_id_idx" ON "albums_pictures" USING btree ("_parent_id");
  CREATE INDEX "albums_pictures_picture_idx" ON "albums_pictures" USING btree ("picture_id");
  CREATE INDEX "albums_date_idx" ON "albums" USING btree ("date");
  CREATE INDEX "albums_cover_idx" ON "albums" USING btree ("cover_id");
  CREATE UNIQUE INDEX "albums_slug_idx" ON "albums" USING btree ("slug");
  CREATE INDEX "albums_updated_at_idx" ON "albums" USING btree ("updated_at");
  CREATE INDEX "albums_created_at_idx" ON "albums" USING btree ("created_at");
  CREATE INDEX "albums_deleted_at_idx" ON "albums" USING btree ("deleted_at");
  CREATE INDEX "albums__status_idx" ON "albums" USING btree ("_status");
  CREATE INDEX "_albums_v_version_pictures_order_idx" ON "_albums_v_version_pictures" USING btree ("_order");
  CREATE INDEX "_albums_v_version_pictures_parent_id_idx" ON "_albums_v_version_pictures" USING btree ("_parent_id");
  CREATE INDEX "_albums_v_version_pictures_picture_idx" ON "_albums_v_version_pictures" USING btree ("picture_id");
  CREATE INDEX "_albums_v_parent_idx" ON "_albums_v" USING btree ("parent_id");
  CREATE INDEX "_albums_v_version_version_date_idx" ON "_albums_v" USING btree ("version_date");
  CREATE INDEX "_albums_v_version_version_cover_idx" ON "_albums_v" USING btree ("version_cover_id");
  CREATE INDEX "_albums_v_version_version_slug_idx" ON "_albums_v" USING btree ("version_slug");
  CREATE INDEX "_albums_v_version_version_updated_at_idx" ON "_albums_v" USING btree ("version_updated_at");
  CREATE INDEX "_albums_v_version_version_created_at_idx" ON "_albums_v" USING btree ("version_created_at");
  CREATE INDEX "_albums_v_version_version_deleted_at_idx" ON "_albums_v" USING btree ("version_deleted_at");
  CREATE INDEX "_albums_v_version_version__status_idx" ON "_albums_v" USING btree ("version__status");
  CREATE INDEX "_albums_v_created_at_idx" ON "_albums_v" USING btree ("created_at");
  CREATE INDEX "_albums_v_updated_at_idx" ON "_albums_v" USING btree ("updated_at");
  CREATE INDEX "_albums_v_latest_idx" ON "_albums_v" USING btree ("latest");
  CREATE INDEX "_albums_v_autosave_idx" ON "_albums_v" USING btree ("autosave");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "staff_roles_order_idx" ON "staff_roles" USING btree ("order");
  CREATE INDEX "staff_roles_parent_idx" ON "staff_roles" USING btree ("parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_divisions_id_idx" ON "staff_rels" USING btree ("divisions_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_posts_id_idx" ON "redirects_rels" USING btree ("posts_id");
  CREATE INDEX "redirects_rels_cities_id_idx" ON "redirects_rels" USING btree ("cities_id");
  CREATE INDEX "redirects_rels_events_id_idx" ON "redirects_rels" USING btree ("events_id");
  CREATE INDEX "redirects_rels_albums_id_idx" ON "redirects_rels" USING btree ("albums_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_player_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("player_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_tryout_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("tryout_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_form_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("form_entries_id");
  CREATE INDEX "payload_locked_documents_rels_tryout_days_id_idx" ON "payload_locked_documents_rels" USING btree ("tryout_days_id");
  CREATE INDEX "payload_locked_documents_rels_enrolments_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolments_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_mail_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_templates_id");
  CREATE INDEX "payload_locked_documents_rels_programs_id_idx" ON "payload_locked_documents_rels" USING btree ("programs_id");
  CREATE INDEX "payload_locked_documents_rels_divisions_id_idx" ON "payload_locked_documents_rels" USING btree ("divisions_id");
  CREATE INDEX "payload_locked_documents_rels_players_id_idx" ON "payload_locked_documents_rels" USING btree ("players_id");
  CREATE INDEX "payload_locked_documents_rels_seasons_id_idx" ON "payload_locked_documents_rels" USING btree ("seasons_id");
  CREATE INDEX "payload_locked_documents_rels_coaches_id_idx" ON "payload_locked_documents_rels" USING btree ("coaches_id");
  CREATE INDEX "payload_locked_documents_rels_stages_id_idx" ON "payload_locked_documents_rels" USING btree ("stages_id");
  CREATE INDEX "payload_locked_documents_rels_age_tiers_id_idx" ON "payload_locked_documents_rels" USING btree ("age_tiers_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");
  CREATE INDEX "payload_locked_documents_rels_quizzes_id_idx" ON "payload_locked_documents_rels" USING btree ("quizzes_id");
  CREATE INDEX "payload_locked_documents_rels_film_assignments_id_idx" ON "payload_locked_documents_rels" USING btree ("film_assignments_id");
  CREATE INDEX "payload_locked_documents_rels_film_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("film_comments_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_film_views_id_idx" ON "payload_locked_documents_rels" USING btree ("film_views_id");
  CREATE INDEX "payload_locked_documents_rels_quiz_attempts_id_idx" ON "payload_locked_documents_rels" USING btree ("quiz_attempts_id");
  CREATE INDEX "payload_locked_documents_rels_film_files_id_idx" ON "payload_locked_documents_rels" USING btree ("film_files_id");
  CREATE INDEX "payload_locked_documents_rels_exercises_id_idx" ON "payload_locked_documents_rels" USING btree ("exercises_id");
  CREATE INDEX "payload_locked_documents_rels_demo_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("demo_videos_id");
  CREATE INDEX "payload_locked_documents_rels_meals_id_idx" ON "payload_locked_documents_rels" USING btree ("meals_id");
  CREATE INDEX "payload_locked_documents_rels_foods_id_idx" ON "payload_locked_documents_rels" USING btree ("foods_id");
  CREATE INDEX "payload_locked_documents_rels_tips_id_idx" ON "payload_locked_documents_rels" USING btree ("tips_id");
  CREATE INDEX "payload_locked_documents_rels_pledges_id_idx" ON "payload_locked_documents_rels" USING btree ("pledges_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_giving_levels_id_idx" ON "payload_locked_documents_rels" USING btree ("giving_levels_id");
  CREATE INDEX "payload_locked_documents_rels_sponsors_id_idx" ON "payload_locked_documents_rels" USING btree ("sponsors_id");
  CREATE INDEX "payload_locked_documents_rels_sponsor_packages_id_idx" ON "payload_locked_documents_rels" USING btree ("sponsor_packages_id");
  CREATE INDEX "payload_locked_documents_rels_sponsor_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("sponsor_inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_tour_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("tour_requests_id");
  CREATE INDEX "payload_locked_documents_rels_deck_links_id_idx" ON "payload_locked_documents_rels" USING btree ("deck_links_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("albums_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "inbox_settings_days_order_idx" ON "inbox_settings_days" USING btree ("order");
  CREATE INDEX "inbox_settings_days_parent_idx" ON "inbox_settings_days" USING btree ("parent_id");
  CREATE INDEX "_automatic_mails_v_created_at_idx" ON "_automatic_mails_v" USING btree ("created_at");
  CREATE INDEX "_automatic_mails_v_updated_at_idx" ON "_automatic_mails_v" USING btree ("updated_at");
  CREATE INDEX "home_page_hero_facts_order_idx" ON "home_page_hero_facts" USING btree ("_order");
  CREATE INDEX "home_page_hero_facts_parent_id_idx" ON "home_page_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "home_page_programs_cards_order_idx" ON "home_page_programs_cards" USING btree ("_order");
  CREATE INDEX "home_page_programs_cards_parent_id_idx" ON "home_page_programs_cards" USING btree ("_parent_id");
  CREATE INDEX "home_page_system_points_order_idx" ON "home_page_system_points" USING btree ("_order");
  CREATE INDEX "home_page_system_points_parent_id_idx" ON "home_page_system_points" USING btree ("_parent_id");
  CREATE INDEX "home_page_system_list_order_idx" ON "home_page_system_list" USING btree ("_order");
  CREATE INDEX "home_page_system_list_parent_id_idx" ON "home_page_system_list" USING btree ("_parent_id");
  CREATE INDEX "home_page_philosophy_paragraphs_order_idx" ON "home_page_philosophy_paragraphs" USING btree ("_order");
  CREATE INDEX "home_page_philosophy_paragraphs_parent_id_idx" ON "home_page_philosophy_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "_home_page_v_version_hero_facts_order_idx" ON "_home_page_v_version_hero_facts" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_hero_facts_parent_id_idx" ON "_home_page_v_version_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_programs_cards_order_idx" ON "_home_page_v_version_programs_cards" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_programs_cards_parent_id_idx" ON "_home_page_v_version_programs_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_system_points_order_idx" ON "_home_page_v_version_system_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_system_points_parent_id_idx" ON "_home_page_v_version_system_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_system_list_order_idx" ON "_home_page_v_version_system_list" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_system_list_parent_id_idx" ON "_home_page_v_version_system_list" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_philosophy_paragraphs_order_idx" ON "_home_page_v_version_philosophy_paragraphs" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_philosophy_paragraphs_parent_id_idx" ON "_home_page_v_version_philosophy_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "about_page_story_paragraphs_order_idx" ON "about_page_story_paragraphs" USING btree ("_order");
  CREATE INDEX "about_page_story_paragraphs_parent_id_idx" ON "about_page_story_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "about_page_methodology_cards_order_idx" ON "about_page_methodology_cards" USING btree ("_order");
  CREATE INDEX "about_page_methodology_cards_parent_id_idx" ON "about_page_methodology_cards" USING btree ("_parent_id");
  CREATE INDEX "about_page__status_idx" ON "about_page" USING btree ("_status");
  CREATE INDEX "_about_page_v_version_story_paragraphs_order_idx" ON "_about_page_v_version_story_paragraphs" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_story_paragraphs_parent_id_idx" ON "_about_page_v_version_story_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_methodology_cards_order_idx" ON "_about_page_v_version_methodology_cards" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_methodology_cards_parent_id_idx" ON "_about_page_v_version_methodology_cards" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_version__status_idx" ON "_about_page_v" USING btree ("version__status");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE INDEX "_about_page_v_latest_idx" ON "_about_page_v" USING btree ("latest");
  CREATE INDEX "_about_page_v_autosave_idx" ON "_about_page_v" USING btree ("autosave");
  CREATE INDEX "academy_page_programs_cards_order_idx" ON "academy_page_programs_cards" USING btree ("_order");
  CREATE INDEX "academy_page_programs_cards_parent_id_idx" ON "academy_page_programs_cards" USING btree ("_parent_id");
  CREATE INDEX "academy_page_structure_points_order_idx" ON "academy_page_structure_points" USING btree ("_order");
  CREATE INDEX "academy_page_structure_points_parent_id_idx" ON "academy_page_structure_points" USING btree ("_parent_id");
  CREATE INDEX "academy_page__status_idx" ON "academy_page" USING btree ("_status");
  CREATE INDEX "_academy_page_v_version_programs_cards_order_idx" ON "_academy_page_v_version_programs_cards" USING btree ("_order");
  CREATE INDEX "_academy_page_v_version_programs_cards_parent_id_idx" ON "_academy_page_v_version_programs_cards" USING btree ("_parent_id");
  CREATE INDEX "_academy_page_v_version_structure_points_order_idx" ON "_academy_page_v_version_structure_points" USING btree ("_order");
  CREATE INDEX "_academy_page_v_version_structure_points_parent_id_idx" ON "_academy_page_v_version_structure_points" USING btree ("_parent_id");
  CREATE INDEX "_academy_page_v_version_version__status_idx" ON "_academy_page_v" USING btree ("version__status");
  CREATE INDEX "_academy_page_v_created_at_idx" ON "_academy_page_v" USING btree ("created_at");
  CREATE INDEX "_academy_page_v_updated_at_idx" ON "_academy_page_v" USING btree ("updated_at");
  CREATE INDEX "_academy_page_v_latest_idx" ON "_academy_page_v" USING btree ("latest");
  CREATE INDEX "_academy_page_v_autosave_idx" ON "_academy_page_v" USING btree ("autosave");
  CREATE INDEX "youth_academy_page_practice_times_order_idx" ON "youth_academy_page_practice_times" USING btree ("_order");
  CREATE INDEX "youth_academy_page_practice_times_parent_id_idx" ON "youth_academy_page_practice_times" USING btree ("_parent_id");
  CREATE INDEX "youth_academy_page_apart_points_order_idx" ON "youth_academy_page_apart_points" USING btree ("_order");
  CREATE INDEX "youth_academy_page_apart_points_parent_id_idx" ON "youth_academy_page_apart_points" USING btree ("_parent_id");
  CREATE INDEX "youth_academy_page__status_idx" ON "youth_academy_page" USING btree ("_status");
  CREATE INDEX "_youth_academy_page_v_version_practice_times_order_idx" ON "_youth_academy_page_v_version_practice_times" USING btree ("_order");
  CREATE INDEX "_youth_academy_page_v_version_practice_times_parent_id_idx" ON "_youth_academy_page_v_version_practice_times" USING btree ("_parent_id");
  CREATE INDEX "_youth_academy_page_v_version_apart_points_order_idx" ON "_youth_academy_page_v_version_apart_points" USING btree ("_order");
  CREATE INDEX "_youth_academy_page_v_version_apart_points_parent_id_idx" ON "_youth_academy_page_v_version_apart_points" USING btree ("_parent_id");
  CREATE INDEX "_youth_academy_page_v_version_version__status_idx" ON "_youth_academy_page_v" USING btree ("version__status");
  CREATE INDEX "_youth_academy_page_v_created_at_idx" ON "_youth_academy_page_v" USING btree ("created_at");
  CREATE INDEX "_youth_academy_page_v_updated_at_idx" ON "_youth_academy_page_v" USING btree ("updated_at");
  CREATE INDEX "_youth_academy_page_v_latest_idx" ON "_youth_academy_page_v" USING btree ("latest");
  CREATE INDEX "_youth_academy_page_v_autosave_idx" ON "_youth_academy_page_v" USING btree ("autosave");
  CREATE INDEX "advanced_academy_page_program_points_order_idx" ON "advanced_academy_page_program_points" USING btree ("_order");
  CREATE INDEX "advanced_academy_page_program_points_parent_id_idx" ON "advanced_academy_page_program_points" USING btree ("_parent_id");
  CREATE INDEX "advanced_academy_page_apply_steps_order_idx" ON "advanced_academy_page_apply_steps" USING btree ("_order");
  CREATE INDEX "advanced_academy_page_apply_steps_parent_id_idx" ON "advanced_academy_page_apply_steps" USING btree ("_parent_id");
  CREATE INDEX "advanced_academy_page__status_idx" ON "advanced_academy_page" USING btree ("_status");
  CREATE INDEX "_advanced_academy_page_v_version_program_points_order_idx" ON "_advanced_academy_page_v_version_program_points" USING btree ("_order");
  CREATE INDEX "_advanced_academy_page_v_version_program_points_parent_id_idx" ON "_advanced_academy_page_v_version_program_points" USING btree ("_parent_id");
  CREATE INDEX "_advanced_academy_page_v_version_apply_steps_order_idx" ON "_advanced_academy_page_v_version_apply_steps" USING btree ("_order");
  CREATE INDEX "_advanced_academy_page_v_version_apply_steps_parent_id_idx" ON "_advanced_academy_page_v_version_apply_steps" USING btree ("_parent_id");
  CREATE INDEX "_advanced_academy_page_v_version_version__status_idx" ON "_advanced_academy_page_v" USING btree ("version__status");
  CREATE INDEX "_advanced_academy_page_v_created_at_idx" ON "_advanced_academy_page_v" USING btree ("created_at");
  CREATE INDEX "_advanced_academy_page_v_updated_at_idx" ON "_advanced_academy_page_v" USING btree ("updated_at");
  CREATE INDEX "_advanced_academy_page_v_latest_idx" ON "_advanced_academy_page_v" USING btree ("latest");
  CREATE INDEX "_advanced_academy_page_v_autosave_idx" ON "_advanced_academy_page_v" USING btree ("autosave");
  CREATE INDEX "pricing_page_benefits_items_order_idx" ON "pricing_page_benefits_items" USING btree ("_order");
  CREATE INDEX "pricing_page_benefits_items_parent_id_idx" ON "pricing_page_benefits_items" USING btree ("_parent_id");
  CREATE INDEX "pricing_page_process_steps_order_idx" ON "pricing_page_process_steps" USING btree ("_order");
  CREATE INDEX "pricing_page_process_steps_parent_id_idx" ON "pricing_page_process_steps" USING btree ("_parent_id");
  CREATE INDEX "pricing_page__status_idx" ON "pricing_page" USING btree ("_status");
  CREATE INDEX "_pricing_page_v_version_benefits_items_order_idx" ON "_pricing_page_v_version_benefits_items" USING btree ("_order");
  CREATE INDEX "_pricing_page_v_version_benefits_items_parent_id_idx" ON "_pricing_page_v_version_benefits_items" USING btree ("_parent_id");
  CREATE INDEX "_pricing_page_v_version_process_steps_order_idx" ON "_pricing_page_v_version_process_steps" USING btree ("_order");
  CREATE INDEX "_pricing_page_v_version_process_steps_parent_id_idx" ON "_pricing_page_v_version_process_steps" USING btree ("_parent_id");
  CREATE INDEX "_pricing_page_v_version_version__status_idx" ON "_pricing_page_v" USING btree ("version__status");
  CREATE INDEX "_pricing_page_v_created_at_idx" ON "_pricing_page_v" USING btree ("created_at");
  CREATE INDEX "_pricing_page_v_updated_at_idx" ON "_pricing_page_v" USING btree ("updated_at");
  CREATE INDEX "_pricing_page_v_latest_idx" ON "_pricing_page_v" USING btree ("latest");
  CREATE INDEX "_pricing_page_v_autosave_idx" ON "_pricing_page_v" USING btree ("autosave");
  CREATE INDEX "programs_page__status_idx" ON "programs_page" USING btree ("_status");
  CREATE INDEX "_programs_page_v_version_version__status_idx" ON "_programs_page_v" USING btree ("version__status");
  CREATE INDEX "_programs_page_v_created_at_idx" ON "_programs_page_v" USING btree ("created_at");
  CREATE INDEX "_programs_page_v_updated_at_idx" ON "_programs_page_v" USING btree ("updated_at");
  CREATE INDEX "_programs_page_v_latest_idx" ON "_programs_page_v" USING btree ("latest");
  CREATE INDEX "_programs_page_v_autosave_idx" ON "_programs_page_v" USING btree ("autosave");
  CREATE INDEX "contact_page_locations_planned_order_idx" ON "contact_page_locations_planned" USING btree ("_order");
  CREATE INDEX "contact_page_locations_planned_parent_id_idx" ON "contact_page_locations_planned" USING btree ("_parent_id");
  CREATE INDEX "contact_page__status_idx" ON "contact_page" USING btree ("_status");
  CREATE INDEX "_contact_page_v_version_locations_planned_order_idx" ON "_contact_page_v_version_locations_planned" USING btree ("_order");
  CREATE INDEX "_contact_page_v_version_locations_planned_parent_id_idx" ON "_contact_page_v_version_locations_planned" USING btree ("_parent_id");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "_contact_page_v" USING btree ("version__status");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "_contact_page_v_latest_idx" ON "_contact_page_v" USING btree ("latest");
  CREATE INDEX "_contact_page_v_autosave_idx" ON "_contact_page_v" USING btree ("autosave");
  CREATE INDEX "faq_page__status_idx" ON "faq_page" USING btree ("_status");
  CREATE INDEX "_faq_page_v_version_version__status_idx" ON "_faq_page_v" USING btree ("version__status");
  CREATE INDEX "_faq_page_v_created_at_idx" ON "_faq_page_v" USING btree ("created_at");
  CREATE INDEX "_faq_page_v_updated_at_idx" ON "_faq_page_v" USING btree ("updated_at");
  CREATE INDEX "_faq_page_v_latest_idx" ON "_faq_page_v" USING btree ("latest");
  CREATE INDEX "_faq_page_v_autosave_idx" ON "_faq_page_v" USING btree ("autosave");
  CREATE INDEX "registration_page_tryout_steps_order_idx" ON "registration_page_tryout_steps" USING btree ("_order");
  CREATE INDEX "registration_page_tryout_steps_parent_id_idx" ON "registration_page_tryout_steps" USING btree ("_parent_id");
  CREATE INDEX "registration_page_player_steps_order_idx" ON "registration_page_player_steps" USING btree ("_order");
  CREATE INDEX "registration_page_player_steps_parent_id_idx" ON "registration_page_player_steps" USING btree ("_parent_id");
  CREATE INDEX "registration_page__status_idx" ON "registration_page" USING btree ("_status");
  CREATE INDEX "_registration_page_v_version_tryout_steps_order_idx" ON "_registration_page_v_version_tryout_steps" USING btree ("_order");
  CREATE INDEX "_registration_page_v_version_tryout_steps_parent_id_idx" ON "_registration_page_v_version_tryout_steps" USING btree ("_parent_id");
  CREATE INDEX "_registration_page_v_version_player_steps_order_idx" ON "_registration_page_v_version_player_steps" USING btree ("_order");
  CREATE INDEX "_registration_page_v_version_player_steps_parent_id_idx" ON "_registration_page_v_version_player_steps" USING btree ("_parent_id");
  CREATE INDEX "_registration_page_v_version_version__status_idx" ON "_registration_page_v" USING btree ("version__status");
  CREATE INDEX "_registration_page_v_created_at_idx" ON "_registration_page_v" USING btree ("created_at");
  CREATE INDEX "_registration_page_v_updated_at_idx" ON "_registration_page_v" USING btree ("updated_at");
  CREATE INDEX "_registration_page_v_latest_idx" ON "_registration_page_v" USING btree ("latest");
  CREATE INDEX "_registration_page_v_autosave_idx" ON "_registration_page_v" USING btree ("autosave");
  CREATE INDEX "teams_page_hero_values_order_idx" ON "teams_page_hero_values" USING btree ("_order");
  CREATE INDEX "teams_page_hero_values_parent_id_idx" ON "teams_page_hero_values" USING btree ("_parent_id");
  CREATE INDEX "teams_page_benefits_items_order_idx" ON "teams_page_benefits_items" USING btree ("_order");
  CREATE INDEX "teams_page_benefits_items_parent_id_idx" ON "teams_page_benefits_items" USING btree ("_parent_id");
  CREATE INDEX "teams_page__status_idx" ON "teams_page" USING btree ("_status");
  CREATE INDEX "_teams_page_v_version_hero_values_order_idx" ON "_teams_page_v_version_hero_values" USING btree ("_order");
  CREATE INDEX "_teams_page_v_version_hero_values_parent_id_idx" ON "_teams_page_v_version_hero_values" USING btree ("_parent_id");
  CREATE INDEX "_teams_page_v_version_benefits_items_order_idx" ON "_teams_page_v_version_benefits_items" USING btree ("_order");
  CREATE INDEX "_teams_page_v_version_benefits_items_parent_id_idx" ON "_teams_page_v_version_benefits_items" USING btree ("_parent_id");
  CREATE INDEX "_teams_page_v_version_version__status_idx" ON "_teams_page_v" USING btree ("version__status");
  CREATE INDEX "_teams_page_v_created_at_idx" ON "_teams_page_v" USING btree ("created_at");
  CREATE INDEX "_teams_page_v_updated_at_idx" ON "_teams_page_v" USING btree ("updated_at");
  CREATE INDEX "_teams_page_v_latest_idx" ON "_teams_page_v" USING btree ("latest");
  CREATE INDEX "_teams_page_v_autosave_idx" ON "_teams_page_v" USING btree ("autosave");
  CREATE INDEX "pathway_page_leads_items_order_idx" ON "pathway_page_leads_items" USING btree ("_order");
  CREATE INDEX "pathway_page_leads_items_parent_id_idx" ON "pathway_page_leads_items" USING btree ("_parent_id");
  CREATE INDEX "pathway_page__status_idx" ON "pathway_page" USING btree ("_status");
  CREATE INDEX "_pathway_page_v_version_leads_items_order_idx" ON "_pathway_page_v_version_leads_items" USING btree ("_order");
  CREATE INDEX "_pathway_page_v_version_leads_items_parent_id_idx" ON "_pathway_page_v_version_leads_items" USING btree ("_parent_id");
  CREATE INDEX "_pathway_page_v_version_version__status_idx" ON "_pathway_page_v" USING btree ("version__status");
  CREATE INDEX "_pathway_page_v_created_at_idx" ON "_pathway_page_v" USING btree ("created_at");
  CREATE INDEX "_pathway_page_v_updated_at_idx" ON "_pathway_page_v" USING btree ("updated_at");
  CREATE INDEX "_pathway_page_v_latest_idx" ON "_pathway_page_v" USING btree ("latest");
  CREATE INDEX "_pathway_page_v_autosave_idx" ON "_pathway_page_v" USING btree ("autosave");
  CREATE INDEX "train_page_offers_cards_order_idx" ON "train_page_offers_cards" USING btree ("_order");
  CREATE INDEX "train_page_offers_cards_parent_id_idx" ON "train_page_offers_cards" USING btree ("_parent_id");
  CREATE INDEX "train_page_choice_rows_order_idx" ON "train_page_choice_rows" USING btree ("_order");
  CREATE INDEX "train_page_choice_rows_parent_id_idx" ON "train_page_choice_rows" USING btree ("_parent_id");
  CREATE INDEX "train_page__status_idx" ON "train_page" USING btree ("_status");
  CREATE INDEX "_train_page_v_version_offers_cards_order_idx" ON "_train_page_v_version_offers_cards" USING btree ("_order");
  CREATE INDEX "_train_page_v_version_offers_cards_parent_id_idx" ON "_train_page_v_version_offers_cards" USING btree ("_parent_id");
  CREATE INDEX "_train_page_v_version_choice_rows_order_idx" ON "_train_page_v_version_choice_rows" USING btree ("_order");
  CREATE INDEX "_train_page_v_version_choice_rows_parent_id_idx" ON "_train_page_v_version_choice_rows" USING btree ("_parent_id");
  CREATE INDEX "_train_page_v_version_version__status_idx" ON "_train_page_v" USING btree ("version__status");
  CREATE INDEX "_train_page_v_created_at_idx" ON "_train_page_v" USING btree ("created_at");
  CREATE INDEX "_train_page_v_updated_at_idx" ON "_train_page_v" USING btree ("updated_at");
  CREATE INDEX "_train_page_v_latest_idx" ON "_train_page_v" USING btree ("latest");
  CREATE INDEX "_train_page_v_autosave_idx" ON "_train_page_v" USING btree ("autosave");
  CREATE INDEX "basketball_training_page_hero_facts_order_idx" ON "basketball_training_page_hero_facts" USING btree ("_order");
  CREATE INDEX "basketball_training_page_hero_facts_parent_id_idx" ON "basketball_training_page_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "basketball_training_page_plan_parts_order_idx" ON "basketball_training_page_plan_parts" USING btree ("_order");
  CREATE INDEX "basketball_training_page_plan_parts_parent_id_idx" ON "basketball_training_page_plan_parts" USING btree ("_parent_id");
  CREATE INDEX "basketball_training_page_who_items_order_idx" ON "basketball_training_page_who_items" USING btree ("_order");
  CREATE INDEX "basketball_training_page_who_items_parent_id_idx" ON "basketball_training_page_who_items" USING btree ("_parent_id");
  CREATE INDEX "basketball_training_page_bring_items_order_idx" ON "basketball_training_page_bring_items" USING btree ("_order");
  CREATE INDEX "basketball_training_page_bring_items_parent_id_idx" ON "basketball_training_page_bring_items" USING btree ("_parent_id");
  CREATE INDEX "basketball_training_page__status_idx" ON "basketball_training_page" USING btree ("_status");
  CREATE INDEX "_basketball_training_page_v_version_hero_facts_order_idx" ON "_basketball_training_page_v_version_hero_facts" USING btree ("_order");
  CREATE INDEX "_basketball_training_page_v_version_hero_facts_parent_id_idx" ON "_basketball_training_page_v_version_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "_basketball_training_page_v_version_plan_parts_order_idx" ON "_basketball_training_page_v_version_plan_parts" USING btree ("_order");
  CREATE INDEX "_basketball_training_page_v_version_plan_parts_parent_id_idx" ON "_basketball_training_page_v_version_plan_parts" USING btree ("_parent_id");
  CREATE INDEX "_basketball_training_page_v_version_who_items_order_idx" ON "_basketball_training_page_v_version_who_items" USING btree ("_order");
  CREATE INDEX "_basketball_training_page_v_version_who_items_parent_id_idx" ON "_basketball_training_page_v_version_who_items" USING btree ("_parent_id");
  CREATE INDEX "_basketball_training_page_v_version_bring_items_order_idx" ON "_basketball_training_page_v_version_bring_items" USING btree ("_order");
  CREATE INDEX "_basketball_training_page_v_version_bring_items_parent_id_idx" ON "_basketball_training_page_v_version_bring_items" USING btree ("_parent_id");
  CREATE INDEX "_basketball_training_page_v_version_version__status_idx" ON "_basketball_training_page_v" USING btree ("version__status");
  CREATE INDEX "_basketball_training_page_v_created_at_idx" ON "_basketball_training_page_v" USING btree ("created_at");
  CREATE INDEX "_basketball_training_page_v_updated_at_idx" ON "_basketball_training_page_v" USING btree ("updated_at");
  CREATE INDEX "_basketball_training_page_v_latest_idx" ON "_basketball_training_page_v" USING btree ("latest");
  CREATE INDEX "_basketball_training_page_v_autosave_idx" ON "_basketball_training_page_v" USING btree ("autosave");
  CREATE INDEX "private_training_page_rates_items_order_idx" ON "private_training_page_rates_items" USING btree ("_order");
  CREATE INDEX "private_training_page_rates_items_parent_id_idx" ON "private_training_page_rates_items" USING btree ("_parent_id");
  CREATE INDEX "private_training_page_rates_promises_order_idx" ON "private_training_page_rates_promises" USING btree ("_order");
  CREATE INDEX "private_training_page_rates_promises_parent_id_idx" ON "private_training_page_rates_promises" USING btree ("_parent_id");
  CREATE INDEX "private_training_page_ages_items_order_idx" ON "private_training_page_ages_items" USING btree ("_order");
  CREATE INDEX "private_training_page_ages_items_parent_id_idx" ON "private_training_page_ages_items" USING btree ("_parent_id");
  CREATE INDEX "private_training_page_booking_steps_order_idx" ON "private_training_page_booking_steps" USING btree ("_order");
  CREATE INDEX "private_training_page_booking_steps_parent_id_idx" ON "private_training_page_booking_steps" USING btree ("_parent_id");
  CREATE INDEX "private_training_page__status_idx" ON "private_training_page" USING btree ("_status");
  CREATE INDEX "_private_training_page_v_version_rates_items_order_idx" ON "_private_training_page_v_version_rates_items" USING btree ("_order");
  CREATE INDEX "_private_training_page_v_version_rates_items_parent_id_idx" ON "_private_training_page_v_version_rates_items" USING btree ("_parent_id");
  CREATE INDEX "_private_training_page_v_version_rates_promises_order_idx" ON "_private_training_page_v_version_rates_promises" USING btree ("_order");
  CREATE INDEX "_private_training_page_v_version_rates_promises_parent_id_idx" ON "_private_training_page_v_version_rates_promises" USING btree ("_parent_id");
  CREATE INDEX "_private_training_page_v_version_ages_items_order_idx" ON "_private_training_page_v_version_ages_items" USING btree ("_order");
  CREATE INDEX "_private_training_page_v_version_ages_items_parent_id_idx" ON "_private_training_page_v_version_ages_items" USING btree ("_parent_id");
  CREATE INDEX "_private_training_page_v_version_booking_steps_order_idx" ON "_private_training_page_v_version_booking_steps" USING btree ("_order");
  CREATE INDEX "_private_training_page_v_version_booking_steps_parent_id_idx" ON "_private_training_page_v_version_booking_steps" USING btree ("_parent_id");
  CREATE INDEX "_private_training_page_v_version_version__status_idx" ON "_private_training_page_v" USING btree ("version__status");
  CREATE INDEX "_private_training_page_v_created_at_idx" ON "_private_training_page_v" USING btree ("created_at");
  CREATE INDEX "_private_training_page_v_updated_at_idx" ON "_private_training_page_v" USING btree ("updated_at");
  CREATE INDEX "_private_training_page_v_latest_idx" ON "_private_training_page_v" USING btree ("latest");
  CREATE INDEX "_private_training_page_v_autosave_idx" ON "_private_training_page_v" USING btree ("autosave");
  CREATE INDEX "performance_page_hero_facts_order_idx" ON "performance_page_hero_facts" USING btree ("_order");
  CREATE INDEX "performance_page_hero_facts_parent_id_idx" ON "performance_page_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "performance_page_block_items_order_idx" ON "performance_page_block_items" USING btree ("_order");
  CREATE INDEX "performance_page_block_items_parent_id_idx" ON "performance_page_block_items" USING btree ("_parent_id");
  CREATE INDEX "performance_page_load_ages_order_idx" ON "performance_page_load_ages" USING btree ("_order");
  CREATE INDEX "performance_page_load_ages_parent_id_idx" ON "performance_page_load_ages" USING btree ("_parent_id");
  CREATE INDEX "performance_page_load_rules_order_idx" ON "performance_page_load_rules" USING btree ("_order");
  CREATE INDEX "performance_page_load_rules_parent_id_idx" ON "performance_page_load_rules" USING btree ("_parent_id");
  CREATE INDEX "performance_page_facilities_places_order_idx" ON "performance_page_facilities_places" USING btree ("_order");
  CREATE INDEX "performance_page_facilities_places_parent_id_idx" ON "performance_page_facilities_places" USING btree ("_parent_id");
  CREATE INDEX "performance_page__status_idx" ON "performance_page" USING btree ("_status");
  CREATE INDEX "_performance_page_v_version_hero_facts_order_idx" ON "_performance_page_v_version_hero_facts" USING btree ("_order");
  CREATE INDEX "_performance_page_v_version_hero_facts_parent_id_idx" ON "_performance_page_v_version_hero_facts" USING btree ("_parent_id");
  CREATE INDEX "_performance_page_v_version_block_items_order_idx" ON "_performance_page_v_version_block_items" USING btree ("_order");
  CREATE INDEX "_performance_page_v_version_block_items_parent_id_idx" ON "_performance_page_v_version_block_items" USING btree ("_parent_id");
  CREATE INDEX "_performance_page_v_version_load_ages_order_idx" ON "_performance_page_v_version_load_ages" USING btree ("_order");
  CREATE INDEX "_performance_page_v_version_load_ages_parent_id_idx" ON "_performance_page_v_version_load_ages" USING btree ("_parent_id");
  CREATE INDEX "_performance_page_v_version_load_rules_order_idx" ON "_performance_page_v_version_load_rules" USING btree ("_order");
  CREATE INDEX "_performance_page_v_version_load_rules_parent_id_idx" ON "_performance_page_v_version_load_rules" USING btree ("_parent_id");
  CREATE INDEX "_performance_page_v_version_facilities_places_order_idx" ON "_performance_page_v_version_facilities_places" USING btree ("_order");
  CREATE INDEX "_performance_page_v_version_facilities_places_parent_id_idx" ON "_performance_page_v_version_facilities_places" USING btree ("_parent_id");
  CREATE INDEX "_performance_page_v_version_version__status_idx" ON "_performance_page_v" USING btree ("version__status");
  CREATE INDEX "_performance_page_v_created_at_idx" ON "_performance_page_v" USING btree ("created_at");
  CREATE INDEX "_performance_page_v_updated_at_idx" ON "_performance_page_v" USING btree ("updated_at");
  CREATE INDEX "_performance_page_v_latest_idx" ON "_performance_page_v" USING btree ("latest");
  CREATE INDEX "_performance_page_v_autosave_idx" ON "_performance_page_v" USING btree ("autosave");
  CREATE INDEX "tournaments_page_pathway_steps_order_idx" ON "tournaments_page_pathway_steps" USING btree ("_order");
  CREATE INDEX "tournaments_page_pathway_steps_parent_id_idx" ON "tournaments_page_pathway_steps" USING btree ("_parent_id");
  CREATE INDEX "tournaments_page_readiness_criteria_order_idx" ON "tournaments_page_readiness_criteria" USING btree ("_order");
  CREATE INDEX "tournaments_page_readiness_criteria_parent_id_idx" ON "tournaments_page_readiness_criteria" USING btree ("_parent_id");
  CREATE INDEX "tournaments_page__status_idx" ON "tournaments_page" USING btree ("_status");
  CREATE INDEX "_tournaments_page_v_version_pathway_steps_order_idx" ON "_tournaments_page_v_version_pathway_steps" USING btree ("_order");
  CREATE INDEX "_tournaments_page_v_version_pathway_steps_parent_id_idx" ON "_tournaments_page_v_version_pathway_steps" USING btree ("_parent_id");
  CREATE INDEX "_tournaments_page_v_version_readiness_criteria_order_idx" ON "_tournaments_page_v_version_readiness_criteria" USING btree ("_order");
  CREATE INDEX "_tournaments_page_v_version_readiness_criteria_parent_id_idx" ON "_tournaments_page_v_version_readiness_criteria" USING btree ("_parent_id");
  CREATE INDEX "_tournaments_page_v_version_version__status_idx" ON "_tournaments_page_v" USING btree ("version__status");
  CREATE INDEX "_tournaments_page_v_created_at_idx" ON "_tournaments_page_v" USING btree ("created_at");
  CREATE INDEX "_tournaments_page_v_updated_at_idx" ON "_tournaments_page_v" USING btree ("updated_at");
  CREATE INDEX "_tournaments_page_v_latest_idx" ON "_tournaments_page_v" USING btree ("latest");
  CREATE INDEX "_tournaments_page_v_autosave_idx" ON "_tournaments_page_v" USING btree ("autosave");
  CREATE INDEX "plan_page_focus_habits_order_idx" ON "plan_page_focus_habits" USING btree ("_order");
  CREATE INDEX "plan_page_focus_habits_parent_id_idx" ON "plan_page_focus_habits" USING btree ("_parent_id");
  CREATE INDEX "plan_page_schedule_up_to_two_order_idx" ON "plan_page_schedule_up_to_two" USING btree ("_order");
  CREATE INDEX "plan_page_schedule_up_to_two_parent_id_idx" ON "plan_page_schedule_up_to_two" USING btree ("_parent_id");
  CREATE INDEX "plan_page_schedule_three_or_four_order_idx" ON "plan_page_schedule_three_or_four" USING btree ("_order");
  CREATE INDEX "plan_page_schedule_three_or_four_parent_id_idx" ON "plan_page_schedule_three_or_four" USING btree ("_parent_id");
  CREATE INDEX "plan_page_schedule_five_to_seven_order_idx" ON "plan_page_schedule_five_to_seven" USING btree ("_order");
  CREATE INDEX "plan_page_schedule_five_to_seven_parent_id_idx" ON "plan_page_schedule_five_to_seven" USING btree ("_parent_id");
  CREATE INDEX "plan_page_safety_stops_order_idx" ON "plan_page_safety_stops" USING btree ("_order");
  CREATE INDEX "plan_page_safety_stops_parent_id_idx" ON "plan_page_safety_stops" USING btree ("_parent_id");
  CREATE INDEX "plan_page__status_idx" ON "plan_page" USING btree ("_status");
  CREATE INDEX "_plan_page_v_version_focus_habits_order_idx" ON "_plan_page_v_version_focus_habits" USING btree ("_order");
  CREATE INDEX "_plan_page_v_version_focus_habits_parent_id_idx" ON "_plan_page_v_version_focus_habits" USING btree ("_parent_id");
  CREATE INDEX "_plan_page_v_version_schedule_up_to_two_order_idx" ON "_plan_page_v_version_schedule_up_to_two" USING btree ("_order");
  CREATE INDEX "_plan_page_v_version_schedule_up_to_two_parent_id_idx" ON "_plan_page_v_version_schedule_up_to_two" USING btree ("_parent_id");
  CREATE INDEX "_plan_page_v_version_schedule_three_or_four_order_idx" ON "_plan_page_v_version_schedule_three_or_four" USING btree ("_order");
  CREATE INDEX "_plan_page_v_version_schedule_three_or_four_parent_id_idx" ON "_plan_page_v_version_schedule_three_or_four" USING btree ("_parent_id");
  CREATE INDEX "_plan_page_v_version_schedule_five_to_seven_order_idx" ON "_plan_page_v_version_schedule_five_to_seven" USING btree ("_order");
  CREATE INDEX "_plan_page_v_version_schedule_five_to_seven_parent_id_idx" ON "_plan_page_v_version_schedule_five_to_seven" USING btree ("_parent_id");
  CREATE INDEX "_plan_page_v_version_safety_stops_order_idx" ON "_plan_page_v_version_safety_stops" USING btree ("_order");
  CREATE INDEX "_plan_page_v_version_safety_stops_parent_id_idx" ON "_plan_page_v_version_safety_stops" USING btree ("_parent_id");
  CREATE INDEX "_plan_page_v_version_version__status_idx" ON "_plan_page_v" USING btree ("version__status");
  CREATE INDEX "_plan_page_v_created_at_idx" ON "_plan_page_v" USING btree ("created_at");
  CREATE INDEX "_plan_page_v_updated_at_idx" ON "_plan_page_v" USING btree ("updated_at");
  CREATE INDEX "_plan_page_v_latest_idx" ON "_plan_page_v" USING btree ("latest");
  CREATE INDEX "_plan_page_v_autosave_idx" ON "_plan_page_v" USING btree ("autosave");
  CREATE INDEX "coaches_page_standards_items_order_idx" ON "coaches_page_standards_items" USING btree ("_order");
  CREATE INDEX "coaches_page_standards_items_parent_id_idx" ON "coaches_page_standards_items" USING btree ("_parent_id");
  CREATE INDEX "coaches_page__status_idx" ON "coaches_page" USING btree ("_status");
  CREATE INDEX "_coaches_page_v_version_standards_items_order_idx" ON "_coaches_page_v_version_standards_items" USING btree ("_order");
  CREATE INDEX "_coaches_page_v_version_standards_items_parent_id_idx" ON "_coaches_page_v_version_standards_items" USING btree ("_parent_id");
  CREATE INDEX "_coaches_page_v_version_version__status_idx" ON "_coaches_page_v" USING btree ("version__status");
  CREATE INDEX "_coaches_page_v_created_at_idx" ON "_coaches_page_v" USING btree ("created_at");
  CREATE INDEX "_coaches_page_v_updated_at_idx" ON "_coaches_page_v" USING btree ("updated_at");
  CREATE INDEX "_coaches_page_v_latest_idx" ON "_coaches_page_v" USING btree ("latest");
  CREATE INDEX "_coaches_page_v_autosave_idx" ON "_coaches_page_v" USING btree ("autosave");
  CREATE INDEX "testimonials_page__status_idx" ON "testimonials_page" USING btree ("_status");
  CREATE INDEX "_testimonials_page_v_version_version__status_idx" ON "_testimonials_page_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_page_v_created_at_idx" ON "_testimonials_page_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_page_v_updated_at_idx" ON "_testimonials_page_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_page_v_latest_idx" ON "_testimonials_page_v" USING btree ("latest");
  CREATE INDEX "_testimonials_page_v_autosave_idx" ON "_testimonials_page_v" USING btree ("autosave");
  CREATE INDEX "cities_page__status_idx" ON "cities_page" USING btree ("_status");
  CREATE INDEX "_cities_page_v_version_version__status_idx" ON "_cities_page_v" USING btree ("version__status");
  CREATE INDEX "_cities_page_v_created_at_idx" ON "_cities_page_v" USING btree ("created_at");
  CREATE INDEX "_cities_page_v_updated_at_idx" ON "_cities_page_v" USING btree ("updated_at");
  CREATE INDEX "_cities_page_v_latest_idx" ON "_cities_page_v" USING btree ("latest");
  CREATE INDEX "_cities_page_v_autosave_idx" ON "_cities_page_v" USING btree ("autosave");
  CREATE INDEX "privacy_page__status_idx" ON "privacy_page" USING btree ("_status");
  CREATE INDEX "_privacy_page_v_version_version__status_idx" ON "_privacy_page_v" USING btree ("version__status");
  CREATE INDEX "_privacy_page_v_created_at_idx" ON "_privacy_page_v" USING btree ("created_at");
  CREATE INDEX "_privacy_page_v_updated_at_idx" ON "_privacy_page_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_page_v_latest_idx" ON "_privacy_page_v" USING btree ("latest");
  CREATE INDEX "_privacy_page_v_autosave_idx" ON "_privacy_page_v" USING btree ("autosave");
  CREATE INDEX "terms_page__status_idx" ON "terms_page" USING btree ("_status");
  CREATE INDEX "_terms_page_v_version_version__status_idx" ON "_terms_page_v" USING btree ("version__status");
  CREATE INDEX "_terms_page_v_created_at_idx" ON "_terms_page_v" USING btree ("created_at");
  CREATE INDEX "_terms_page_v_updated_at_idx" ON "_terms_page_v" USING btree ("updated_at");
  CREATE INDEX "_terms_page_v_latest_idx" ON "_terms_page_v" USING btree ("latest");
  CREATE INDEX "_terms_page_v_autosave_idx" ON "_terms_page_v" USING btree ("autosave");
  CREATE INDEX "blog_page__status_idx" ON "blog_page" USING btree ("_status");
  CREATE INDEX "_blog_page_v_version_version__status_idx" ON "_blog_page_v" USING btree ("version__status");
  CREATE INDEX "_blog_page_v_created_at_idx" ON "_blog_page_v" USING btree ("created_at");
  CREATE INDEX "_blog_page_v_updated_at_idx" ON "_blog_page_v" USING btree ("updated_at");
  CREATE INDEX "_blog_page_v_latest_idx" ON "_blog_page_v" USING btree ("latest");
  CREATE INDEX "_blog_page_v_autosave_idx" ON "_blog_page_v" USING btree ("autosave");
  CREATE INDEX "events_page_coming_soon_preview_items_order_idx" ON "events_page_coming_soon_preview_items" USING btree ("_order");
  CREATE INDEX "events_page_coming_soon_preview_items_parent_id_idx" ON "events_page_coming_soon_preview_items" USING btree ("_parent_id");
  CREATE INDEX "events_page__status_idx" ON "events_page" USING btree ("_status");
  CREATE INDEX "_events_page_v_version_coming_soon_preview_items_order_idx" ON "_events_page_v_version_coming_soon_preview_items" USING btree ("_order");
  CREATE INDEX "_events_page_v_version_coming_soon_preview_items_parent_id_idx" ON "_events_page_v_version_coming_soon_preview_items" USING btree ("_parent_id");
  CREATE INDEX "_events_page_v_version_version__status_idx" ON "_events_page_v" USING btree ("version__status");
  CREATE INDEX "_events_page_v_created_at_idx" ON "_events_page_v" USING btree ("created_at");
  CREATE INDEX "_events_page_v_updated_at_idx" ON "_events_page_v" USING btree ("updated_at");
  CREATE INDEX "_events_page_v_latest_idx" ON "_events_page_v" USING btree ("latest");
  CREATE INDEX "_events_page_v_autosave_idx" ON "_events_page_v" USING btree ("autosave");
  CREATE INDEX "media_page_coming_soon_preview_items_order_idx" ON "media_page_coming_soon_preview_items" USING btree ("_order");
  CREATE INDEX "media_page_coming_soon_preview_items_parent_id_idx" ON "media_page_coming_soon_preview_items" USING btree ("_parent_id");
  CREATE INDEX "media_page__status_idx" ON "media_page" USING btree ("_status");
  CREATE INDEX "_media_page_v_version_coming_soon_preview_items_order_idx" ON "_media_page_v_version_coming_soon_preview_items" USING btree ("_order");
  CREATE INDEX "_media_page_v_version_coming_soon_preview_items_parent_id_idx" ON "_media_page_v_version_coming_soon_preview_items" USING btree ("_parent_id");
  CREATE INDEX "_media_page_v_version_version__status_idx" ON "_media_page_v" USING btree ("version__status");
  CREATE INDEX "_media_page_v_created_at_idx" ON "_media_page_v" USING btree ("created_at");
  CREATE INDEX "_media_page_v_updated_at_idx" ON "_media_page_v" USING btree ("updated_at");
  CREATE INDEX "_media_page_v_latest_idx" ON "_media_page_v" USING btree ("latest");
  CREATE INDEX "_media_page_v_autosave_idx" ON "_media_page_v" USING btree ("autosave");
  CREATE INDEX "search_page_suggestions_links_order_idx" ON "search_page_suggestions_links" USING btree ("_order");
  CREATE INDEX "search_page_suggestions_links_parent_id_idx" ON "search_page_suggestions_links" USING btree ("_parent_id");
  CREATE INDEX "search_page_other_words_pages_order_idx" ON "search_page_other_words_pages" USING btree ("_order");
  CREATE INDEX "search_page_other_words_pages_parent_id_idx" ON "search_page_other_words_pages" USING btree ("_parent_id");
  CREATE INDEX "search_page__status_idx" ON "search_page" USING btree ("_status");
  CREATE INDEX "_search_page_v_version_suggestions_links_order_idx" ON "_search_page_v_version_suggestions_links" USING btree ("_order");
  CREATE INDEX "_search_page_v_version_suggestions_links_parent_id_idx" ON "_search_page_v_version_suggestions_links" USING btree ("_parent_id");
  CREATE INDEX "_search_page_v_version_other_words_pages_order_idx" ON "_search_page_v_version_other_words_pages" USING btree ("_order");
  CREATE INDEX "_search_page_v_version_other_words_pages_parent_id_idx" ON "_search_page_v_version_other_words_pages" USING btree ("_parent_id");
  CREATE INDEX "_search_page_v_version_version__status_idx" ON "_search_page_v" USING btree ("version__status");
  CREATE INDEX "_search_page_v_created_at_idx" ON "_search_page_v" USING btree ("created_at");
  CREATE INDEX "_search_page_v_updated_at_idx" ON "_search_page_v" USING btree ("updated_at");
  CREATE INDEX "_search_page_v_latest_idx" ON "_search_page_v" USING btree ("latest");
  CREATE INDEX "_search_page_v_autosave_idx" ON "_search_page_v" USING btree ("autosave");
  CREATE INDEX "film_room_page_how_steps_order_idx" ON "film_room_page_how_steps" USING btree ("_order");
  CREATE INDEX "film_room_page_how_steps_parent_id_idx" ON "film_room_page_how_steps" USING btree ("_parent_id");
  CREATE INDEX "film_room_page_who_groups_order_idx" ON "film_room_page_who_groups" USING btree ("_order");
  CREATE INDEX "film_room_page_who_groups_parent_id_idx" ON "film_room_page_who_groups" USING btree ("_parent_id");
  CREATE INDEX "film_room_page_masterclass_videos_order_idx" ON "film_room_page_masterclass_videos" USING btree ("_order");
  CREATE INDEX "film_room_page_masterclass_videos_parent_id_idx" ON "film_room_page_masterclass_videos" USING btree ("_parent_id");
  CREATE INDEX "film_room_page__status_idx" ON "film_room_page" USING btree ("_status");
  CREATE INDEX "_film_room_page_v_version_how_steps_order_idx" ON "_film_room_page_v_version_how_steps" USING btree ("_order");
  CREATE INDEX "_film_room_page_v_version_how_steps_parent_id_idx" ON "_film_room_page_v_version_how_steps" USING btree ("_parent_id");
  CREATE INDEX "_film_room_page_v_version_who_groups_order_idx" ON "_film_room_page_v_version_who_groups" USING btree ("_order");
  CREATE INDEX "_film_room_page_v_version_who_groups_parent_id_idx" ON "_film_room_page_v_version_who_groups" USING btree ("_parent_id");
  CREATE INDEX "_film_room_page_v_version_masterclass_videos_order_idx" ON "_film_room_page_v_version_masterclass_videos" USING btree ("_order");
  CREATE INDEX "_film_room_page_v_version_masterclass_videos_parent_id_idx" ON "_film_room_page_v_version_masterclass_videos" USING btree ("_parent_id");
  CREATE INDEX "_film_room_page_v_version_version__status_idx" ON "_film_room_page_v" USING btree ("version__status");
  CREATE INDEX "_film_room_page_v_created_at_idx" ON "_film_room_page_v" USING btree ("created_at");
  CREATE INDEX "_film_room_page_v_updated_at_idx" ON "_film_room_page_v" USING btree ("updated_at");
  CREATE INDEX "_film_room_page_v_latest_idx" ON "_film_room_page_v" USING btree ("latest");
  CREATE INDEX "_film_room_page_v_autosave_idx" ON "_film_room_page_v" USING btree ("autosave");
  CREATE INDEX "fundraiser_page__status_idx" ON "fundraiser_page" USING btree ("_status");
  CREATE INDEX "_fundraiser_page_v_version_version__status_idx" ON "_fundraiser_page_v" USING btree ("version__status");
  CREATE INDEX "_fundraiser_page_v_created_at_idx" ON "_fundraiser_page_v" USING btree ("created_at");
  CREATE INDEX "_fundraiser_page_v_updated_at_idx" ON "_fundraiser_page_v" USING btree ("updated_at");
  CREATE INDEX "_fundraiser_page_v_latest_idx" ON "_fundraiser_page_v" USING btree ("latest");
  CREATE INDEX "_fundraiser_page_v_autosave_idx" ON "_fundraiser_page_v" USING btree ("autosave");
  CREATE INDEX "donate_page_impact_items_order_idx" ON "donate_page_impact_items" USING btree ("_order");
  CREATE INDEX "donate_page_impact_items_parent_id_idx" ON "donate_page_impact_items" USING btree ("_parent_id");
  CREATE INDEX "donate_page_tax_documents_order_idx" ON "donate_page_tax_documents" USING btree ("_order");
  CREATE INDEX "donate_page_tax_documents_parent_id_idx" ON "donate_page_tax_documents" USING btree ("_parent_id");
  CREATE INDEX "donate_page_ways_items_order_idx" ON "donate_page_ways_items" USING btree ("_order");
  CREATE INDEX "donate_page_ways_items_parent_id_idx" ON "donate_page_ways_items" USING btree ("_parent_id");
  CREATE INDEX "donate_page__status_idx" ON "donate_page" USING btree ("_status");
  CREATE INDEX "_donate_page_v_version_impact_items_order_idx" ON "_donate_page_v_version_impact_items" USING btree ("_order");
  CREATE INDEX "_donate_page_v_version_impact_items_parent_id_idx" ON "_donate_page_v_version_impact_items" USING btree ("_parent_id");
  CREATE INDEX "_donate_page_v_version_tax_documents_order_idx" ON "_donate_page_v_version_tax_documents" USING btree ("_order");
  CREATE INDEX "_donate_page_v_version_tax_documents_parent_id_idx" ON "_donate_page_v_version_tax_documents" USING btree ("_parent_id");
  CREATE INDEX "_donate_page_v_version_ways_items_order_idx" ON "_donate_page_v_version_ways_items" USING btree ("_order");
  CREATE INDEX "_donate_page_v_version_ways_items_parent_id_idx" ON "_donate_page_v_version_ways_items" USING btree ("_parent_id");
  CREATE INDEX "_donate_page_v_version_version__status_idx" ON "_donate_page_v" USING btree ("version__status");
  CREATE INDEX "_donate_page_v_created_at_idx" ON "_donate_page_v" USING btree ("created_at");
  CREATE INDEX "_donate_page_v_updated_at_idx" ON "_donate_page_v" USING btree ("updated_at");
  CREATE INDEX "_donate_page_v_latest_idx" ON "_donate_page_v" USING btree ("latest");
  CREATE INDEX "_donate_page_v_autosave_idx" ON "_donate_page_v" USING btree ("autosave");
  CREATE INDEX "sponsors_page_form_steps_order_idx" ON "sponsors_page_form_steps" USING btree ("_order");
  CREATE INDEX "sponsors_page_form_steps_parent_id_idx" ON "sponsors_page_form_steps" USING btree ("_parent_id");
  CREATE INDEX "sponsors_page__status_idx" ON "sponsors_page" USING btree ("_status");
  CREATE INDEX "_sponsors_page_v_version_form_steps_order_idx" ON "_sponsors_page_v_version_form_steps" USING btree ("_order");
  CREATE INDEX "_sponsors_page_v_version_form_steps_parent_id_idx" ON "_sponsors_page_v_version_form_steps" USING btree ("_parent_id");
  CREATE INDEX "_sponsors_page_v_version_version__status_idx" ON "_sponsors_page_v" USING btree ("version__status");
  CREATE INDEX "_sponsors_page_v_created_at_idx" ON "_sponsors_page_v" USING btree ("created_at");
  CREATE INDEX "_sponsors_page_v_updated_at_idx" ON "_sponsors_page_v" USING btree ("updated_at");
  CREATE INDEX "_sponsors_page_v_latest_idx" ON "_sponsors_page_v" USING btree ("latest");
  CREATE INDEX "_sponsors_page_v_autosave_idx" ON "_sponsors_page_v" USING btree ("autosave");
  CREATE INDEX "funding_deck_page_vision_points_order_idx" ON "funding_deck_page_vision_points" USING btree ("_order");
  CREATE INDEX "funding_deck_page_vision_points_parent_id_idx" ON "funding_deck_page_vision_points" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_market_points_order_idx" ON "funding_deck_page_market_points" USING btree ("_order");
  CREATE INDEX "funding_deck_page_market_points_parent_id_idx" ON "funding_deck_page_market_points" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_facility_points_order_idx" ON "funding_deck_page_facility_points" USING btree ("_order");
  CREATE INDEX "funding_deck_page_facility_points_parent_id_idx" ON "funding_deck_page_facility_points" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_property_options_order_idx" ON "funding_deck_page_property_options" USING btree ("_order");
  CREATE INDEX "funding_deck_page_property_options_parent_id_idx" ON "funding_deck_page_property_options" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_revenue_streams_order_idx" ON "funding_deck_page_revenue_streams" USING btree ("_order");
  CREATE INDEX "funding_deck_page_revenue_streams_parent_id_idx" ON "funding_deck_page_revenue_streams" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_finances_costs_order_idx" ON "funding_deck_page_finances_costs" USING btree ("_order");
  CREATE INDEX "funding_deck_page_finances_costs_parent_id_idx" ON "funding_deck_page_finances_costs" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_finances_funds_order_idx" ON "funding_deck_page_finances_funds" USING btree ("_order");
  CREATE INDEX "funding_deck_page_finances_funds_parent_id_idx" ON "funding_deck_page_finances_funds" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page_plan_years_order_idx" ON "funding_deck_page_plan_years" USING btree ("_order");
  CREATE INDEX "funding_deck_page_plan_years_parent_id_idx" ON "funding_deck_page_plan_years" USING btree ("_parent_id");
  CREATE INDEX "funding_deck_page__status_idx" ON "funding_deck_page" USING btree ("_status");
  CREATE INDEX "_funding_deck_page_v_version_vision_points_order_idx" ON "_funding_deck_page_v_version_vision_points" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_vision_points_parent_id_idx" ON "_funding_deck_page_v_version_vision_points" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_market_points_order_idx" ON "_funding_deck_page_v_version_market_points" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_market_points_parent_id_idx" ON "_funding_deck_page_v_version_market_points" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_facility_points_order_idx" ON "_funding_deck_page_v_version_facility_points" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_facility_points_parent_id_idx" ON "_funding_deck_page_v_version_facility_points" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_property_options_order_idx" ON "_funding_deck_page_v_version_property_options" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_property_options_parent_id_idx" ON "_funding_deck_page_v_version_property_options" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_revenue_streams_order_idx" ON "_funding_deck_page_v_version_revenue_streams" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_revenue_streams_parent_id_idx" ON "_funding_deck_page_v_version_revenue_streams" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_finances_costs_order_idx" ON "_funding_deck_page_v_version_finances_costs" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_finances_costs_parent_id_idx" ON "_funding_deck_page_v_version_finances_costs" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_finances_funds_order_idx" ON "_funding_deck_page_v_version_finances_funds" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_finances_funds_parent_id_idx" ON "_funding_deck_page_v_version_finances_funds" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_plan_years_order_idx" ON "_funding_deck_page_v_version_plan_years" USING btree ("_order");
  CREATE INDEX "_funding_deck_page_v_version_plan_years_parent_id_idx" ON "_funding_deck_page_v_version_plan_years" USING btree ("_parent_id");
  CREATE INDEX "_funding_deck_page_v_version_version__status_idx" ON "_funding_deck_page_v" USING btree ("version__status");
  CREATE INDEX "_funding_deck_page_v_created_at_idx" ON "_funding_deck_page_v" USING btree ("created_at");
  CREATE INDEX "_funding_deck_page_v_updated_at_idx" ON "_funding_deck_page_v" USING btree ("updated_at");
  CREATE INDEX "_funding_deck_page_v_latest_idx" ON "_funding_deck_page_v" USING btree ("latest");
  CREATE INDEX "_funding_deck_page_v_autosave_idx" ON "_funding_deck_page_v" USING btree ("autosave");
  CREATE INDEX "tour_settings_times_order_idx" ON "tour_settings_times" USING btree ("_order");
  CREATE INDEX "tour_settings_times_parent_id_idx" ON "tour_settings_times" USING btree ("_parent_id");
  CREATE INDEX "tour_settings_blackouts_order_idx" ON "tour_settings_blackouts" USING btree ("_order");
  CREATE INDEX "tour_settings_blackouts_parent_id_idx" ON "tour_settings_blackouts" USING btree ("_parent_id");
  CREATE INDEX "tour_settings_blackouts_from_idx" ON "tour_settings_blackouts" USING btree ("from");
  CREATE INDEX "tour_settings_blackouts_to_idx" ON "tour_settings_blackouts" USING btree ("to");
  CREATE INDEX "site_settings_hours_order_idx" ON "site_settings_hours" USING btree ("_order");
  CREATE INDEX "site_settings_hours_parent_id_idx" ON "site_settings_hours" USING btree ("_parent_id");
  CREATE INDEX "film_settings_hosts_order_idx" ON "film_settings_hosts" USING btree ("_order");
  CREATE INDEX "film_settings_hosts_parent_id_idx" ON "film_settings_hosts" USING btree ("_parent_id");
  CREATE INDEX "film_settings_season_ends_on_idx" ON "film_settings" USING btree ("season_ends_on");
  CREATE INDEX "navigation_bar_order_idx" ON "navigation_bar" USING btree ("_order");
  CREATE INDEX "navigation_bar_parent_id_idx" ON "navigation_bar" USING btree ("_parent_id");
  CREATE INDEX "navigation_second_order_idx" ON "navigation_second" USING btree ("_order");
  CREATE INDEX "navigation_second_parent_id_idx" ON "navigation_second" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_more_order_idx" ON "navigation_more" USING btree ("_order");
  CREATE INDEX "navigation_more_parent_id_idx" ON "navigation_more" USING btree ("_parent_id");
  CREATE INDEX "navigation_near_order_idx" ON "navigation_near" USING btree ("_order");
  CREATE INDEX "navigation_near_parent_id_idx" ON "navigation_near" USING btree ("_parent_id");
  CREATE INDEX "navigation_legal_order_idx" ON "navigation_legal" USING btree ("_order");
  CREATE INDEX "navigation_legal_parent_id_idx" ON "navigation_legal" USING btree ("_parent_id");
  CREATE INDEX "fees_youth_package_order_idx" ON "fees_youth_package" USING btree ("_order");
  CREATE INDEX "fees_youth_package_parent_id_idx" ON "fees_youth_package" USING btree ("_parent_id");
  CREATE INDEX "fees_academy_package_order_idx" ON "fees_academy_package" USING btree ("_order");
  CREATE INDEX "fees_academy_package_parent_id_idx" ON "fees_academy_package" USING btree ("_parent_id");`)
}

export async function down(): Promise<void> {
  throw new Error('This is where every database begins: there is nothing before it.')
}
