import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPublicPlayers } from '@/features/people/server/squads/public-players'
import { REQUIRED_CONSENTS } from '@/features/people/rules/consents'
import * as migration from '@/migrations/20261125_013616_publication_hidden'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { pool } from '@/server/database/pool'
import { decideConsent, giveConsents } from '../support/consents'
import { callRest, withoutPages } from './access-requests'
import { staffCookie } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()
beforeAll(withoutPages)
beforeEach(() => pool().query('TRUNCATE players, enrolments CASCADE'))

const CHILD = { firstName: 'Avery', lastName: 'Exampleton', number: '4', age: 11, gender: 'girl', division: '12U' }

async function add(change: object = {}, role: 'registrar' | 'admin' = 'registrar') {
  const answer = await callRest(await staffCookie(role), 'POST', 'players', JSON.stringify({ ...CHILD, ...change }))
  const body = (await answer.json()) as { doc: { id: string; publication: string }; errors?: unknown }
  return { status: answer.status, id: body.doc?.id, publication: body.doc?.publication, errors: JSON.stringify(body) }
}

async function publish(id: string, publication: string): Promise<number> {
  const body = JSON.stringify({ publication })
  return (await callRest(await staffCookie('registrar'), 'PATCH', `players/${id}`, body)).status
}

async function publicNames(): Promise<string[]> {
  return (await readPublicPlayers()).map(({ name }) => name)
}

describe('a player added by staff', () => {
  test('is hidden', async () => {
    expect(await add()).toMatchObject({ status: 201, publication: 'hidden' })
    expect(await publicNames()).toEqual([])
  })

  test.each(['initial', 'full'] as const)('cannot be added as %s, by a registrar or an admin', async (publication) => {
    for (const role of ['registrar', 'admin'] as const) {
      const answer = await add({ publication }, role)
      expect(answer.status).toBe(400)
      expect(answer.errors).toContain('Only the family can allow this, by its private link.')
    }
  })
})

describe('staff show a player', () => {
  test('only once the family has signed, and with the full name only with its consent', async () => {
    const { id } = await add()
    expect(await publish(id, 'initial')).toBe(400)
    const enrolment = await giveConsents(pool(), id)
    expect(await publish(id, 'full')).toBe(400)
    expect(await publish(id, 'initial')).toBe(200)
    expect(await publicNames()).toEqual(['Avery E.'])
    await decideConsent(pool(), enrolment, 'name', true)
    expect(await publish(id, 'full')).toBe(200)
    expect(await publicNames()).toEqual(['Avery Exampleton'])
  })

  test('by the newest decision of the family about the name', async () => {
    const { id } = await add()
    const enrolment = await giveConsents(pool(), id, [...REQUIRED_CONSENTS, 'name'])
    await decideConsent(pool(), enrolment, 'name', false)
    expect(await publish(id, 'full')).toBe(400)
    await decideConsent(pool(), enrolment, 'name', true)
    expect(await publish(id, 'full')).toBe(200)
    await pool().query(`UPDATE enrolments SET state = 'invited'`)
    expect(await publicNames()).toEqual([])
  })

  test('and may always show less', async () => {
    const { id } = await add()
    await giveConsents(pool(), id, [...REQUIRED_CONSENTS, 'name'])
    for (const publication of ['full', 'initial', 'hidden', 'initial']) expect(await publish(id, publication)).toBe(200)
  })
})

describe('the site never shows more than the family signed', () => {
  const store = (id: string, publication: string, slug: string) =>
    pool().query('UPDATE players SET publication = $2::enum_players_publication, public_slug = $3 WHERE id = $1', [
      id,
      publication,
      slug,
    ])

  test('whatever is stored', async () => {
    const { id } = await add()
    await store(id, 'full', 'a-exampleton')
    expect(await publicNames()).toEqual([])
    await giveConsents(pool(), id)
    expect(await publicNames()).toEqual([])
    await store(id, 'full', 'avery-e')
    expect(await publicNames()).toEqual(['Avery E.'])
  })

  test.each(REQUIRED_CONSENTS)('hides the player once the consent to %s is revoked', async (key) => {
    const { id } = await add()
    const enrolment = await giveConsents(pool(), id)
    await publish(id, 'initial')
    await pool().query('DELETE FROM expired_tags')
    await decideConsent(pool(), enrolment, key, false)
    expect(await publicNames()).toEqual([])
    const { rows } = await pool().query('SELECT tag FROM expired_tags')
    expect(rows).toContainEqual({ tag: 'collection:players' })
  })

  test('a full name entered as the first name is neither shown nor part of the address', async () => {
    const { id } = await add({ firstName: 'Avery Exampleton', lastName: 'E' })
    await giveConsents(pool(), id)
    await publish(id, 'initial')
    const publicPlayers = await readPublicPlayers()
    expect(publicPlayers).toMatchObject([{ name: 'Avery E.', slug: 'avery-e' }])
    expect(JSON.stringify(publicPlayers)).not.toMatch(/exampleton/i)
  })
})

test('the migration hides players who are shown beyond the signed consent, and leaves the others', async () => {
  const [none, initial, full, beyond] = [await add(), await add(), await add(), await add()]
  await giveConsents(pool(), initial.id)
  await giveConsents(pool(), full.id, [...REQUIRED_CONSENTS, 'name'])
  await giveConsents(pool(), beyond.id)
  for (const { id } of [none, initial]) await pool().query(SHOW, [id, 'initial'])
  for (const { id } of [full, beyond]) await pool().query(SHOW, [id, 'full'])
  const { drizzle } = (await payload()).db as unknown as PostgresAdapter
  await migration.up({ db: drizzle } as never)
  const { rows } = await pool().query<{ id: string; publication: string }>('SELECT id, publication FROM players')
  expect(Object.fromEntries(rows.map((row) => [row.id, row.publication]))).toEqual({
    [none.id]: 'hidden',
    [initial.id]: 'initial',
    [full.id]: 'full',
    [beyond.id]: 'hidden',
  })
})

const SHOW = `UPDATE players SET publication = $2::enum_players_publication, public_slug = 'p-' || id WHERE id = $1`
