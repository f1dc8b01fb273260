import { beforeEach, expect, test } from 'vitest'
import { pool } from '@/server/database/pool'
import { watch } from '../support/film-work'
import { makeFilm } from '../support/films'
import { makeMember } from '../support/members'
import { makeQuiz } from '../support/quizzes'
import { freshDatabase, payload } from './support'

freshDatabase()

beforeEach(() => pool().query('TRUNCATE films, members CASCADE'))

test('records of the film room have titles with names, never ids', async () => {
  const db = pool()
  const cms = await payload()
  const film = await makeFilm(db, { title: 'Close out short' })
  const quiz = await makeQuiz(db, { film })
  const player = await makeMember(db, { name: 'Mila N.', divisions: ['12U'], hasCode: false })
  await watch(db, player.id, film.id)
  await db.query('INSERT INTO quiz_attempts (member_id, quiz_id, quiz_version, score) VALUES ($1, $2, 1, 50)', [
    player.id,
    quiz.id,
  ])
  const titleOf = async (collection: 'film-views' | 'quiz-attempts') => {
    const title = cms.collections[collection].config.admin.useAsTitle
    const { docs } = await cms.find({ collection, depth: 0 })
    return (docs[0] as unknown as Record<string, unknown>)[title!]
  }
  expect(await titleOf('film-views')).toBe('Mila N.')
  expect(await titleOf('quiz-attempts')).toBe('Mila N.')
})
