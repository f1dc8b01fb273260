import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findBoard, listOwnDivisions } from '@/features/coaching/server/coach-home/queries'
import { listBehind } from '@/features/coaching/rules/coach-home'
import { changeOwnName } from '@/features/coaching/server/family-home/handlers'
import { findChildFilms } from '@/features/coaching/server/family-home/queries'
import { filmScope } from '@/features/film/server/films/films'
import { pool } from '@/server/database/pool'
import { makeAssignment, makeComment, takeQuiz, watch } from '../support/film-work'
import { makeFilm } from '../support/films'
import { divisionId } from '../support/members'
import { makeQuiz } from '../support/quizzes'
import { clearFilmRoom, memberViewer } from './film-support'
import { freshDatabase } from './support'

freshDatabase()
beforeEach(clearFilmRoom)

const TODAY = '2026-11-21'

describe('the coach’s board', () => {
  test('shows only their own divisions', async () => {
    await divisionId(pool(), '10U')
    const coach = await memberViewer({ role: 'coach', divisions: ['12U'] })
    const admin = await memberViewer({ role: 'admin' })
    const none = await memberViewer({ role: 'coach' })
    expect((await listOwnDivisions(coach)).map(({ key }) => key)).toEqual(['12U'])
    expect((await listOwnDivisions(admin)).map(({ key }) => key)).toEqual(expect.arrayContaining(['10U', '12U']))
    expect(await listOwnDivisions(none)).toEqual([])
  })

  test('shows who has seen, passed and missed what', async () => {
    const film = await makeFilm(pool(), { title: 'Closeouts', order: 1 })
    await makeFilm(pool(), { title: 'For 10U', divisions: ['10U'] })
    await makeFilm(pool(), { title: 'Draft', isPublished: false })
    const quiz = await makeQuiz(pool(), { film, texts: ['Who helps first?', 'Where do the feet point?'] })
    const [ana, ben, cy] = await Promise.all(
      ['Ana R.', 'Ben S.', 'Cy T.'].map((name) => memberViewer({ name, divisions: ['12U'], isOnRoster: true })),
    )
    // A guest of the film room, without a place on a roster.
    await memberViewer({ name: 'Guest', divisions: ['12U'] })
    const other = await memberViewer({ name: 'Other', divisions: ['10U'] })
    await watch(pool(), ana!.id, film.id, 80)
    await watch(pool(), other.id, film.id, 50)
    for (const [player, right] of [
      [ana!, 1],
      [ana!, 2],
      [ben!, 0],
      [cy!, 1],
      [other, 0],
    ] as const)
      await takeQuiz(pool(), player.id, quiz, right)
    await makeAssignment(pool(), { film: film.id, quiz: quiz.id, divisions: ['12U'], dueOn: '2026-11-20' })

    const board = await findBoard(await divisionId(pool(), '12U'), TODAY)
    expect(board.films.map(({ title }) => title)).toEqual(['Closeouts'])
    expect(board.players.map(({ name }) => name)).toEqual(['Ana R.', 'Ben S.', 'Cy T.'])
    const byMember = new Map(board.progress.map((cell) => [cell.memberId, cell]))
    expect(byMember.get(ana!.id)).toMatchObject({ isWatched: true, share: 80, best: 100, isPassed: true })
    expect(byMember.get(ben!.id)).toMatchObject({ isWatched: false, share: 0, best: 0, isPassed: false })
    expect(byMember.has(other.id)).toBe(false)
    expect(listBehind(board.players, board.assigned, TODAY).map(({ name }) => name)).toEqual(['Ben S.', 'Cy T.'])
    // Four answers of this division each: three missed the second question, one missed the first.
    expect(board.missed.map(({ question, wrong, answers }) => [question, wrong, answers])).toEqual([
      ['Where do the feet point?', 75, 4],
      ['Who helps first?', 25, 4],
    ])
  })

  test('shows a removed question with its text at the time, and omits those with under three answers', async () => {
    const film = await makeFilm(pool())
    const quiz = await makeQuiz(pool(), { film, texts: ['Kept?', 'Old?'] })
    const old = quiz.questions[1]!.id
    await pool().query('INSERT INTO quiz_snapshots (quiz_id, version, pass_mark, questions) VALUES ($1, 1, 80, $2)', [
      quiz.id,
      JSON.stringify([{ id: old, question: 'Old?' }]),
    ])
    const player = await memberViewer({ divisions: ['12U'], isOnRoster: true })
    for (let count = 0; count < 2; count += 1) await takeQuiz(pool(), player.id, quiz, 1)
    const missed = async () => (await findBoard(await divisionId(pool(), '12U'), TODAY)).missed
    expect(await missed()).toEqual([])
    await takeQuiz(pool(), player.id, quiz, 1)
    await pool().query('DELETE FROM quizzes_questions WHERE id = $1', [old])
    expect(await missed()).toMatchObject([{ question: 'Old?', wrong: 100, answers: 3 }])
  })

  test('needs as many statements for sixty players and a hundred films as for one', async () => {
    const division = await divisionId(pool(), '13U')
    await memberViewer({ divisions: ['13U'], isOnRoster: true })
    await makeFilm(pool())
    const few = await countStatements(() => findBoard(division, TODAY))
    await fill(division)
    const many = await countStatements(() => findBoard(division, TODAY))
    expect(many).toBe(few)
    expect(many).toBeLessThanOrEqual(6)
    const board = await findBoard(division, TODAY)
    expect(board.progress).toHaveLength(6000)
  })
})

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pool(), 'query')
  await work()
  const count = query.mock.calls.length
  query.mockRestore()
  return count
}

