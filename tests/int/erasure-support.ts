import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { saveEnrolment } from '@/features/people/server/enrolment/save'
import { findChildIds } from '@/features/privacy/server/child-file/child'
import { requestErasure } from '@/features/privacy/server/erasure/request'
import { approveErasure } from '@/features/privacy/server/erasure/decide'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import { pool } from '@/server/database/pool'
import { tryoutInput } from '../support/factories'
import { makeFilm } from '../support/films'
import { ALL, sign } from './enrolment-support'
import { send } from './entry-support'
import { accept, acceptedRegistration, context } from './rosters-support'
import { staffAs } from './staff'

export type Sibling = { name: string; email: string; registration: string; player: string; enrolment: string }

const FILMS = 60
/** Each film is watched, commented on and reminded of. */
const COMMENT = 'Canarycomment: I was late on the switch.'

/**
 * Creates a household of three children with more than two hundred records about the first, Hana. Records of hers alone have
 * unique words; the guardian and the phone belong to the household.
 */
export async function bigFamily(): Promise<{ hana: Sibling; others: Sibling[]; words: string[] }> {
  const hana = await enrol({
    firstName: 'Hana',
    schoolName: 'Canaryschool',
    parentEmail: 'hana.home@example.org',
    phoneNumber: '(623) 555-0177',
  })
  const others = [
    await enrol({ firstName: 'Mateo', lastName: 'Fieldbrother', parentEmail: 'home@example.org' }),
    await enrol({ firstName: 'Noor', lastName: 'Fieldsister', parentEmail: 'home@example.org' }),
  ]
  await send(
    postTryout,
    tryoutInput({
      ...{ playerFirstName: 'Hana', playerLastName: 'CANARYFIELD', email: hana.email },
      experience: 'Canarytryout for two years.',
    }),
  )
  await saveDetails(hana)
  await insertActivity(hana, others)
  const words = ['Canary', hana.email, 'Hana C', '5550177', '555-0177']
  return { hana, others, words }
}

type ChildInput = {
  firstName: string
  lastName?: string
  parentEmail: string
  schoolName?: string
  phoneNumber?: string
}

async function enrol(change: ChildInput): Promise<Sibling> {
  const input = { lastName: 'Canaryfield', parentName: 'Pat Home', ...change }
  const registration = await acceptedRegistration(input)
  const { enrolment, player } = await accept(registration, { number: String(Math.floor(Math.random() * 90)) })
  return {
    name: `${input.firstName} ${input.lastName}`,
    email: input.parentEmail,
    ...{ registration, player, enrolment },
  }
}

async function saveDetails({ enrolment, registration }: Sibling): Promise<void> {
  const details = {
    ...{
      emergencyName: 'Aunt Canaryaunt',
      emergencyPhone: '(623) 555-0177',
      medicalNotes: 'Canarynuts. EpiPen in the bag.',
    },
    pickups: [{ name: 'Lou Canarypickup', phone: '(623) 555-0177', relation: 'Aunt' }],
  }
  await saveEnrolment(enrolment, { details, signing: null }, context)
  await sign(enrolment, { ...ALL, name: 'on', signer: 'Pat Canarysigner' })
  await pool().query(
    `INSERT INTO registration_edits (entry_id, field, before, after, reason) VALUES ($1, 'goals', 'Canarygoal', 'Canarygoals', 'Canaryreason')`,
    [registration],
  )
  await pool().query(`UPDATE player_registrations SET notes = 'Canarynote' WHERE id = $1`, [registration])
  await pool().query(
    `INSERT INTO audit_events (actor_name, action, kind, entry_id, detail) VALUES ('Kim', 'exported', 'players', $1, 'for Pat Canarysigner')`,
    [registration],
  )
}

/** Films watched, comments, quiz answers and reminders; a parent of hers alone and one of all three. */
async function insertActivity(hana: Sibling, others: Sibling[]): Promise<void> {
  const member = await accountOf(hana)
  // Accepting the registrations created both accounts: one is hers alone, the other becomes that of all three.
  await pool().query(`UPDATE members SET name = 'Canaryparent' WHERE email = $1`, [hana.email])
  await pool().query(
    `INSERT INTO members_rels (parent_id, path, members_id) SELECT id, 'children', $2 FROM members WHERE email = $1`,
    [others[0]!.email, member],
  )
  await pool().query(
    `INSERT INTO mails (kind, "to", subject, text, status, attempts, language)
     VALUES ('account', $1, 'Canarypassword', 'A new password', 'sent', 0, 'en')`,
    [hana.email],
  )
  const film = await makeFilm(pool())
  const films = [film, ...(await Promise.all(Array.from({ length: FILMS - 1 }, () => makeFilm(pool()))))]
  for (const { id } of films) {
    await pool().query(
      `INSERT INTO film_views (id, member_id, film_id, share) VALUES (gen_random_uuid(), $1, $2, 50)`,
      [member, id],
    )
    await pool().query(
      `INSERT INTO film_comments (id, text, film_id, author_id, author_name) VALUES ($1, $2, $3, $4, 'Hana C.')`,
      [randomUUID(), COMMENT, id, member],
    )
    await pool().query(
      `INSERT INTO mails (kind, "to", subject, text, status, attempts, dedupe_key, language)
       VALUES ('film-reminder', $1, 'Canaryreminder', 'Hana has a film to watch', 'queued', 0, $2, 'en')`,
      [hana.email, `film-reminder:${id}:2026-11-20:${member}:${hana.email}`],
    )
  }
}

export function refOf({ player }: Pick<Sibling, 'player'>) {
  return { kind: 'players', id: player }
}

/** Requested by the registrar and approved by an admin, with the seven days over. */
export async function dueToErase(child: Pick<Sibling, 'player' | 'name'>): Promise<void> {
  expect(await requestErasure(await staffAs('registrar'), refOf(child), child.name)).toMatchObject({ ok: true })
  expect(await approveErasure(await staffAs('admin'), refOf(child))).toMatchObject({ ok: true })
  await pool().query(`UPDATE erasures SET erases_at = now() - interval '1 minute'`)
}

async function accountOf({ player }: Sibling): Promise<string> {
  const ids = await findChildIds({ kind: 'players', id: player })
  return ids!.members[0]!
}
