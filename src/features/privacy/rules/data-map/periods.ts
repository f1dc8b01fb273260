import { formatCount } from '@/lib/counts'
import { RETENTION_DEFAULTS, type RetentionPeriods } from '../retention'

/** Returns the retention periods, in words for families and staff. */
export function describePeriods(periods: RetentionPeriods) {
  const { entryMonths, rosterMonths, healthDays, consentYears, pictureMonths } = periods
  return {
    entry: `${formatCount(entryMonths, 'month')} after our last contact, if the player did not join`,
    message: `${formatCount(entryMonths, 'month')} after our last contact`,
    roster: `${formatCount(rosterMonths, 'month')} after the player leaves`,
    health: `${formatCount(healthDays, 'day')} after the last practice`,
    consent: `${formatCount(consentYears, 'year')} after the player turns 18`,
    picture: `${formatCount(pictureMonths, 'month')} after the season`,
    account: `${formatCount(periods.accountDays, 'day')} after the account ends`,
    mail: `${formatCount(periods.mailMonths, 'month')}, then its subject and state alone`,
    audit: formatCount(periods.auditMonths, 'month'),
    gift: `${formatCount(periods.giftYears, 'year')}, for the tax office`,
    staff: 'Until the person leaves the staff',
    published: 'Until staff take it off the site',
    setting: 'Until staff change it',
    link: 'Until the link expires',
    minutes: 'Minutes to hours',
  }
}

/** The retention periods by default, in words. */
export const PERIODS = describePeriods(RETENTION_DEFAULTS)

export type Period = keyof typeof PERIODS
