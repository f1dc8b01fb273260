import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isSameQuiz, type Authored } from '@/features/film/rules/quizzes'
import { transactionOf } from '@/lib/transaction'
import type { Quiz } from '@/payload-types'
import { savesDraft } from './saves-draft'

/**
 * Increments the version of a quiz with attempts when its questions or pass mark change, so that existing attempts keep the
 * questions and scoring they were taken with. A version without attempts is changed in place.
 */
export const versionQuiz: CollectionBeforeChangeHook<Quiz> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data
  const taken = await holdTakenVersion(originalDoc.id, req)
  if (!taken) return { ...data, version: originalDoc.version }
  const isChanged = taken.frozen !== null && !isSameQuiz(taken.frozen, { ...originalDoc, ...data })
  return { ...data, version: taken.version + (isChanged ? 1 : 0) }
}

/**
 * Increments the version of taken quizzes whose drawn plays changed with a published play or film. Attempts so far keep the plays
 * they were taken with.
 */
export const versionDrawnQuizzes: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (savesDraft(req, doc)) return
  const transaction = await transactionOf(req)
  await transaction.execute(sql`SELECT version_drawn_quizzes()`)
}

type Taken = { version: number; frozen: Authored | null }

// Locks the row until this save commits: a member who starts the quiz now waits
// (features/film/server/quizzes/attempts.ts) and gets the new questions with the new version, never a mix of both.
async function holdTakenVersion(id: string, req: PayloadRequest): Promise<Taken | null> {
  const transaction = await transactionOf(req)
  const held = await transaction.execute(sql`SELECT version::int AS version FROM quizzes WHERE id = ${id} FOR UPDATE`)
  const version = held.rows[0]?.version as number | undefined
  if (version === undefined) return null
  const { rows } = await transaction.execute(
    sql`SELECT pass_mark, questions FROM quiz_snapshots WHERE quiz_id = ${id} AND version = ${version}`,
  )
  const row = rows[0] as { pass_mark: number; questions: Authored['questions'] } | undefined
  return { version, frozen: row ? { passMark: row.pass_mark, questions: row.questions } : null }
}