// Sixty players who have watched a hundred films, taken their quizzes, and have them all assigned.
async function fill(division: string): Promise<void> {
  await pool().query(
    `WITH roster AS (
       INSERT INTO players (first_name, last_name, age, gender, division, publication)
       SELECT 'Player', n::text, 12, 'girl', '13U', 'hidden' FROM generate_series(1, 59) n RETURNING id, last_name),
     player AS (
       INSERT INTO members (name, role, player_id) SELECT 'Player ' || last_name, 'player', id FROM roster RETURNING id)
     INSERT INTO members_rels ("order", parent_id, path, divisions_id) SELECT 1, id, 'divisions', $1 FROM player`,
    [division],
  )
  await pool().query(
    `INSERT INTO films (title, description, duration, slug, category, level, coach, "order", _status)
     SELECT 'Film ' || n, 'Text', 90, 'bulk-' || n, 'Defense', 'Foundation', 'Coach', n, 'published'
     FROM generate_series(1, 99) n`,
  )
  await pool().query(
    `INSERT INTO quizzes (title, film_id, kind, pass_mark) SELECT 'Quiz', id, 'film-room', 80 FROM films`,
  )
  await pool().query(
    `INSERT INTO film_views (member_id, film_id, watched_at, share)
     SELECT r.parent_id, f.id, now(), 50 FROM members_rels r, films f WHERE r.divisions_id = $1`,
    [division],
  )
  await pool().query(
    `INSERT INTO quiz_attempts (member_id, quiz_id, quiz_version, score, is_passed, finished_at)
     SELECT r.parent_id, q.id, 1, 60, false, now() FROM members_rels r, quizzes q WHERE r.divisions_id = $1`,
    [division],
  )
  await pool().query(
    `WITH a AS (INSERT INTO film_assignments (film_id, quiz_id, assigned_on, due_on)
       SELECT film_id, id, '2026-11-01T12:00Z', '2026-11-10T12:00Z' FROM quizzes RETURNING id)
     INSERT INTO film_assignments_rels (parent_id, path, "order", divisions_id) SELECT id, 'divisions', 1, $1 FROM a`,
    [division],
  )
  await pool().query('ANALYZE')
}

describe('the family’s page', () => {
  test('a parent’s session contains only their own children', async () => {
    const mine = await memberViewer({ name: 'Mine M.', divisions: ['12U'] })
    const other = await memberViewer({ name: 'Other O.', divisions: ['10U'] })
    const inactive = await memberViewer({ name: 'Gone G.', divisions: ['10U'], isActive: false }).catch(() => null)
    expect(inactive).toBeNull()
    const parent = await memberViewer({ role: 'parent', children: [mine.id], email: 'mine@example.org' })
    expect(parent.children.map(({ id }) => id)).toEqual([mine.id])
    expect(parent.children.some(({ id }) => id === other.id)).toBe(false)
    expect(filmScope(await memberViewer({ role: 'parent', email: 'none@example.org' }))).toBeNull()
  })

  test('a parent’s session lists active players only, by name', async () => {
    const [zoe, ada] = [await memberViewer({ name: 'Zoe Z.' }), await memberViewer({ name: 'Ada A.' })]
    const [left, coach] = [await memberViewer({ name: 'Left L.' }), await memberViewer({ name: 'Coach C.' })]
    await pool().query('UPDATE members SET is_active = false WHERE id = $1', [left.id])
    await pool().query(`UPDATE members SET role = 'coach' WHERE id = $1`, [coach.id])
    const children = [zoe.id, ada.id, left.id, coach.id]
    const parent = await memberViewer({ role: 'parent', children, email: 'two@example.org' })
    expect(parent.children.map(({ name }) => name)).toEqual(['Ada A.', 'Zoe Z.'])
  })

  test('shows what the child has to do, has seen, passed and written', async () => {
    const film = await makeFilm(pool(), { title: 'Closeouts' })
    const quiz = await makeQuiz(pool(), { film, count: 1 })
    const child = await memberViewer({ name: 'Mine M.', divisions: ['12U'] })
    await makeFilm(pool(), { title: 'For 10U', divisions: ['10U'] })
    await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: '2026-11-22', note: 'Slow.' })
    await watch(pool(), child.id, film.id, 85)
    await takeQuiz(pool(), child.id, quiz, 1)
    await makeComment(pool(), { film: film.id, author: child.id, text: 'Mine', state: 'waiting' })
    const [hidden, removed] = [await makeFilm(pool(), { isPublished: false }), await makeFilm(pool())]
    await pool().query('UPDATE films SET deleted_at = now() WHERE id = $1', [removed.id])
    for (const { id } of [hidden, removed]) await makeComment(pool(), { film: id, author: child.id, text: 'Elsewhere' })
    const room = await findChildFilms({ id: child.id, name: child.name, divisions: child.divisions }, TODAY)
    expect(room.films).toMatchObject([{ title: 'Closeouts', progress: { share: 85, best: 100, isPassed: true } }])
    expect(room.assigned).toMatchObject([{ title: 'Closeouts', dueOn: '2026-11-22', note: 'Slow.', isDone: true }])
    expect(room.comments).toMatchObject([{ text: 'Mine', state: 'waiting', title: 'Closeouts' }])
  })

  test('parents change only their own name; other roles change nothing here', async () => {
    const parent = await memberViewer({ role: 'parent', name: 'Pat', email: 'pat@example.org' })
    const player = await memberViewer({ name: 'Jordan P.' })
    expect(await changeOwnName(parent, 'Pat M.')).toBe(true)
    expect(await changeOwnName(player, 'Coach')).toBe(false)
    expect(await changeOwnName({ ...parent, kind: 'staff' }, 'Coach')).toBe(false)
    const { rows } = await pool().query('SELECT name FROM members ORDER BY name')
    expect(rows.map(({ name }) => name)).toEqual(['Jordan P.', 'Pat M.'])
  })
})
