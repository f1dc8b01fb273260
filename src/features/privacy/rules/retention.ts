import { addDaysTo, addMonthsTo } from '@/lib/dates'
import type { Period } from './data-map/periods'

/** How long personal data stays, as the academy decided (DECISIONS A100). Staff change it in the global `retention-settings`. */
export const RETENTION_DEFAULTS = {
  entryMonths: 24,
  rosterMonths: 36,
  healthDays: 90,
  consentYears: 2,
  pictureMonths: 12,
  accountDays: 30,
  mailMonths: 12,
  auditMonths: 24,
  giftYears: 7,
} as const

export type RetentionPeriods = Record<keyof typeof RETENTION_DEFAULTS, number>

const MONTHS_PER_YEAR = 12

/** Data older than these days (yyyy-MM-dd) is due for deletion. Consents have a day of their own. */
export type Cutoffs = Record<'entry' | 'roster' | 'health' | 'picture' | 'account' | 'mail' | 'audit' | 'gift', string>

/** Returns the day before which each kind of data is due. */
export function cutoffsOn(today: string, periods: RetentionPeriods): Cutoffs {
  const monthsAgo = (months: number) => addMonthsTo(today, -months)
  return {
    entry: monthsAgo(periods.entryMonths),
    roster: monthsAgo(periods.rosterMonths),
    health: addDaysTo(today, -periods.healthDays),
    picture: monthsAgo(periods.pictureMonths),
    account: addDaysTo(today, -periods.accountDays),
    mail: monthsAgo(periods.mailMonths),
    audit: monthsAgo(periods.auditMonths),
    gift: monthsAgo(periods.giftYears * MONTHS_PER_YEAR),
  }
}

/** What the monthly job does with one kind of data; `held`: the number of rows under a legal hold. */
export type RetentionCount = { key: RetentionKey; due: number; held: number }

/** What the job deletes, in words for staff, in the order of the report. */
export const RETENTION_STEPS = {
  entries: 'Families who asked and did not come',
  messages: 'Messages, sponsors and visits',
  players: 'Players who left',
  health: 'Health notes and pick-up lists',
  consents: 'Kept waivers',
  accounts: 'Film room study of ended accounts',
  mails: 'Words of old mails',
  gifts: 'Names of old gifts',
  audit: 'Old audit entries',
} as const

export type RetentionKey = keyof typeof RETENTION_STEPS

/** The period of the data map that each step applies. */
export const STEP_PERIODS: Readonly<Record<RetentionKey, Period>> = {
  entries: 'entry',
  messages: 'message',
  players: 'roster',
  health: 'health',
  consents: 'consent',
  accounts: 'account',
  mails: 'mail',
  gifts: 'gift',
  audit: 'audit',
}
