import { expect, test } from 'vitest'
import { pool } from '@/server/database/pool'
import { makeMember } from '../support/members'
import { makeQuiz } from '../support/quizzes'
import { findLastExport, take } from './export-support'
import { freshDatabase } from './support'

freshDatabase('demo')

/** Creates a player of a division who took a quiz with these results. */
async function attempts(division: string, results: number[]) {
  const { rows } = await pool().query(
    `SELECT id, first_name AS "firstName", last_name AS "lastName" FROM players
     WHERE division::text = $1 AND deleted_at IS NULL
     ORDER BY "order" LIMIT 1`,
    [division],
  )
  const player = rows[0]
  await pool().query('UPDATE members SET player_id = NULL WHERE player_id = $1', [player.id])
  const member = await makeMember(pool(), { role: 'player' })
  await pool().query('UPDATE members SET player_id = $1 WHERE id = $2', [player.id, member.id])
  const quiz = await makeQuiz(pool())
  for (const score of results)
    await pool().query(
      `INSERT INTO quiz_attempts (member_id, quiz_id, score, is_passed, finished_at) VALUES ($1, $2, $3::int, $3::int >= 80, now())`,
      [member.id, quiz.id, score],
    )
  await pool().query('INSERT INTO quiz_attempts (member_id, quiz_id) VALUES ($1, $2)', [member.id, quiz.id])
  return { ...player, film: quiz.film.title }
}

test('the best of all finished attempts is in one row, of one division or of all', async () => {
  const first = await attempts('12U', [60, 90, 70])
  const second = await attempts('14U', [50])
  const one = await (await take('registrar', { what: 'results', division: '12U' })).text()
  expect(one).toContain(`12U,${first.firstName},${first.lastName},${first.film},`)
  expect(one).toMatch(/,90,Yes,3,/)
  expect(one).not.toContain(second.film)
  expect((await findLastExport()).detail).toMatch(/^\d+ rows, quiz results$/)
  const all = await (await take('registrar', { what: 'results', division: null })).text()
  expect(all).toContain(first.film)
  expect(all).toMatch(new RegExp(`14U,${second.firstName},${second.lastName},${second.film},[^\\r]*,50,No,1,`))
})

test.each(['treasurer', 'coach', 'editor'] as const)('a %s may not export them', async (role) => {
  expect((await take(role, { what: 'results', division: null })).status).toBe(403)
})
