import 'server-only'
import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle'
import { divisions, members, members_rels, players } from '@/database-tables'
import {
  listAssigned,
  type Assigned,
  listFilmsFor,
  listProgress,
  type FilmTitle,
  type Progress,
} from '@/features/film/server/api'
import type { SquadPlayer } from '../../rules/film-day'
import { coachScope, type Viewer } from '@/features/members/server/api'
import { orm } from '@/server/database/orm'
import { pool } from '@/server/database/pool'

export type Division = { id: string; key: string }
export type BoardPlayer = SquadPlayer
export type MissedQuestion = {
  id: string
  question: string
  film: string
  slug: string
  wrong: number
  answers: number
}

/** The data that a coach sees of one division. */
export type Board = {
  films: FilmTitle[]
  players: BoardPlayer[]
  progress: Progress[]
  assigned: Assigned[]
  missed: MissedQuestion[]
}

const FEWEST_ANSWERS = 3
const MOST_QUESTIONS = 6

/** Returns the divisions this coach is responsible for, youngest first. */
export async function listOwnDivisions(viewer: Viewer): Promise<Division[]> {
  const divisionIds = coachScope(viewer)
  const { id, key, order } = divisions
  return orm()
    .select({ id, key })
    .from(divisions)
    .where(divisionIds ? inArray(id, divisionIds) : undefined)
    .orderBy(order)
}

/** Returns the board of one division in five statements, independent of the number of players and films. */
export async function findBoard(divisionId: string, today: string): Promise<Board> {
  const [players, films] = await Promise.all([listPlayers(divisionId), listFilmsFor([divisionId])])
  const ids = players.map(({ id }) => id)
  const [progress, assigned, missed] = await Promise.all([listProgress(ids), listAssigned(ids, today), listMissed(ids)])
  return { films, players, progress, assigned, missed }
}

// Lists players of the roster only: an account without a roster player is a guest of the film room.
async function listPlayers(divisionId: string): Promise<BoardPlayer[]> {
  const { id, name, role, isActive } = members
  const rows = await orm()
    .select({ id, name, number: players.number })
    .from(members)
    .innerJoin(members_rels, and(eq(members_rels.parent, id), eq(members_rels.path, 'divisions')))
    .innerJoin(players, and(eq(players.id, members.player), isNull(players.deletedAt)))
    .where(and(eq(members_rels.divisionsID, divisionId), eq(role, 'player'), eq(isActive, true)))
    .orderBy(name, id)
  return rows.map((player) => ({ ...player, number: /^\d+$/.test(player.number) ? player.number : null }))
}

// Counts first and reads the texts afterwards, because a division has tens of thousands of answers and only six questions are
// shown. A question that was reworded is shown in its current text; a deleted one in the text last shown to players.
async function listMissed(memberIds: string[]): Promise<MissedQuestion[]> {
  const { rows } = await pool().query<MissedQuestion>(
    `WITH missed AS (
       SELECT n.question_id AS id, z.id AS quiz_id, f.title AS film, f.slug, count(*)::int AS answers,
         round(100.0 * count(*) FILTER (WHERE NOT n.is_correct) / count(*))::int AS wrong
       FROM quiz_attempts a
       JOIN quiz_attempts_answers n ON n._parent_id = a.id
       JOIN quizzes z ON z.id = a.quiz_id
       JOIN films f ON f.id = z.film_id AND f._status = 'published' AND f.deleted_at IS NULL
       WHERE a.member_id = ANY($1::uuid[]) AND a.finished_at IS NOT NULL
       GROUP BY n.question_id, z.id, f.id
       HAVING count(*) >= ${FEWEST_ANSWERS} AND bool_or(NOT n.is_correct)
       ORDER BY wrong DESC, answers DESC, n.question_id LIMIT ${MOST_QUESTIONS})
     SELECT m.id, m.film, m.slug, m.answers, m.wrong, coalesce(q.question, (
         SELECT x ->> 'question' FROM quiz_snapshots s CROSS JOIN jsonb_array_elements(s.questions) x
         WHERE s.quiz_id = m.quiz_id AND x ->> 'id' = m.id ORDER BY s.version DESC LIMIT 1),
       'A question that was taken out') AS question
     FROM missed m LEFT JOIN quizzes_questions q ON q._parent_id = m.quiz_id AND q.id = m.id
     ORDER BY m.wrong DESC, m.answers DESC, m.id`,
    [memberIds],
  )
  return rows
}
