import * as migration_20261123_130042_baseline from './20261123_130042_baseline';
import * as migration_20261123_130100_own_tables from './20261123_130100_own_tables';
import * as migration_20261123_145517_season_end from './20261123_145517_season_end';
import * as migration_20261123_182742_shown_pictures from './20261123_182742_shown_pictures';
import * as migration_20261123_184538_staff_locks from './20261123_184538_staff_locks';
import * as migration_20261123_212000_audit_areas from './20261123_212000_audit_areas';
import * as migration_20261123_212112_coach_credentials from './20261123_212112_coach_credentials';
import * as migration_20261123_212229_tags_and_takedowns from './20261123_212229_tags_and_takedowns';
import * as migration_20261123_213056_staff_sign_in from './20261123_213056_staff_sign_in';
import * as migration_20261123_215050_child_file_mail from './20261123_215050_child_file_mail';
import * as migration_20261123_220000_erasures from './20261123_220000_erasures';
import * as migration_20261125_013500_search_documents from './20261125_013500_search_documents';
import * as migration_20261125_013616_publication_hidden from './20261125_013616_publication_hidden';
import * as migration_20261125_015500_sealed_mails from './20261125_015500_sealed_mails';
import * as migration_20261125_020000_assignee_by_trigger from './20261125_020000_assignee_by_trigger';
import * as migration_20261125_020250_mail_handover from './20261125_020250_mail_handover';
import * as migration_20261125_021000_expired_tags_log from './20261125_021000_expired_tags_log';
import * as migration_20261125_073239_office_rules from './20261125_073239_office_rules';
import * as migration_20261125_074149_families_and_fees from './20261125_074149_families_and_fees';
import * as migration_20261125_105422_family_hides_name from './20261125_105422_family_hides_name';
import * as migration_20261125_181600_audit_area_indexes from './20261125_181600_audit_area_indexes';
import * as migration_20261125_201500_household_indexes from './20261125_201500_household_indexes';
import * as migration_20261126_005617_announcements from './20261126_005617_announcements';
import * as migration_20261126_045245_accepted_warnings from './20261126_045245_accepted_warnings';
import * as migration_20261126_050000_preview_links from './20261126_050000_preview_links';
import * as migration_20261126_051000_missing_addresses from './20261126_051000_missing_addresses';
import * as migration_20261126_052000_fee_changes from './20261126_052000_fee_changes';
import * as migration_20261126_081116_settings_versions from './20261126_081116_settings_versions';
import * as migration_20261126_082000_mail_subject_index from './20261126_082000_mail_subject_index';
import * as migration_20261126_174000_backups from './20261126_174000_backups';
import * as migration_20261126_175304_plays from './20261126_175304_plays';
import * as migration_20261126_180908_program_and_answer_facts from './20261126_180908_program_and_answer_facts';
import * as migration_20261126_185234_play_revisions from './20261126_185234_play_revisions';
import * as migration_20261126_210650_article_plays from './20261126_210650_article_plays';
import * as migration_20261126_214227_retention from './20261126_214227_retention';
import * as migration_20261127_005409_draft_revisions from './20261127_005409_draft_revisions';
import * as migration_20261128_014839_quiz_revision from './20261128_014839_quiz_revision';
import * as migration_20261128_065514_content_revisions from './20261128_065514_content_revisions';

