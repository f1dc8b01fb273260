import { beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '@/payload-types'
import { listAssigned } from '@/features/film/server/films/assigned'
import type { Viewer } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { makeAssignment, makeComment, takeQuiz, watch } from '../support/film-work'
import type { makeFilm } from '../support/films'
import { makeQuiz } from '../support/quizzes'
import { clearFilmRoom, makeSquads, memberViewer } from './film-support'
import { staffAs } from './staff'
import { freshDatabase, countRows, payload } from './support'

freshDatabase()

const TODAY = '2026-11-21'

let film: Awaited<ReturnType<typeof makeFilm>>
let twelve: string
let ten: string
let jordan: Viewer
let tiny: Viewer

beforeEach(async () => {
  await clearFilmRoom()
  ;({ film, twelve, ten, jordan, tiny } = await makeSquads())
})

async function titlesOf(viewer: Viewer) {
  return (await listAssigned([viewer.id], TODAY)).map(({ title }) => title)
}

describe('from the admin', () => {
  async function coachOf(...divisions: string[]): Promise<Staff & { collection: 'staff' }> {
    return { ...(await staffAs('coach')), divisions }
  }

  async function create(user: Staff, data: object) {
    const cms = await payload()
    const dates = { assignedOn: `${TODAY}T12:00:00Z` }
    return cms.create({
      collection: 'film-assignments',
      data: { film: film.id, ...dates, ...data } as never,
      user,
      overrideAccess: false,
    })
  }

  test('a coach assigns to their own divisions and players; the film’s quiz is included unless cleared', async () => {
    const quiz = await makeQuiz(pool(), { film, count: 1 })
    const user = await coachOf(twelve)
    expect(await create(user, { divisions: [twelve] })).toMatchObject({
      quiz: quiz.id,
      assignedBy: 'Test coach',
    })
    expect(await create(user, { members: [jordan.id], quiz: null })).toMatchObject({ quiz: null })
    expect(await titlesOf(jordan)).toEqual([film.title, film.title])
  })

  test('the same film is assigned again only when staff confirm it, and the title is the film’s', async () => {
    const user = await coachOf(twelve)
    const first = await create(user, { divisions: [twelve], note: 'Before Friday.' })
    const read = { collection: 'film-assignments', id: first.id, depth: 0 } as const
    expect(await (await payload()).findByID(read)).toMatchObject({ filmTitle: film.title })
    await expect(create(user, { divisions: [twelve], members: [jordan.id] })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/^12U: this film is assigned already/), path: 'isAgain' }] },
    })
    expect(await countRows('film_assignments')).toBe(1)
    await create(user, { divisions: [twelve], isAgain: true })
    const change = { collection: 'film-assignments', id: first.id, user, overrideAccess: false } as const
    const changed = await (
      await payload()
    ).update({ ...change, data: { divisions: [twelve], note: 'Before Saturday.' } })
    expect(changed).toMatchObject({ note: 'Before Saturday.' })
  })

  test('another division, another’s player and a mix are rejected with 403, and nothing is stored', async () => {
    const user = await coachOf(twelve)
    for (const data of [{ divisions: [ten] }, { members: [tiny.id] }, { divisions: [twelve], members: [tiny.id] }])
      await expect(create(user, data)).rejects.toMatchObject({ status: 403 })
    expect(await countRows('film_assignments')).toBe(0)
    expect(await create(await staffAs('admin'), { divisions: [ten], members: [jordan.id] })).toBeTruthy()
  })

  test('a coach reads and changes only their own assignments', async () => {
    const cms = await payload()
    const user = await coachOf(twelve)
    const own = await makeAssignment(pool(), { film: film.id, divisions: ['12U'] })
    const named = await makeAssignment(pool(), { film: film.id, members: [jordan.id] })
    const both = await makeAssignment(pool(), { film: film.id, divisions: ['10U', '12U'] })
    const foreign = await makeAssignment(pool(), { film: film.id, divisions: ['10U'], members: [tiny.id] })
    const as = { collection: 'film-assignments', user, overrideAccess: false } as const
    const { docs } = await cms.find({ ...as, depth: 0 })
    expect(docs.map(({ id }) => id).sort()).toEqual([own, named, both].sort())
    for (const id of [foreign]) {
      await expect(cms.update({ ...as, id, data: { note: 'Mine now' } })).rejects.toMatchObject({ status: 403 })
      await expect(cms.delete({ ...as, id })).rejects.toMatchObject({ status: 403 })
    }
    // It also reaches the other division, so the coach may not change it.
    await expect(cms.update({ ...as, id: both, data: { note: 'Mine now' } })).rejects.toMatchObject({ status: 403 })
    await expect(cms.delete({ ...as, id: both })).rejects.toMatchObject({ status: 403 })
    await expect(cms.update({ ...as, id: own, data: { divisions: [ten] } })).rejects.toMatchObject({ status: 403 })
    await cms.update({ ...as, id: own, data: { note: 'Sharper' } })
    await cms.delete({ ...as, id: named })
    expect(await countRows('film_assignments')).toBe(3)
    expect(await cms.find({ ...as, user: await coachOf(), depth: 0 }).catch((error: Error) => error)).toMatchObject({
      status: 403,
    })
  })

  test('a coach sees comments, views and attempts of their own divisions only, and comments that everyone reads', async () => {
    const cms = await payload()
    const quiz = await makeQuiz(pool(), { film, count: 1 })
    for (const player of [jordan, tiny]) {
      await watch(pool(), player.id, film.id)
      await takeQuiz(pool(), player.id, quiz, 1)
      await makeComment(pool(), {
        film: film.id,
        author: player.id,
        text: `Waiting of ${player.name}`,
        state: 'waiting',
      })
    }
    await makeComment(pool(), { film: film.id, author: tiny.id, text: 'Open' })
    const family = await memberViewer({ role: 'parent', name: 'Pat', children: [jordan.id], email: 'pat@example.org' })
    const reported = { text: 'Family', state: 'hidden', reports: 2 } as const
    await makeComment(pool(), { film: film.id, author: family.id, ...reported })
    const as = { user: await coachOf(twelve), overrideAccess: false, depth: 0 } as const
    const views = await cms.find({ collection: 'film-views', ...as })
    expect(views.docs.map(({ member }) => member)).toEqual([jordan.id])
    const attempts = await cms.find({ collection: 'quiz-attempts', ...as })
    expect(attempts.docs.map(({ member }) => member)).toEqual([jordan.id])
    const comments = await cms.find({ collection: 'film-comments', ...as })
    expect(comments.docs.map(({ text }) => text).sort()).toEqual(['Family', 'Open', 'Waiting of Jordan P.'])
    const bare = await cms.find({ collection: 'film-comments', ...as, user: await coachOf() })
    expect(bare.docs.map(({ text }) => text)).toEqual(['Open'])
    const decided = await cms.update({
      collection: 'film-comments',
      id: comments.docs.find(({ text }) => text === 'Family')!.id,
      data: { state: 'visible' },
      ...as,
    })
    expect(decided).toMatchObject({ state: 'visible', reports: 0 })
  })
})
