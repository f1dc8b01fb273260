import 'server-only'
import { CREDENTIALS, credentialStatuses, WARNED_BEFORE, type Credentials } from '@/lib/credentials'
import { daysBetween, formatDay, toDay } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { firstWord } from '@/lib/text'
import { env } from '@/server/env'
import { automaticMail } from '@/features/mail/server/api'
import { enqueueMail, type OutgoingMail } from '@/server/mail/outbox'
import { findMailSettings, type MailSettings } from '@/server/mail/settings'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'

type Person = { id: string; name: string; email: string }
type Coach = Person & { credentials: Credentials }
type Ending = { coach: Coach; label: string; name: string; endsOn: string; before: number }

/**
 * Notifies a coach and every admin 60 and 14 days before a credential expires. Idempotent: each warning is mailed once, and a
 * new expiry date starts over. Suspended accounts are left out.
 * @param now for tests
 * @returns the number of mails that were due, including those sent earlier
 */
export async function warnOfCredentials(now = new Date()): Promise<number> {
  const [coaches, admins, settings] = await Promise.all([listCoaches(), listAdmins(), findMailSettings()])
  const endings = coaches.flatMap((coach) => listEndings(coach, toDay(now)))
  const mails = endings.flatMap((ending) => [
    toCoach(ending, settings),
    ...admins.map((admin) => toAdmin(ending, admin, settings)),
  ])
  if (mails.length === 0) return 0
  await transaction(async (client) => {
    for (const mail of mails) await enqueueMail(client, mail)
  })
  return mails.length
}

async function listCoaches(): Promise<Coach[]> {
  const { rows } = await pool().query<Coach>(
    `SELECT s.id, s.name, s.email, json_build_object(
         'backgroundCheck', json_build_object('endsOn', s.background_check_ends_on),
         'firstAid', json_build_object('endsOn', s.first_aid_ends_on),
         'safeSport', json_build_object('endsOn', s.safe_sport_ends_on)) AS credentials
     FROM ${activeStaff('coach')} ORDER BY s.id`,
  )
  return rows
}

async function listAdmins(): Promise<Person[]> {
  const { rows } = await pool().query<Person>(`SELECT s.id, s.name, s.email FROM ${activeStaff('admin')} ORDER BY s.id`)
  return rows
}

function activeStaff(role: 'coach' | 'admin'): string {
  return `staff s JOIN staff_roles r ON r.parent_id = s.id AND r.value = '${role}' WHERE s.is_suspended IS NOT TRUE`
}

function listEndings(coach: Coach, today: string): Ending[] {
  return credentialStatuses(coach.credentials, {}, today).flatMap(({ name, state, endsOn }) => {
    if (state !== 'soon' || !endsOn) return []
    const left = daysBetween(today, endsOn)
    const before = Math.min(...WARNED_BEFORE.filter((days) => left <= days))
    return [{ coach, name, label: CREDENTIALS[name].label, endsOn, before }]
  })
}

function toCoach(ending: Ending, settings: MailSettings): OutgoingMail {
  const { coach } = ending
  const facts = { ...factsOf(ending), coach: firstWord(coach.name), link: address('/admin/account') }
  return { ...mailTo(coach, ending), ...automaticMail(settings, 'credentialEnds', facts) }
}

function toAdmin(ending: Ending, admin: Person, settings: MailSettings): OutgoingMail {
  const { coach } = ending
  const facts = { ...factsOf(ending), coach: coach.name, link: address(adminPaths.document('staff', coach.id)) }
  const { dedupeKey, ...mail } = mailTo(admin, ending)
  return { ...mail, dedupeKey: `${dedupeKey}:admin`, ...automaticMail(settings, 'credentialEndsAdmin', facts) }
}

function factsOf({ label, endsOn }: Ending) {
  return { credential: label, when: formatDay(endsOn, 'MMMM d, yyyy') }
}

// Registrars have no access to mails of this kind in the outbox (collections/inbox/Mails.ts).
function mailTo(person: Person, { coach, name, endsOn, before }: Ending) {
  const dedupeKey = `credential:${coach.id}:${name}:${endsOn}:${before}:${person.id}`
  return { kind: 'credential', to: person.email, dedupeKey }
}

function address(path: string): string {
  return new URL(path, env().PUBLIC_URL).href
}
