import { beforeEach, describe, expect, test } from 'vitest'
import { openFilm } from '@/features/film/server/films/film-queries'
import { saveProgress } from '@/features/film/server/films/save-progress'
import { progressSchema } from '@/features/film/rules/film-schema'
import { learnerOf } from '@/features/film/server/films/learner'
import type { Viewer } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { makeFilm, type MadeFilm } from '../support/films'
import { memberViewer } from './film-support'
import { freshDatabase } from './support'

freshDatabase()

let player: Viewer
let film: MadeFilm

beforeEach(async () => {
  await pool().query('TRUNCATE films, members, film_assignments, film_files CASCADE')
  player = await memberViewer({ divisions: ['12U'] })
  film = await makeFilm(pool(), { duration: 100 })
  await openedAgo(600)
})

/** Sets when the player opened the film, in seconds ago. */
async function openedAgo(seconds: number, viewer = player): Promise<void> {
  await pool().query(
    `INSERT INTO film_views (member_id, film_id, watched_at, believed_to) VALUES ($1, $2, $3, $3)
     ON CONFLICT (member_id, film_id) DO UPDATE SET believed_to = excluded.believed_to`,
    [viewer.id, film.id, new Date(Date.now() - seconds * 1000)],
  )
}

function save(from: number, to: number, position = to, viewer = player) {
  return saveProgress(viewer, { film: film.slug, position, from, to })
}

async function stored() {
  const { rows } = await pool().query('SELECT position::int, share::int, seen::text FROM film_views')
  return rows
}

test('watched seconds add up, each counted once', async () => {
  expect(await save(0, 10)).toEqual({ position: 10, share: 10 })
  expect(await save(5, 20)).toEqual({ position: 20, share: 20 })
  expect(await save(50, 60.4)).toEqual({ position: 60, share: 30 })
  expect(await save(0, 10)).toEqual({ position: 10, share: 30 })
  expect(await stored()).toEqual([{ position: 10, share: 30, seen: '{[0,20),[50,60)}' }])
})

test('a share that was stored before seconds were recorded is kept', async () => {
  await pool().query('UPDATE film_views SET share = 45, position = 45')
  expect(await save(45, 51)).toEqual({ position: 51, share: 45 })
})

test('a position without watched seconds changes only the position', async () => {
  await save(0, 10)
  expect(await save(80, 80)).toEqual({ position: 80, share: 10 })
})

test('forged numbers are limited to the length of the film', async () => {
  expect(await save(0, 14_000, 14_000)).toEqual({ position: 100, share: 100 })
  expect(await stored()).toEqual([{ position: 100, share: 100, seen: '{[0,100)}' }])
  expect(await save(500, 600)).toEqual({ position: 100, share: 100 })
})

describe('progress reported faster than real time is rejected', () => {
  // So long that the playable time during this test is a negligible share of it.
  const HOURS = 14_000
  beforeEach(async () => {
    film = await makeFilm(pool(), { duration: HOURS })
  })

  test('a film just opened counts for next to nothing, regardless of the number of reports', async () => {
    for (let time = 0; time < 5; time += 1) expect((await save(0, HOURS))?.share).toBeLessThan(5)
    const { rows } = await pool().query(`SELECT believed_to <= now() + interval '3 seconds' AS "isTrue" FROM film_views
      WHERE film_id = '${film.id}'`)
    expect(rows).toEqual([{ isTrue: true }])
  })

  test('reopening it does not allow the hours before', async () => {
    await openedAgo(HOURS)
    await openFilm(player, learnerOf(player)!, film.slug)
    expect((await save(0, HOURS))?.share).toBeLessThan(5)
  })

  test('the time since then counts, at the maximum speed', async () => {
    await openedAgo(HOURS / 4)
    const { share } = (await save(0, HOURS))!
    expect(share).toBeGreaterThanOrEqual(50)
    expect(share).toBeLessThan(55)
  })
})

test('a film without a length has no share', async () => {
  film = await makeFilm(pool(), { duration: 0 })
  await openedAgo(600)
  expect(await save(0, 50)).toEqual({ position: 0, share: 0 })
})

test.each([
  { position: -1, from: 0, to: 1 },
  { position: 1, from: 5, to: 1 },
  { position: 1, from: 0, to: 1e9 },
  { position: Number.NaN, from: 0, to: 1 },
  { position: '1', from: 0, to: 1 },
  { from: 0, to: 1 },
])('%j is rejected', (values) => {
  expect(progressSchema.safeParse({ film: 'a-film', ...values }).success).toBe(false)
})

test('two devices at the same moment lose no progress of each other', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => save(index * 5, index * 5 + 5)))
  expect((await stored())[0]).toMatchObject({ share: 100, seen: '{[0,100)}' })
})

test('another device resumes where this one stopped; another member does not', async () => {
  await save(0, 42)
  const again = await openFilm(player, learnerOf(player)!, film.slug)
  expect(again?.playback).toMatchObject({ position: 42, share: 42, memberId: expect.any(String) })
  const other = await memberViewer({ divisions: ['12U'] })
  expect((await openFilm(other, learnerOf(other)!, film.slug))?.playback).toMatchObject({ position: 0, share: 0 })
})

describe('access to films', () => {
  test('nothing is stored for a film of another division, a draft, or a missing one', async () => {
    await pool().query('DELETE FROM film_views')
    film = await makeFilm(pool(), { divisions: ['10U'] })
    expect(await save(0, 10)).toBeNull()
    film = await makeFilm(pool(), { isPublished: false })
    expect(await save(0, 10)).toBeNull()
    film = { ...film, slug: 'no-such-film' }
    expect(await save(0, 10)).toBeNull()
    expect(await stored()).toEqual([])
  })
})
