import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { cachedQuery } from '@/server/cache'
import { pool, type Client } from '@/server/database/pool'
import { RETENTION_DEFAULTS, type RetentionPeriods } from '../../rules/retention'

export type RetentionSettings = { isOn: boolean; periods: RetentionPeriods }

/** Reads how long personal data stays; the defaults until staff have saved the settings. */
export async function readRetention(db: Client = pool()): Promise<RetentionSettings> {
  const { rows } = await db.query<{ isOn: boolean; periods: RetentionPeriods }>(
    `SELECT coalesce(is_on, true) AS "isOn", json_build_object('entryMonths', entry_months, 'rosterMonths', roster_months,
       'healthDays', health_days, 'consentYears', consent_years, 'pictureMonths', picture_months,
       'accountDays', account_days, 'mailMonths', mail_months, 'auditMonths', audit_months, 'giftYears', gift_years)
       AS periods FROM retention_settings LIMIT 1`,
  )
  return rows[0] ?? { isOn: true, periods: RETENTION_DEFAULTS }
}

/** The periods for public pages, cached until staff change them. */
export const getRetentionPeriods = cachedQuery(
  ['retention-settings'],
  [cacheTags.global('retention-settings')],
  async () => (await readRetention()).periods,
)
