import { beforeEach, describe, expect, test } from 'vitest'
import { assign, unassign } from '@/features/coaching/server/assignments/actions'
import { listRunning } from '@/features/coaching/server/assignments/running'
import { assignSchema } from '@/features/coaching/rules/assignment-schema'
import type { Viewer } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { makeAssignment, watch } from '../support/film-work'
import { makeFilm } from '../support/films'
import { clearFilmRoom, makeSquads, memberViewer } from './film-support'
import { countRows, freshDatabase } from './support'

freshDatabase()

const NOW = new Date('2026-11-21T19:00:00Z')
const TODAY = '2026-11-21'

let film: Awaited<ReturnType<typeof makeFilm>>
let twelve: string
let ten: string
let jordan: Viewer
let coach: Viewer
let admin: Viewer

beforeEach(async () => {
  await clearFilmRoom()
  ;({ film, twelve, ten, jordan } = await makeSquads())
  coach = await memberViewer({ role: 'coach', name: 'Coach Twelve', divisions: ['12U'] })
  admin = await memberViewer({ role: 'admin', name: 'Admin' })
})

function order(change: object) {
  return assignSchema.parse({ film: film.slug, ...change })
}

describe('current assignments are listed until they are over', () => {
  const running = async (viewer: Viewer) =>
    (await listRunning(viewer, undefined, NOW)).map(({ recipients, done, of, isOwn }) => [recipients, done, of, isOwn])

  test('for the coaches of the assigned players, with the number of completions, until all are complete', async () => {
    const mia = await memberViewer({ name: 'Mia T.', divisions: ['12U'] })
    const both = await memberViewer({ role: 'coach', divisions: ['12U', '10U'] })
    await assign(coach, order({ divisions: [twelve], dueOn: TODAY }), NOW)
    await assign(admin, order({ divisions: [ten], members: [mia.id] }), NOW)
    expect(await running(coach)).toEqual([
      ['12U', 0, 2, true],
      ['10U and Mia T.', 0, 1, false],
    ])
    expect(await running(both)).toMatchObject([
      ['12U', 0, 2, true],
      [expect.anything(), 0, 2, true],
    ])
    await watch(pool(), jordan.id, film.id, 79)
    await watch(pool(), mia.id, film.id, 80)
    expect((await running(coach))[0]).toEqual(['12U', 1, 2, true])
    await pool().query('UPDATE film_views SET share = 80')
    expect(await running(coach)).toEqual([])
    expect(await running(both)).toEqual([['10U and Mia T.', 1, 2, true]])
  })

  test('by due day, those without one last, and in the order of assigning on the same day', async () => {
    const [first, second, later, undated] = [
      await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: '2026-11-24' }),
      await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: '2026-11-24' }),
      await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: '2026-11-30' }),
      await makeAssignment(pool(), { film: film.id, divisions: ['12U'] }),
    ]
    const ids = (await listRunning(coach, undefined, NOW)).map(({ id }) => id)
    expect(ids).toEqual([first, second, later, undated])
  })

  test('with guests of the film room, who are on no roster, counted apart', async () => {
    await memberViewer({ name: 'Rosa R.', divisions: ['12U'], isOnRoster: true })
    await makeAssignment(pool(), { film: film.id, divisions: ['12U'] })
    await watch(pool(), jordan.id, film.id)
    expect(await listRunning(coach, undefined, NOW)).toMatchObject([{ done: 1, of: 2, guests: 1, guestsDone: 1 }])
  })

  test('after the due date too, while a player has not completed it, and without players; not on other coaches’ boards', async () => {
    await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: '2026-11-01' })
    const fourteen = await memberViewer({ role: 'coach', divisions: ['14U'] })
    await makeAssignment(pool(), { film: film.id, divisions: ['14U'] })
    expect(await running(coach)).toEqual([['12U', 0, 1, true]])
    expect(await running(fourteen)).toEqual([['14U', 0, 0, true]])
    const [one] = await listRunning(coach, [twelve], NOW)
    expect(one).toMatchObject({ title: film.title, until: 'Sun, Nov 1' })
    expect(await unassign(coach, one!.id)).toMatchObject({ ok: true })
    expect(await running(coach)).toEqual([])
  })
})

describe('a second assignment of the same film needs confirmation', () => {
  test('names those who already have it, and is stored when confirmed', async () => {
    await assign(coach, order({ divisions: [twelve], dueOn: TODAY }), NOW)
    const twice = order({ divisions: [twelve] })
    expect(await assign(coach, twice, NOW)).toEqual({ ok: false, error: { doubled: ['12U'] } })
    const wider = order({ divisions: [twelve, ten] })
    expect(await assign(admin, wider, NOW)).toMatchObject({ error: { doubled: ['12U'] } })
    expect(await countRows('film_assignments')).toBe(1)
    expect(await assign(coach, { ...twice, isMeant: true }, NOW)).toMatchObject({ ok: true })
    expect(await countRows('film_assignments')).toBe(2)
  })

  test('is not needed when the first has ended, is another film’s or goes to others', async () => {
    await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: '2026-11-20' })
    await makeAssignment(pool(), { film: (await makeFilm(pool())).id, divisions: ['12U'] })
    await makeAssignment(pool(), { film: film.id, divisions: ['10U'] })
    expect(await assign(coach, order({ divisions: [twelve] }), NOW)).toMatchObject({ ok: true })
  })

  test('of two concurrent ones only one is stored', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => assign(coach, order({ members: [jordan.id] }), NOW)))
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countRows('film_assignments')).toBe(1)
  })
})
