import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { findChild } from '@/features/privacy/server/child-file/child'
import { listMentions } from '@/features/privacy/server/child-file/mentions'
import { postContact } from '@/features/registration/server/contact/handlers'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import { pool } from '@/server/database/pool'
import { contactInput, tryoutInput } from '../support/factories'
import { makeFilm } from '../support/films'
import { send } from './entry-support'
import { bigFamily } from './erasure-support'
import { accept, acceptedRegistration, clearRosters, makeSeasons } from './rosters-support'
import { freshDatabase } from './support'

freshDatabase('demo')

const ASSIGNMENT = `INSERT INTO film_assignments (id, film_id, assigned_on, share, note) VALUES ($1, $2, now(), 50, 'Inez: watch this.')`

beforeEach(async () => {
  await clearRosters()
  await makeSeasons()
})

async function mentionsOf(player: string) {
  const child = await findChild({ kind: 'players', id: player })
  return listMentions(child!)
}

test('lists what names a child outside its own records, and nothing else', async () => {
  const { hana, others } = await bigFamily()
  expect(await mentionsOf(hana.player)).toEqual([])
  const [tryout, message] = [
    await send(
      postTryout,
      tryoutInput({
        ...{ playerFirstName: 'Hana', playerLastName: 'Canaryfield', parentName: 'Lee Other' },
        ...{ email: 'second.parent@example.org', phoneNumber: '(623) 555-0191' },
      }),
    ),
    await send(postContact, contactInput({ message: 'Is HANA  Canáryfield on the list?' })),
  ]
  await send(postContact, contactInput({ email: 'a.stranger@example.org', message: 'Hana in Hawaii is nice.' }))
  const known = await send(postContact, contactInput({ email: hana.email, message: 'hana is ill today.' }))
  const film = await makeFilm(pool())
  const comment = await insert(
    `INSERT INTO film_comments (id, text, film_id, author_id, author_name)
     SELECT $1, 'Well seen, Hana!', $2, id, 'Pat' FROM members WHERE role = 'parent' LIMIT 1`,
    film.id,
  )
  const note = await insert(
    `INSERT INTO film_assignments (id, film_id, assigned_on, share, note) VALUES ($1, $2, now(), 50, 'For Hana Canaryfield.')`,
    film.id,
  )
  const picture = await insert(
    `INSERT INTO media (id, alt, filename) VALUES ($1, 'A girl on a court', $2)`,
    'hana-canaryfield.webp',
  )
  const view = await insert(
    `INSERT INTO inbox_views (id, name, query) VALUES ($1, $2, 'q=Hana+Canaryfield')`,
    'One family',
  )
  const found = await mentionsOf(hana.player)
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set([tryout, message, known, comment, note, picture, view]))
  expect(await mentionsOf(others[0]!.player)).toEqual([])
})

test('lists the captions of an album, and the first name alone only in a note to the child', async () => {
  const { player } = await accept(await acceptedRegistration({ firstName: 'Inez', lastName: 'Pineneedle' }))
  const film = await makeFilm(pool())
  const album = await insert(`INSERT INTO albums (id, title) VALUES ($1, $2)`, 'The fall camp')
  await pool().query(
    `INSERT INTO albums_pictures (id, _order, _parent_id, caption) VALUES ('first', 1, $1, 'Inez Pineneedle at the line.')`,
    [album],
  )
  const [own, other] = [await insert(ASSIGNMENT, film.id), await insert(ASSIGNMENT, film.id)]
  await pool().query(
    `INSERT INTO film_assignments_rels (parent_id, path, members_id) SELECT $1, 'players', id FROM members WHERE player_id = $2`,
    [own, player],
  )
  const found = (await mentionsOf(player)).map(({ id }) => id)
  expect(new Set(found)).toEqual(new Set([album, own]))
  expect(found).not.toContain(other)
})

test('lists the fifty newest, newest first', async () => {
  const { player } = await accept(await acceptedRegistration({ firstName: 'Omar', lastName: 'Birchleaf' }))
  await pool().query(
    `INSERT INTO inbox_views (id, name, query, created_at)
     SELECT gen_random_uuid(), 'Omar Birchleaf ' || n, '', now() - n * interval '1 minute' FROM generate_series(1, 51) n`,
  )
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id FROM inbox_views WHERE name LIKE 'Omar%' ORDER BY created_at DESC LIMIT 50`,
  )
  expect((await mentionsOf(player)).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})

async function insert(statement: string, value: string): Promise<string> {
  const id = randomUUID()
  await pool().query(statement, [id, value])
  return id
}
