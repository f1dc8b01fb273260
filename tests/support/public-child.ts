import { expect, type APIRequestContext } from '@playwright/test'
import type pg from 'pg'
import { CONSENT_KEYS } from '../../src/features/people/rules/consents'
import { versionField } from '../../src/features/people/rules/enrolment-schema'
import { adminPaths } from '../../src/lib/admin-paths'
import { linkOf, newName } from './enrolment'
import { everyForm } from './every-form'
import { registrationInput } from './factories'
import { staffHeaders } from './staff-session'

/** A child whose name the site shows in full. */
export type PublicChild = {
  player: string
  name: string
  slug: string
  /** Every form of the names, addresses, phones and notes of this child, by word. No other text contains them. */
  forms: ReadonlyMap<string, readonly string[]>
}

type Site = { request: APIRequestContext; db: pg.Pool }
type Stored = Partial<{ id: string; player: string; to: string }>

const PHONE = '(623) 555-0189'

/**
 * A family registers a child, staff accept it to a roster and write about it, and the family signs every consent by its private
 * link. The site then shows the full name.
 */
export async function showChild({ request, db }: Site): Promise<PublicChild> {
  const word = {
    first: newName(),
    last: newName(),
    school: newName(),
    goal: newName(),
    note: newName(),
    bio: newName(),
  }
  const [health, email] = [newName(), `${word.first.toLowerCase()}@example.org`]
  const input = registrationInput({
    ...{ firstName: word.first, lastName: word.last, dateOfBirth: '04/09/2015', schoolName: word.school, email },
    ...{ parentName: `Pat ${word.last}`, parentEmail: email, phoneNumber: PHONE, goals: `${word.goal} first.` },
  })
  const registration = await send(request, 'POST', '/forms/registration', input)
  const headers = await staffHeaders(request, 'registrar')
  for (const change of [{ status: 'in_review' }, { status: 'accepted', notes: `${word.note} called.` }])
    await send(request, 'PATCH', `/api/player-registrations/${registration.id}`, change, headers)
  const place = { registration: registration.id, division: '12U', gender: 'girl', number: '77' }
  const { player } = await send(request, 'POST', adminPaths.staffPost('roster/accept'), place, headers)
  await send(request, 'PATCH', `/api/players/${player}`, { bio: `${word.bio} passes early.` }, headers)
  await signAll({ request, db }, word.first, { medicalNotes: `${health} and nuts.`, signer: `Pat ${word.last}` })
  const { rows } = await db.query<{ slug: string; publication: string }>(
    'SELECT public_slug AS slug, publication FROM players WHERE id = $1',
    [player],
  )
  expect(rows[0]!.publication).toBe('full')
  const words = [...Object.values(word), health, email, PHONE.slice(-8), PHONE.replaceAll(/\D/g, '')]
  const forms = new Map(words.map((one) => [one, everyForm(one)]))
  return { player: player!, name: `${word.first} ${word.last}`, slug: rows[0]!.slug, forms }
}

/** The family reads the texts in force and signs all of them. */
async function signAll({ request, db }: Site, firstName: string, typed: Record<string, string>): Promise<void> {
  const { rows } = await db.query<{ key: (typeof CONSENT_KEYS)[number]; version: number }>(
    'SELECT key, max(version) AS version FROM consent_versions GROUP BY key',
  )
  const token = (await linkOf(db, firstName)).split('/').at(-1)
  const read = Object.fromEntries(rows.map(({ key, version }) => [versionField(key), String(version)]))
  const ticks = Object.fromEntries(CONSENT_KEYS.map((key) => [key, 'on']))
  const contact = { emergencyName: typed.signer, emergencyPhone: PHONE }
  const data = { token, intent: 'sign', ...contact, ...read, ...ticks, ...typed }
  expect((await send(request, 'POST', '/members/enrol', data)).to).toContain('done=complete')
}

/** A registrar requests the erasure, an admin approves it, its last day has passed, and the worker carries it out. */
export async function eraseChild({ request, db }: Site, { player, name }: PublicChild): Promise<void> {
  const place = { kind: 'players', id: player }
  const [registrar, admin] = [await staffHeaders(request, 'registrar'), await staffHeaders(request, 'admin')]
  await send(request, 'POST', adminPaths.staffPost('erasure/ask'), { ...place, name }, registrar)
  await send(request, 'POST', adminPaths.staffPost('erasure/agree'), place, admin)
  await db.query(`UPDATE erasures SET erases_at = now() - interval '1 minute' WHERE $1 = ANY (players)`, [player])
  await db.query(`SELECT graphile_worker.add_job('erase-due')`)
  const isErased = 'SELECT erased_at IS NOT NULL AS erased FROM erasures WHERE $1 = ANY (players)'
  await expect
    .poll(async () => (await db.query(isErased, [player])).rows, { message: 'the erasure', timeout: 60_000 })
    .toEqual([{ erased: true }])
}

async function send(
  request: APIRequestContext,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
  headers: Record<string, string> = { origin: process.env.PUBLIC_URL! },
): Promise<Stored> {
  const answer = await request.fetch(path, { method, data, headers })
  const text = await answer.text()
  expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true)
  return JSON.parse(text) as Stored
}
