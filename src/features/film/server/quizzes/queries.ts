import 'server-only'
import { and, eq, isNotNull, max } from '@payloadcms/db-postgres/drizzle'
import { quiz_attempts } from '@/database-tables'
import type pg from 'pg'
import { filmIsFor, filmScope, findFilm, scopeValue, type FilmFacts } from '../films/films'
import type { Viewer } from '@/features/members/server/api'
import { orm } from '@/server/database/orm'
import { pool, type Client } from '@/server/database/pool'
import { MODULE_ORDER } from './results'
import type { SubmittedAnswer, Question } from '../../rules/quizzes'

/** The questions of a quiz, and the score that passes it. */
export type Sheet = { version: number; passMark: number; questions: Question[] }

export type Attempt = {
  id: string
  version: number
  isFinished: boolean
  score: number
  isPassed: boolean
  answers: SubmittedAnswer[]
}

/** Returns a film whose quiz this viewer may see, or null. Staff also see unpublished films. */
export async function findQuizFilm(viewer: Viewer, slug: string): Promise<Omit<FilmFacts, 'order'> | null> {
  if (viewer.kind === 'member') return findFilm(viewer, slug)
  const { rows } = await pool().query<Omit<FilmFacts, 'order'>>(
    'SELECT id, slug, title, category, drawn_play(play) AS play FROM films WHERE slug = $1 AND deleted_at IS NULL',
    [slug],
  )
  return rows[0] ?? null
}

/** Returns the current version of a quiz, which is frozen once a player has taken it. */
export async function findCurrentSheet(quizId: string): Promise<Sheet | null> {
  const { rows } = await pool().query<Sheet>(
    `SELECT q.version::int AS version, q.pass_mark::int AS "passMark", coalesce(s.questions, quiz_questions(q.id)) AS questions
     FROM quizzes q LEFT JOIN quiz_snapshots s ON s.quiz_id = q.id AND s.version = q.version WHERE q.id = $1`,
    [quizId],
  )
  return rows[0] ?? null
}

/** Returns a quiz as it was when a player first took this version. */
export async function findFrozenSheet(quizId: string, version: number, reader: Client = pool()): Promise<Sheet | null> {
  const { rows } = await reader.query<Sheet>(
    `SELECT version, pass_mark AS "passMark", questions FROM quiz_snapshots WHERE quiz_id = $1 AND version = $2`,
    [quizId, version],
  )
  return rows[0] ?? null
}

type AttemptRow = Omit<Attempt, 'answers'>

const ATTEMPT = `
  SELECT a.id, a.quiz_version::int AS version, a.finished_at IS NOT NULL AS "isFinished", a.score::int AS score,
    coalesce(a.is_passed, false) AS "isPassed"
  FROM quiz_attempts a`

const ANSWERS = `SELECT question_id AS question, option_id AS option FROM quiz_attempts_answers
  WHERE _parent_id = $1 ORDER BY _order`

/** Returns this member's attempt by its id, else the one in progress, locked against concurrent changes. */
export async function lockAttempt(
  client: pg.PoolClient,
  memberId: string,
  quizId: string,
  attemptId: string,
): Promise<Attempt | null> {
  const { rows } = await client.query<AttemptRow>(
    `${ATTEMPT} WHERE a.member_id = $1 AND a.quiz_id = $2 AND (a.id = $3 OR a.finished_at IS NULL)
     ORDER BY a.id = $3 DESC LIMIT 1 FOR UPDATE`,
    [memberId, quizId, attemptId],
  )
  return withAnswers(client, rows[0])
}

/** Returns this member's attempt in progress, or null. */
export async function findOpenAttempt(memberId: string, quizId: string): Promise<Attempt | null> {
  const { rows } = await pool().query<AttemptRow>(
    `${ATTEMPT} WHERE a.member_id = $1 AND a.quiz_id = $2 AND a.finished_at IS NULL`,
    [memberId, quizId],
  )
  return withAnswers(pool(), rows[0])
}

/** Returns this member's attempt by its id, or null. */
export async function findAttempt(memberId: string, quizId: string, attemptId: string): Promise<Attempt | null> {
  const { rows } = await pool().query<AttemptRow>(
    `${ATTEMPT} WHERE a.member_id = $1 AND a.quiz_id = $2 AND a.id = $3`,
    [memberId, quizId, attemptId],
  )
  return withAnswers(pool(), rows[0])
}

/** Returns the percentage of a member's best finished attempt, or null before the first. */
export async function findBest(memberId: string, quizId: string): Promise<number | null> {
  const { member, quiz, score, finishedAt } = quiz_attempts
  const [attempts] = await orm()
    .select({ best: max(score) })
    .from(quiz_attempts)
    .where(and(eq(member, memberId), eq(quiz, quizId), isNotNull(finishedAt)))
  return attempts?.best ?? null
}

/** Returns the next film among those the viewer may watch. */
export async function findNextFilm(viewer: Viewer, filmId: string): Promise<{ slug: string; title: string } | null> {
  const scope = filmScope(viewer)
  if (!scope) return null
  const { rows } = await pool().query<{ slug: string; title: string }>(
    `SELECT f.slug, f.title FROM films f, films this
     WHERE this.id = $2 AND ${filmIsFor(1)} AND (f."order", f.id) > (this."order", this.id)
     ORDER BY ${MODULE_ORDER} LIMIT 1`,
    [scopeValue(scope), filmId],
  )
  return rows[0] ?? null
}

async function withAnswers(reader: Client, attempt: AttemptRow | undefined): Promise<Attempt | null> {
  if (!attempt) return null
  const { rows } = await reader.query<SubmittedAnswer>(ANSWERS, [attempt.id])
  return { ...attempt, answers: rows }
}
