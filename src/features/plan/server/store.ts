import 'server-only'
import { formatDay, toDay } from '@/lib/dates'
import { pool } from '@/server/database/pool'
import type { SavedPlan } from '../rules/saved-schema'

/** A member's plan and the formatted day on which it was saved. */
export type StoredPlan = { plan: SavedPlan; on: string }

const READ = `
  SELECT goal, position, training_frequency AS "trainingFrequency", lacks,
    shopping_days AS "shoppingDays", done, bought, saved_at AS "savedAt"
  FROM member_plans WHERE member_id = $1`

const SAVE = `
  INSERT INTO member_plans
    (member_id, goal, position, training_frequency, lacks, shopping_days, done, bought)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (member_id) DO UPDATE SET goal = excluded.goal, position = excluded.position,
    training_frequency = excluded.training_frequency, lacks = excluded.lacks,
    shopping_days = excluded.shopping_days, done = excluded.done, bought = excluded.bought,
    saved_at = now()`

/** Returns the plan in this member's account, or null. */
export async function findPlan(memberId: string): Promise<StoredPlan | null> {
  const { rows } = await pool().query<SavedPlan & { savedAt: Date }>(READ, [memberId])
  if (!rows[0]) return null
  const { savedAt, ...plan } = rows[0]
  return { plan, on: formatDay(toDay(savedAt)) }
}

/** Stores a plan in this member's account and replaces the previous one. */
export async function savePlan(memberId: string, plan: SavedPlan): Promise<void> {
  const { goal, position, trainingFrequency, lacks, shoppingDays, done, bought } = plan
  await pool().query(SAVE, [memberId, goal, position, trainingFrequency, lacks, shoppingDays, done, bought])
}

/** Deletes the plan from this member's account. */
export async function forgetPlan(memberId: string): Promise<void> {
  await pool().query('DELETE FROM member_plans WHERE member_id = $1', [memberId])
}
