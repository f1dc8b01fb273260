import 'server-only'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { film_settings, members } from '@/database-tables'
import { addDaysTo, formatDay, hourOf, toDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { firstWord } from '@/lib/text'
import { assignedTo, dayText } from '@/features/film/server/api'
import { env } from '@/server/env'
import { findMailSettings, type MailSettings } from '@/server/mail/settings'
import { automaticMail } from '@/features/mail/server/api'
import { enqueueMail, type OutgoingMail } from '@/server/mail/outbox'
import { orm } from '@/server/database/orm'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'

/** Reminders are mailed only from 8 am to 8 pm in the academy's time zone, so that they disturb no family at night. */
const FIRST_HOUR = 8
const LAST_HOUR = 20

type Due = {
  assignmentId: string
  memberId: string
  name: string
  title: string
  dueOn: string
  isWatched: boolean
  isPassed: boolean
  addresses: string[]
}

/**
 * Reminds the families of players who have not finished what is due tomorrow: every linked parent with a confirmed account,
 * else the guardian's address. Idempotent: each family is reminded of each assignment once.
 * @param now for tests
 * @returns the number of mails that were due, including those sent earlier
 */
export async function remindFamilies(now = new Date()): Promise<number> {
  const hour = hourOf(now)
  if (hour < FIRST_HOUR || hour >= LAST_HOUR || !(await areRemindersOn())) return 0
  const tomorrow = addDaysTo(toDay(now), 1)
  const [dues, settings] = await Promise.all([listDue(toDay(now), tomorrow), findMailSettings()])
  const mails = dues.flatMap((due) => due.addresses.map((to) => reminder(due, to, settings)))
  if (mails.length > 0) await transaction((client) => enqueueAll(client, mails))
  return mails.length
}

async function areRemindersOn(): Promise<boolean> {
  const [settings] = await orm().select({ remind: film_settings.remind }).from(film_settings).limit(1)
  return settings?.remind ?? true
}

async function listDue(today: string, tomorrow: string): Promise<Due[]> {
  const isPlayer = and(eq(members.role, 'player'), eq(members.isActive, true))
  const players = await orm().select({ id: members.id }).from(members).where(isPlayer)
  const { rows } = await pool().query<Due>(
    `SELECT a.assignment_id AS "assignmentId", m.id AS "memberId", m.name, f.title, ${dayText('a.due_on')} AS "dueOn",
       a.is_watched AS "isWatched", a.is_passed AS "isPassed", ${ADDRESSES} AS addresses
     FROM ${assignedTo(1, '$2::date')} a JOIN members m ON m.id = a.member_id JOIN films f ON f.id = a.film_id
     WHERE a.due_on = $3::date AND NOT a.is_done ORDER BY a.assignment_id, m.id`,
    [players.map(({ id }) => id), today, tomorrow],
  )
  return rows
}

// A confirmed parent account takes precedence over the address entered by staff.
const ADDRESSES = `coalesce(
  (SELECT array_agg(p.email ORDER BY p.email) FROM members_rels r JOIN members p ON p.id = r.parent_id
   WHERE r.path = 'children' AND r.members_id = m.id AND p.role = 'parent' AND p.is_active
     AND p.confirmed_at IS NOT NULL AND p.email IS NOT NULL),
  CASE WHEN m.guardian_email IS NULL THEN '{}' ELSE ARRAY[m.guardian_email] END)`

function reminder(due: Due, to: string, settings: MailSettings): OutgoingMail {
  const { assignmentId, memberId, name, title, dueOn } = due
  const facts = {
    player: firstWord(name),
    film: title,
    when: formatDay(dueOn, 'EEEE, MMMM d'),
    task: describeRemaining(due),
    link: new URL(paths.filmRoom, env().PUBLIC_URL).href,
  }
  return {
    kind: 'film-reminder',
    to,
    ...automaticMail(settings, 'filmReminder', facts),
    dedupeKey: `film-reminder:${assignmentId}:${dueOn}:${memberId}:${to}`,
  }
}

function describeRemaining({ title, isWatched, isPassed }: Due): string {
  if (isWatched) return `pass the quiz of “${title}”. The film itself is watched.`
  return isPassed ? `watch “${title}”.` : `watch “${title}” and pass its quiz.`
}

async function enqueueAll(client: Parameters<typeof enqueueMail>[0], mails: OutgoingMail[]): Promise<void> {
  for (const mail of mails) await enqueueMail(client, mail)
}
