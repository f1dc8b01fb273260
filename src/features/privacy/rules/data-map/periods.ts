import { RETENTION_DEFAULTS, type RetentionPeriods } from '../retention'

/** Returns the retention periods, in words for families and staff. */
export function describePeriods(periods: RetentionPeriods) {
  const { entryMonths, rosterMonths, healthDays, consentYears, pictureMonths } = periods
  return {
    entry: `${count(entryMonths, 'month')} after our last contact, if the player did not join`,
    message: `${count(entryMonths, 'month')} after our last contact`,
    roster: `${count(rosterMonths, 'month')} after the player leaves`,
    health: `${count(healthDays, 'day')} after the last practice`,
    consent: `${count(consentYears, 'year')} after the player turns 18`,
    picture: `${count(pictureMonths, 'month')} after the season`,
    account: `${count(periods.accountDays, 'day')} after the account ends`,
    mail: `${count(periods.mailMonths, 'month')}, then its subject and state alone`,
    audit: count(periods.auditMonths, 'month'),
    gift: `${count(periods.giftYears, 'year')}, for the tax office`,
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

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`
}
