import 'server-only'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { film_assignments, quizzes } from '@/database-tables'
import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import { toDay } from '@/lib/dates'
import { findFilm, findReach } from '@/features/film/server/api'
import { coachScope, type Viewer } from '@/features/members/server/api'
import { done, refused, type Result } from '@/lib/result'
import { orm } from '@/server/database/orm'
import { pool } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { findDoubled } from './running'
import type { NewAssignment } from '../../rules/assignment-schema'

type Refused = 'not-found' | 'not-yours' | 'not-their-film' | 'not-its-quiz' | 'past'
/** `doubled` lists the names of recipients who already have the film assigned. */
export type Assigned<Value> = Result<Value, Refused | { doubled: string[] }>

/**
 * Assigns a film to divisions and players that the coach is responsible for. Stores nothing when one of them is outside the
 * coach's scope.
 */
export async function assign(
  viewer: Viewer,
  values: NewAssignment,
  now = new Date(),
): Promise<Assigned<{ id: string }>> {
  const film = await findFilm(viewer, values.film)
  if (!film) return refused('not-found')
  if (!(await isWithinScope(viewer, values))) return refused('not-yours')
  if (!(await mayAllWatch(viewer, film.id, values))) return refused('not-their-film')
  if (values.quiz && !(await isQuizOf(film.id, values.quiz))) return refused('not-its-quiz')
  const today = toDay(now)
  if (values.dueOn && values.dueOn < today) return refused('past')
  return transaction(async (client) => {
    // The row lock serializes requests, so that a double tap does not create two assignments.
    await client.query('SELECT FROM films WHERE id = $1 FOR NO KEY UPDATE', [film.id])
    const doubled = values.isMeant ? [] : await findDoubled(client, film.id, values, today)
    if (doubled.length > 0) return refused({ doubled })
    return done({ id: await store(client, film.id, values, today, viewer.name) })
  })
}

/** Deletes an assignment if all its recipients are within the coach's scope. */
export async function unassign(viewer: Viewer, id: string): Promise<Assigned<undefined>> {
  const { rows } = await pool().query<{ divisions: string[]; members: string[] }>(
    `SELECT coalesce(array_agg(r.divisions_id::text) FILTER (WHERE r.divisions_id IS NOT NULL), '{}') AS divisions,
       coalesce(array_agg(r.members_id::text) FILTER (WHERE r.members_id IS NOT NULL), '{}') AS members
     FROM film_assignments a LEFT JOIN film_assignments_rels r ON r.parent_id = a.id WHERE a.id = $1 GROUP BY a.id`,
    [id],
  )
  if (!rows[0]) return refused('not-found')
  if (!(await isWithinScope(viewer, rows[0]))) return refused('not-yours')
  await orm().delete(film_assignments).where(eq(film_assignments.id, id))
  return done()
}

type Targets = { divisions: string[]; members: string[] }

// Unknown ids count as outside the scope.
async function isWithinScope(viewer: Viewer, { divisions, members }: Targets): Promise<boolean> {
  const { rows } = await pool().query<{ divisions: number; members: number }>(
    `SELECT
       (SELECT count(*) FROM divisions d WHERE d.id = ANY($1::uuid[]) AND ($3::uuid[] IS NULL OR d.id = ANY($3)))::int
         AS divisions,
       (SELECT count(*) FROM members m WHERE m.id = ANY($2::uuid[]) AND m.role = 'player' AND ($3::uuid[] IS NULL OR EXISTS (
         SELECT FROM members_rels r WHERE r.parent_id = m.id AND r.path = 'divisions' AND r.divisions_id = ANY($3))))::int
         AS members`,
    [divisions, members, coachScope(viewer)],
  )
  return rows[0]?.divisions === divisions.length && rows[0].members === members.length
}

async function mayAllWatch(viewer: Viewer, filmId: string, { divisions, members }: Targets): Promise<boolean> {
  const reach = await findReach(viewer, filmId)
  const reached = new Set(reach.divisions.flatMap(({ id, players }) => [id, ...players.map((player) => player.id)]))
  return [...divisions, ...members].every((id) => reached.has(id))
}

async function isQuizOf(filmId: string, quizId: string): Promise<boolean> {
  return (await orm().$count(quizzes, and(eq(quizzes.id, quizId), eq(quizzes.film, filmId)))) === 1
}

// Days are stored as noon in UTC, like the values of Payload's own date fields.
async function store(client: pg.PoolClient, filmId: string, values: NewAssignment, today: string, by: string) {
  const id = randomUUID()
  const noon = (day: string | null) => (day ? `${day}T12:00:00Z` : null)
  await client.query(
    `INSERT INTO film_assignments (id, film_id, quiz_id, share, assigned_on, due_on, note, assigned_by, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
    [id, filmId, values.quiz, values.share, noon(today), noon(values.dueOn), values.note || null, by],
  )
  await client.query(
    `INSERT INTO film_assignments_rels (parent_id, path, "order", divisions_id, members_id)
     SELECT $1::uuid, 'divisions', row_number() OVER (), d, NULL FROM unnest($2::uuid[]) d
     UNION ALL SELECT $1::uuid, 'members', row_number() OVER (), NULL, m FROM unnest($3::uuid[]) m`,
    [id, values.divisions, values.members],
  )
  return id
}
