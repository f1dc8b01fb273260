import { beforeEach, expect, test } from 'vitest'
import type { Viewer } from '@/features/members/server/viewer'
import { pool } from '@/server/database/pool'
import { remindFamilies } from '@/features/coaching/server/assignments/reminders'
import { makeAssignment, takeQuiz, watch } from '../support/film-work'
import { makeFilm } from '../support/films'
import { makeMember } from '../support/members'
import { makeQuiz } from '../support/quizzes'
import { clearFilmRoom, memberViewer, setFilmSetting } from './film-support'
import { freshDatabase } from './support'
import { queryMails } from '../support/mails'

freshDatabase()

// Arizona is seven hours behind UTC all year.
const NOON = new Date('2026-11-21T19:00:00Z')
const TOMORROW = '2026-11-22'

let film: Awaited<ReturnType<typeof makeFilm>>
let player: Viewer

beforeEach(async () => {
  await clearFilmRoom()
  film = await makeFilm(pool(), { title: 'Help-side rotations' })
  player = await memberViewer({ name: 'Jordan Privatename', divisions: ['12U'], guardianEmail: 'guardian@example.org' })
})

async function mails() {
  const { rows } = await queryMails<{ to: string; subject: string; text: string; status: string }>(
    pool(),
    'SELECT "to", subject, text, status FROM mails ORDER BY "to"',
  )
  return rows
}

async function addresses() {
  return (await mails()).map(({ to }) => to)
}

function parentOf(child: string, email: string, change: object = {}) {
  return makeMember(pool(), { role: 'parent', name: 'Pat', children: [child], email, hasCode: false, ...change })
}

test('a guardian gets a mail the day before: film, day, first name, and no sign-in link', async () => {
  const quiz = await makeQuiz(pool(), { film, count: 1 })
  await makeAssignment(pool(), { film: film.id, quiz: quiz.id, divisions: ['12U'], dueOn: TOMORROW })
  expect(await remindFamilies(NOON)).toBe(1)
  const [mail] = await mails()
  expect(mail).toMatchObject({
    to: 'guardian@example.org',
    subject: 'Due tomorrow in the film room: Help-side rotations',
  })
  expect(mail!.text).toContain('Jordan has one thing to do in the film room until tomorrow, Sunday, November 22')
  expect(mail!.text).toContain('watch “Help-side rotations” and pass its quiz')
  expect(mail!.text).not.toContain('Privatename')
  expect(mail!.text.match(/https?:\/\/\S+/g)).toEqual([expect.stringMatching(/\/film-room\.$/)])
})

test('repeated and concurrent runs send one mail', async () => {
  await makeAssignment(pool(), { film: film.id, divisions: ['12U'], members: [player.id], dueOn: TOMORROW })
  await Promise.all([remindFamilies(NOON), remindFamilies(NOON)])
  await remindFamilies(new Date('2026-11-21T20:15:00Z'))
  expect(await addresses()).toEqual(['guardian@example.org'])
  const { rows } = await pool().query('SELECT count(*)::int AS jobs FROM graphile_worker._private_jobs')
  expect(rows).toEqual([{ jobs: 1 }])
})

test('every confirmed parent gets it instead of the stored address; unconfirmed and deactivated ones do not', async () => {
  await parentOf(player.id, 'one@example.org')
  await parentOf(player.id, 'two@example.org')
  await parentOf(player.id, 'unconfirmed@example.org', { isConfirmed: false })
  await parentOf(player.id, 'off@example.org', { isActive: false })
  await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: TOMORROW })
  await remindFamilies(NOON)
  expect(await addresses()).toEqual(['one@example.org', 'two@example.org'])
})

test('a player whose only parent is not confirmed gets it at the stored address', async () => {
  await parentOf(player.id, 'unconfirmed@example.org', { isConfirmed: false })
  await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: TOMORROW })
  await remindFamilies(NOON)
  expect(await addresses()).toEqual(['guardian@example.org'])
})

test.each([
  ['7:59 am', '2026-11-21T14:59:00Z', 0],
  ['8 am', '2026-11-21T15:00:00Z', 1],
  ['7:59 pm', '2026-11-22T02:59:00Z', 1],
  ['8 pm', '2026-11-22T03:00:00Z', 0],
  ['midnight', '2026-11-22T07:00:00Z', 0],
])('at %s in Arizona', async (_, moment, count) => {
  await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: TOMORROW })
  await remindFamilies(new Date(moment))
  expect(await mails()).toHaveLength(count)
})

test('only for films due tomorrow that are not done', async () => {
  const quiz = await makeQuiz(pool(), { film, count: 1 })
  const done = await memberViewer({ divisions: ['12U'], guardianEmail: 'done@example.org' })
  const half = await memberViewer({ divisions: ['12U'], guardianEmail: 'half@example.org' })
  await memberViewer({ divisions: ['12U'], guardianEmail: 'left@example.org', isActive: false })
  await memberViewer({ divisions: ['12U'] })
  for (const { id } of [done, half]) await watch(pool(), id, film.id)
  await takeQuiz(pool(), done.id, quiz, 1)
  await takeQuiz(pool(), half.id, quiz, 0)
  await makeAssignment(pool(), { film: film.id, quiz: quiz.id, divisions: ['12U'], dueOn: TOMORROW })
  await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: '2026-11-21' })
  await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: '2026-11-23' })
  await makeAssignment(pool(), { film: film.id, divisions: ['12U'] })
  await remindFamilies(NOON)
  const sent = await mails()
  expect(sent.map(({ to }) => to)).toEqual(['guardian@example.org', 'half@example.org'])
  expect(sent[1]!.text).toContain('pass the quiz of “Help-side rotations”. The film itself is watched.')
})

test('staff disable it', async () => {
  await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: TOMORROW })
  await setFilmSetting('remind', false)
  await remindFamilies(NOON)
  expect(await mails()).toEqual([])
  await setFilmSetting('remind', true)
  await remindFamilies(NOON)
  expect(await mails()).toHaveLength(1)
})

test('a changed due date sends a new reminder', async () => {
  const id = await makeAssignment(pool(), { film: film.id, divisions: ['12U'], dueOn: TOMORROW })
  await remindFamilies(NOON)
  await pool().query(`UPDATE film_assignments SET due_on = '2026-11-25T12:00:00Z' WHERE id = $1`, [id])
  await remindFamilies(new Date('2026-11-24T19:00:00Z'))
  expect(await mails()).toHaveLength(2)
})
