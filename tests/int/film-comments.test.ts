import { beforeEach, describe, expect, test } from 'vitest'
import {
  addComment,
  deleteComment,
  needsReview,
  reportComment,
  reviewComment,
} from '@/features/film/server/comments/actions'
import { listComments, listToReview } from '@/features/film/server/comments/queries'
import { newCommentSchema } from '@/features/film/rules/comment-schema'
import { pool } from '@/server/database/pool'
import type { Viewer } from '@/features/members/server/viewer'
import { makeFilm } from '../support/films'
import { clearFilmRoom, memberViewer, setFilmSetting } from './film-support'
import { freshDatabase, countRows } from './support'

freshDatabase()

let film: Awaited<ReturnType<typeof makeFilm>>
let teen: Viewer
let child: Viewer
let parent: Viewer
let coach: Viewer
let otherCoach: Viewer
let admin: Viewer

beforeEach(async () => {
  await clearFilmRoom()
  film = await makeFilm(pool())
  teen = await memberViewer({ name: 'Tess T.', divisions: ['12U'], isUnder13: false })
  child = await memberViewer({ name: 'Cory C.', divisions: ['12U'], isUnder13: true })
  parent = await memberViewer({ role: 'parent', name: 'Pat C.', children: [child.id], email: 'pat@example.org' })
  coach = await memberViewer({ role: 'coach', name: 'Coach Twelve', divisions: ['12U'] })
  otherCoach = await memberViewer({ role: 'coach', name: 'Coach Ten', divisions: ['10U'] })
  admin = await memberViewer({ role: 'admin', name: 'Admin' })
})

async function say(viewer: Viewer, text: string, second: number | null = null) {
  const done = await addComment(viewer, { film: film.slug, text, second })
  if (!done.ok) throw new Error(done.error)
  return done.value
}

async function textsFor(viewer: Viewer) {
  return (await listComments(viewer, film.id)).map(({ text }) => text)
}

async function stateOf(id: string) {
  const { rows } = await pool().query('SELECT state, reports::int FROM film_comments WHERE id = $1', [id])
  return rows[0]
}

describe('writing', () => {
  test('a comment has the specified fields and the session’s author, and is appended for everyone', async () => {
    await say(teen, 'First')
    const comment = await say(parent, 'Second', 42)
    expect(comment).toMatchObject({
      id: expect.any(String),
      text: 'Second',
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      user: { id: parent.id, name: 'Pat C.', avatar_url: null },
      second: 42,
      isMine: true,
    })
    for (const reader of [teen, child, parent, coach, otherCoach, admin])
      expect(await textsFor(reader)).toEqual(['First', 'Second'])
  })

  test('the author is never taken from the request', () => {
    const forged = { film: 'x', text: 'Hi', user: { id: coach.id }, author: coach.id, authorName: 'Coach' }
    expect(newCommentSchema.parse(forged)).toEqual({ film: 'x', text: 'Hi', second: null })
  })

  test.each(['', '   ', '\n\t', 'x'.repeat(1001), 'a\u0000b'])('%j is rejected', (text) => {
    expect(newCommentSchema.safeParse({ film: 'x', text }).success).toBe(false)
  })

  test('1000 characters are stored unchanged, markup included', async () => {
    const text = `<b>${'x'.repeat(993)}</b>`
    expect(newCommentSchema.parse({ film: film.slug, text }).text).toHaveLength(1000)
    await say(teen, text)
    expect(await textsFor(parent)).toEqual([text])
  })

  test('a film that the viewer may not watch cannot be commented on, nor its comments reported', async () => {
    const kept = await makeFilm(pool(), { divisions: ['14U'] })
    const draft = await makeFilm(pool(), { isPublished: false })
    const unlinked = await memberViewer({ role: 'parent', name: 'New P.', email: 'new@example.org' })
    const attempts = [
      addComment(teen, { film: kept.slug, text: 'Hi', second: null }),
      addComment(parent, { film: kept.slug, text: 'Hi', second: null }),
      addComment(coach, { film: draft.slug, text: 'Hi', second: null }),
      addComment(unlinked, { film: film.slug, text: 'Hi', second: null }),
      addComment(teen, { film: 'no-such-film', text: 'Hi', second: null }),
    ]
    expect(await Promise.all(attempts)).toEqual(attempts.map(() => ({ ok: false, error: 'not-found' })))
    expect(await countRows('film_comments')).toBe(0)
    const done = await addComment(coach, { film: kept.slug, text: 'For 14U', second: null })
    const id = done.ok ? done.value.id : ''
    expect(await reportComment(teen, id)).toEqual({ ok: false, error: 'not-found' })
  })

  test('comments are rate-limited', async () => {
    for (let count = 0; count < 20; count += 1) await say(teen, `Comment ${count}`)
    expect(await addComment(teen, { film: film.slug, text: 'One more', second: null })).toEqual({
      ok: false,
      error: 'too-many',
    })
    await say(parent, 'Others may still talk')
  })
})

