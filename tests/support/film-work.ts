import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { noon } from './films'
import { divisionId } from './members'
import { optionOf, type TestQuiz } from './quizzes'

/** Stores that a member opened a film and how much of it they watched. */
export async function watch(db: pg.Pool, memberId: string, filmId: string, share = 100): Promise<void> {
  await db.query(
    `INSERT INTO film_views (member_id, film_id, watched_at, position, share) VALUES ($1, $2, now(), 0, $3)`,
    [memberId, filmId, share],
  )
}

/** Stores a finished quiz attempt with this score, without answers. */
export async function finishQuiz(db: pg.Pool, memberId: string, quiz: TestQuiz, score: number): Promise<string> {
  const id = randomUUID()
  await db.query(
    `INSERT INTO quiz_attempts (id, member_id, quiz_id, quiz_version, score, is_passed, finished_at)
     VALUES ($1, $2, $3, 1, $4, $5, now())`,
    [id, memberId, quiz.id, score, score >= quiz.passMark],
  )
  return id
}

/** Stores a finished quiz attempt in which the first `right` questions were answered correctly. */
export async function takeQuiz(db: pg.Pool, memberId: string, quiz: TestQuiz, right: number): Promise<void> {
  const id = await finishQuiz(db, memberId, quiz, Math.round((100 * right) / quiz.questions.length))
  for (const [index, question] of quiz.questions.entries()) {
    const isRight = index < right
    await db.query(
      `INSERT INTO quiz_attempts_answers (_order, _parent_id, id, question_id, option_id, is_correct)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [index + 1, id, randomUUID(), question.id, optionOf(question, isRight), isRight],
    )
  }
}

type AssignmentOptions = {
  /** Ids. */
  film: string
  quiz?: string
  /** Keys or ids. */
  divisions?: string[]
  members?: string[]
  /** Days, yyyy-MM-dd. */
  assignedOn?: string
  dueOn?: string
  note?: string
}

/** Stores an assignment directly, bypassing the admin and the coach's button. */
export async function makeAssignment(db: pg.Pool, options: AssignmentOptions): Promise<string> {
  const id = randomUUID()
  await db.query(
    `INSERT INTO film_assignments (id, film_id, quiz_id, assigned_on, due_on, note) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, options.film, options.quiz, noon(options.assignedOn ?? '2026-01-01'), noon(options.dueOn), options.note],
  )
  const add = (path: string, column: string, target: string) =>
    db.query(`INSERT INTO film_assignments_rels (parent_id, path, "order", ${column}) VALUES ($1, $2, 1, $3)`, [
      id,
      path,
      target,
    ])
  for (const key of options.divisions ?? []) await add('divisions', 'divisions_id', await divisionId(db, key))
  for (const member of options.members ?? []) await add('members', 'members_id', member)
  return id
}

type CommentOptions = {
  /** Ids. */
  film: string
  author: string
  name?: string
  text?: string
  state?: 'visible' | 'waiting' | 'hidden'
  reports?: number
}

/** Stores a comment directly, bypassing the form below the film. */
export async function makeComment(db: pg.Pool, options: CommentOptions): Promise<string> {
  const { film, author, name = 'Test', text = 'Well seen.', state = 'visible', reports = 0 } = options
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO film_comments (text, film_id, state, author_id, author_name, reports) VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING id`,
    [text, film, state, author, name, reports],
  )
  return rows[0]!.id
}
