import * as migration_20261120_102847_initial from './20261120_102847_initial';
import * as migration_20261120_103000_rate_limits from './20261120_103000_rate_limits';
import * as migration_20261120_123908_pages from './20261120_123908_pages';
import * as migration_20261121_140000_search from './20261121_140000_search';
import * as migration_20261121_151509_public_site from './20261121_151509_public_site';
import * as migration_20261121_152000_keep_published from './20261121_152000_keep_published';
import * as migration_20261121_164945_film_room from './20261121_164945_film_room';
import * as migration_20261121_165000_film_room_tables from './20261121_165000_film_room_tables';
import * as migration_20261121_170000_members_out from './20261121_170000_members_out';
import * as migration_20261121_181042_film_plays_and_plan from './20261121_181042_film_plays_and_plan';
import * as migration_20261121_195206_giving from './20261121_195206_giving';
import * as migration_20261121_195300_giving_rules from './20261121_195300_giving_rules';
import * as migration_20261121_200229_back_office from './20261121_200229_back_office';
import * as migration_20261121_200500_member_plans from './20261121_200500_member_plans';
import * as migration_20261121_203000_back_office_tables from './20261121_203000_back_office_tables';
import * as migration_20261121_210100_inbox_list from './20261121_210100_inbox_list';
import * as migration_20261121_211349_history_required from './20261121_211349_history_required';
import * as migration_20261121_213000_desk from './20261121_213000_desk';
import * as migration_20261121_213100_status_mails from './20261121_213100_status_mails';
import * as migration_20261122_001153_mail_calendar from './20261122_001153_mail_calendar';
import * as migration_20261122_045322_mail_language from './20261122_045322_mail_language';
import * as migration_20261122_080218_automatic_mails from './20261122_080218_automatic_mails';
import * as migration_20261123_023000_film_believed from './20261123_023000_film_believed';
import * as migration_20261123_031426_seams from './20261123_031426_seams';
import * as migration_20261123_060700_never_null from './20261123_060700_never_null';
import * as migration_20261123_061000_corrections from './20261123_061000_corrections';
import * as migration_20261123_065303_seams_second from './20261123_065303_seams_second';

export const migrations = [
  {
    up: migration_20261120_102847_initial.up,
    down: migration_20261120_102847_initial.down,
    name: '20261120_102847_initial',
  },
  {
    up: migration_20261120_103000_rate_limits.up,
    down: migration_20261120_103000_rate_limits.down,
    name: '20261120_103000_rate_limits',
  },
  {
    up: migration_20261120_123908_pages.up,
    down: migration_20261120_123908_pages.down,
    name: '20261120_123908_pages',
  },
  {
    up: migration_20261121_140000_search.up,
    down: migration_20261121_140000_search.down,
    name: '20261121_140000_search',
  },
  {
    up: migration_20261121_151509_public_site.up,
    down: migration_20261121_151509_public_site.down,
    name: '20261121_151509_public_site',
  },
  {
    up: migration_20261121_152000_keep_published.up,
    down: migration_20261121_152000_keep_published.down,
    name: '20261121_152000_keep_published',
  },
  {
    up: migration_20261121_164945_film_room.up,
    down: migration_20261121_164945_film_room.down,
    name: '20261121_164945_film_room',
  },
  {
    up: migration_20261121_165000_film_room_tables.up,
    down: migration_20261121_165000_film_room_tables.down,
    name: '20261121_165000_film_room_tables',
  },
  {
    up: migration_20261121_170000_members_out.up,
    down: migration_20261121_170000_members_out.down,
    name: '20261121_170000_members_out',
  },
  {
    up: migration_20261121_181042_film_plays_and_plan.up,
    down: migration_20261121_181042_film_plays_and_plan.down,
    name: '20261121_181042_film_plays_and_plan',
  },
  {
    up: migration_20261121_195206_giving.up,
    down: migration_20261121_195206_giving.down,
    name: '20261121_195206_giving',
  },
  {
    up: migration_20261121_195300_giving_rules.up,
    down: migration_20261121_195300_giving_rules.down,
    name: '20261121_195300_giving_rules',
  },
  {
    up: migration_20261121_200229_back_office.up,
    down: migration_20261121_200229_back_office.down,
    name: '20261121_200229_back_office',
  },
  {
    up: migration_20261121_200500_member_plans.up,
    down: migration_20261121_200500_member_plans.down,
    name: '20261121_200500_member_plans',
  },
  {
    up: migration_20261121_203000_back_office_tables.up,
    down: migration_20261121_203000_back_office_tables.down,
    name: '20261121_203000_back_office_tables',
  },
  {
    up: migration_20261121_210100_inbox_list.up,
    down: migration_20261121_210100_inbox_list.down,
    name: '20261121_210100_inbox_list',
  },
  {
    up: migration_20261121_211349_history_required.up,
    down: migration_20261121_211349_history_required.down,
    name: '20261121_211349_history_required',
  },
  {
    up: migration_20261121_213000_desk.up,
    down: migration_20261121_213000_desk.down,
    name: '20261121_213000_desk',
  },
  {
    up: migration_20261121_213100_status_mails.up,
    down: migration_20261121_213100_status_mails.down,
    name: '20261121_213100_status_mails',
  },
  {
    up: migration_20261122_001153_mail_calendar.up,
    down: migration_20261122_001153_mail_calendar.down,
    name: '20261122_001153_mail_calendar',
  },
  {
    up: migration_20261122_045322_mail_language.up,
    down: migration_20261122_045322_mail_language.down,
    name: '20261122_045322_mail_language',
  },
  {
    up: migration_20261122_080218_automatic_mails.up,
    down: migration_20261122_080218_automatic_mails.down,
    name: '20261122_080218_automatic_mails',
  },
  {
    up: migration_20261123_023000_film_believed.up,
    down: migration_20261123_023000_film_believed.down,
    name: '20261123_023000_film_believed',
  },
  {
    up: migration_20261123_031426_seams.up,
    down: migration_20261123_031426_seams.down,
    name: '20261123_031426_seams',
  },
  {
    up: migration_20261123_060700_never_null.up,
    down: migration_20261123_060700_never_null.down,
    name: '20261123_060700_never_null',
  },
  {
    up: migration_20261123_061000_corrections.up,
    down: migration_20261123_061000_corrections.down,
    name: '20261123_061000_corrections',
  },
  {
    up: migration_20261123_065303_seams_second.up,
    down: migration_20261123_065303_seams_second.down,
    name: '20261123_065303_seams_second'
  },
];