describe('comments held for a coach', () => {
  test('a comment of a child under 13 is visible to its author and to coaches of that division only', async () => {
    const comment = await say(child, 'I like the help')
    expect(comment.state).toBe('waiting')
    expect(await needsReview(child)).toBe(true)
    for (const reader of [child, coach, admin]) expect(await textsFor(reader)).toEqual(['I like the help'])
    for (const reader of [teen, parent, otherCoach]) expect(await textsFor(reader)).toEqual([])
    expect((await listToReview(coach)).map(({ id }) => id)).toEqual([comment.id])
    const later = await say(child, 'One more')
    expect((await listToReview(coach)).map(({ id }) => id)).toEqual([comment.id, later.id])
    expect(await listToReview(otherCoach)).toEqual([])
    expect(await listToReview(teen)).toEqual([])
  })

  test('after approval everyone reads it; when hidden, its author and coaches do', async () => {
    const { id } = await say(child, 'Approve me')
    expect(await reviewComment(otherCoach, id, 'visible')).toEqual({ ok: false, error: 'not-found' })
    expect(await reviewComment(child, id, 'visible')).toEqual({ ok: false, error: 'forbidden' })
    expect(await reviewComment(coach, id, 'visible')).toEqual({ ok: true })
    expect(await textsFor(teen)).toEqual(['Approve me'])
    const mayReview = async (viewer: Viewer) => (await listComments(viewer, film.id)).map(({ canReview }) => canReview)
    expect(await Promise.all([coach, otherCoach, teen].map(mayReview))).toEqual([[true], [true], [false]])
    await reviewComment(coach, id, 'hidden')
    expect(await textsFor(teen)).toEqual([])
    expect(await textsFor(child)).toEqual(['Approve me'])
    expect(await listToReview(coach)).toEqual([])
  })

  test('staff choose whose comments are held', async () => {
    await setFilmSetting('review', 'players')
    expect((await say(teen, 'A teen')).state).toBe('waiting')
    expect((await say(parent, 'A parent')).state).toBe('visible')
    await setFilmSetting('review', 'everyone')
    expect((await say(parent, 'A parent')).state).toBe('waiting')
    expect((await say(coach, 'A coach')).state).toBe('visible')
  })
})

describe('reporting', () => {
  test('one report hides it until a coach has decided, and counts once', async () => {
    const { id } = await say(teen, 'Something unkind')
    await Promise.all([reportComment(parent, id), reportComment(parent, id)])
    expect(await stateOf(id)).toEqual({ state: 'hidden', reports: 1 })
    expect(await textsFor(child)).toEqual([])
    expect((await listToReview(coach)).map(({ reports }) => reports)).toEqual([1])
    await reviewComment(coach, id, 'visible')
    expect(await stateOf(id)).toEqual({ state: 'visible', reports: 0 })
    // The same member cannot hide it again, another one can.
    await reportComment(parent, id)
    expect(await stateOf(id)).toEqual({ state: 'visible', reports: 0 })
    await reportComment(child, id)
    expect(await stateOf(id)).toEqual({ state: 'hidden', reports: 1 })
  })

  test('only an admin decides on a coach’s comment', async () => {
    const { id } = await say(coach, 'Reported coach')
    await reportComment(child, id)
    expect(await listToReview(coach)).toEqual([])
    expect(await reviewComment(coach, id, 'visible')).toEqual({ ok: false, error: 'forbidden' })
    expect(await reviewComment(otherCoach, id, 'visible')).toEqual({ ok: false, error: 'not-found' })
    expect((await listToReview(admin)).map((one) => one.id)).toEqual([id])
    expect(await reviewComment(admin, id, 'visible')).toEqual({ ok: true })
  })

  test('members cannot report themselves', async () => {
    const { id } = await say(teen, 'Mine')
    expect(await reportComment(teen, id)).toEqual({ ok: false, error: 'forbidden' })
  })
})

describe('deleting', () => {
  test('its author and coaches may delete it, other members may not', async () => {
    const { id } = await say(teen, 'Mine')
    for (const other of [child, parent])
      expect(await deleteComment(other, id)).toEqual({ ok: false, error: 'forbidden' })
    expect(await deleteComment(teen, id)).toEqual({ ok: true })
    expect(await deleteComment(teen, id)).toEqual({ ok: false, error: 'not-found' })
    const second = await say(teen, 'Again')
    expect(await deleteComment(coach, second.id)).toEqual({ ok: true })
    expect(await countRows('film_comments')).toBe(0)
  })

  test('the permissions of the reader are returned with each comment', async () => {
    await say(teen, 'Mine')
    const rights = async (viewer: Viewer) => {
      const [one] = await listComments(viewer, film.id)
      return [one!.canDelete, one!.canReport, one!.canReview]
    }
    expect(await rights(teen)).toEqual([true, false, false])
    expect(await rights(parent)).toEqual([false, true, false])
    expect(await rights(coach)).toEqual([true, false, true])
  })

  test('members cannot moderate their own comment', async () => {
    const { id, canReview } = await say(coach, 'From the bench')
    expect(canReview).toBe(false)
    expect(await reviewComment(coach, id, 'hidden')).toEqual({ ok: false, error: 'forbidden' })
    expect(await stateOf(id)).toMatchObject({ state: 'visible' })
  })
})

test('a comment of staff belongs to its author', async () => {
  const { rows } = await pool().query(
    `INSERT INTO staff (email, name) VALUES ('comment.coach@example.org', 'Staff Coach')
     ON CONFLICT (email) DO UPDATE SET name = excluded.name RETURNING id`,
  )
  const staff: Viewer = { ...coach, kind: 'staff', id: rows[0].id, name: 'Staff Coach' }
  const comment = await say(staff, 'From the bench')
  expect(comment).toMatchObject({ user: { id: staff.id, name: 'Staff Coach' }, isMine: true })
  expect(await textsFor(child)).toEqual(['From the bench'])
})