export const migrations = [
  {
    up: migration_20261123_130042_baseline.up,
    down: migration_20261123_130042_baseline.down,
    name: '20261123_130042_baseline',
  },
  {
    up: migration_20261123_130100_own_tables.up,
    down: migration_20261123_130100_own_tables.down,
    name: '20261123_130100_own_tables',
  },
  {
    up: migration_20261123_145517_season_end.up,
    down: migration_20261123_145517_season_end.down,
    name: '20261123_145517_season_end',
  },
  {
    up: migration_20261123_182742_shown_pictures.up,
    down: migration_20261123_182742_shown_pictures.down,
    name: '20261123_182742_shown_pictures',
  },
  {
    up: migration_20261123_184538_staff_locks.up,
    down: migration_20261123_184538_staff_locks.down,
    name: '20261123_184538_staff_locks',
  },
  {
    up: migration_20261123_212000_audit_areas.up,
    down: migration_20261123_212000_audit_areas.down,
    name: '20261123_212000_audit_areas',
  },
  {
    up: migration_20261123_212112_coach_credentials.up,
    down: migration_20261123_212112_coach_credentials.down,
    name: '20261123_212112_coach_credentials',
  },
  {
    up: migration_20261123_212229_tags_and_takedowns.up,
    down: migration_20261123_212229_tags_and_takedowns.down,
    name: '20261123_212229_tags_and_takedowns',
  },
  {
    up: migration_20261123_213056_staff_sign_in.up,
    down: migration_20261123_213056_staff_sign_in.down,
    name: '20261123_213056_staff_sign_in',
  },
  {
    up: migration_20261123_215050_child_file_mail.up,
    down: migration_20261123_215050_child_file_mail.down,
    name: '20261123_215050_child_file_mail',
  },
  {
    up: migration_20261123_220000_erasures.up,
    down: migration_20261123_220000_erasures.down,
    name: '20261123_220000_erasures',
  },
  {
    up: migration_20261125_013500_search_documents.up,
    down: migration_20261125_013500_search_documents.down,
    name: '20261125_013500_search_documents',
  },
  {
    up: migration_20261125_013616_publication_hidden.up,
    down: migration_20261125_013616_publication_hidden.down,
    name: '20261125_013616_publication_hidden',
  },
  {
    up: migration_20261125_015500_sealed_mails.up,
    down: migration_20261125_015500_sealed_mails.down,
    name: '20261125_015500_sealed_mails',
  },
  {
    up: migration_20261125_020000_assignee_by_trigger.up,
    down: migration_20261125_020000_assignee_by_trigger.down,
    name: '20261125_020000_assignee_by_trigger',
  },
  {
    up: migration_20261125_020250_mail_handover.up,
    down: migration_20261125_020250_mail_handover.down,
    name: '20261125_020250_mail_handover',
  },
  {
    up: migration_20261125_021000_expired_tags_log.up,
    down: migration_20261125_021000_expired_tags_log.down,
    name: '20261125_021000_expired_tags_log',
  },
  {
    up: migration_20261125_073239_office_rules.up,
    down: migration_20261125_073239_office_rules.down,
    name: '20261125_073239_office_rules',
  },
  {
    up: migration_20261125_074149_families_and_fees.up,
    down: migration_20261125_074149_families_and_fees.down,
    name: '20261125_074149_families_and_fees',
  },
  {
    up: migration_20261125_105422_family_hides_name.up,
    down: migration_20261125_105422_family_hides_name.down,
    name: '20261125_105422_family_hides_name',
  },
  {
    up: migration_20261125_181600_audit_area_indexes.up,
    down: migration_20261125_181600_audit_area_indexes.down,
    name: '20261125_181600_audit_area_indexes',
  },
  {
    up: migration_20261125_201500_household_indexes.up,
    down: migration_20261125_201500_household_indexes.down,
    name: '20261125_201500_household_indexes',
  },
  {
    up: migration_20261126_005617_announcements.up,
    down: migration_20261126_005617_announcements.down,
    name: '20261126_005617_announcements',
  },
  {
    up: migration_20261126_045245_accepted_warnings.up,
    down: migration_20261126_045245_accepted_warnings.down,
    name: '20261126_045245_accepted_warnings',
  },
  {
    up: migration_20261126_050000_preview_links.up,
    down: migration_20261126_050000_preview_links.down,
    name: '20261126_050000_preview_links',
  },
  {
    up: migration_20261126_051000_missing_addresses.up,
    down: migration_20261126_051000_missing_addresses.down,
    name: '20261126_051000_missing_addresses',
  },
  {
    up: migration_20261126_052000_fee_changes.up,
    down: migration_20261126_052000_fee_changes.down,
    name: '20261126_052000_fee_changes',
  },
  {
    up: migration_20261126_081116_settings_versions.up,
    down: migration_20261126_081116_settings_versions.down,
    name: '20261126_081116_settings_versions',
  },
  {
    up: migration_20261126_082000_mail_subject_index.up,
    down: migration_20261126_082000_mail_subject_index.down,
    name: '20261126_082000_mail_subject_index',
  },
  {
    up: migration_20261126_174000_backups.up,
    down: migration_20261126_174000_backups.down,
    name: '20261126_174000_backups',
  },
  {
    up: migration_20261126_175304_plays.up,
    down: migration_20261126_175304_plays.down,
    name: '20261126_175304_plays',
  },
  {
    up: migration_20261126_180908_program_and_answer_facts.up,
    down: migration_20261126_180908_program_and_answer_facts.down,
    name: '20261126_180908_program_and_answer_facts',
  },
  {
    up: migration_20261126_185234_play_revisions.up,
    down: migration_20261126_185234_play_revisions.down,
    name: '20261126_185234_play_revisions',
  },
  {
    up: migration_20261126_210650_article_plays.up,
    down: migration_20261126_210650_article_plays.down,
    name: '20261126_210650_article_plays',
  },
  {
    up: migration_20261126_214227_retention.up,
    down: migration_20261126_214227_retention.down,
    name: '20261126_214227_retention',
  },
  {
    up: migration_20261127_005409_draft_revisions.up,
    down: migration_20261127_005409_draft_revisions.down,
    name: '20261127_005409_draft_revisions',
  },
  {
    up: migration_20261128_014839_quiz_revision.up,
    down: migration_20261128_014839_quiz_revision.down,
    name: '20261128_014839_quiz_revision',
  },
  {
    up: migration_20261128_065514_content_revisions.up,
    down: migration_20261128_065514_content_revisions.down,
    name: '20261128_065514_content_revisions'
  },
];
