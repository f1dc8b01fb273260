import { beforeEach, describe, expect, test } from 'vitest'
import { savedPlanSchema, type SavedPlan } from '@/features/plan/rules/saved-schema'
import { postForgetPlan, postSavePlan } from '@/features/plan/server/handlers'
import { findPlan, forgetPlan, savePlan } from '@/features/plan/server/store'
import { pool } from '@/server/database/pool'
import { withCookies } from '../../runtime/next/testing/request'
import { memberCookie } from '../support/members'
import { clearMembers, memberViewer, post } from './film-support'
import { freshDatabase, countRows } from './support'

freshDatabase()
beforeEach(clearMembers)

const PLAN: SavedPlan = {
  goal: 'jumpHigher',
  position: 'none',
  trainingFrequency: 3,
  lacks: ['hoop', 'weights'],
  shoppingDays: 3,
  done: ['1-skill', '2-recovery'],
  bought: ['b1e0c1de-0000-4000-8000-000000000001-cup'],
}

describe('a plan in the account', () => {
  test('is loaded as it was saved, with the day, and fits the schema of the request', async () => {
    const { id } = await memberViewer()
    expect(await findPlan(id)).toBeNull()
    await savePlan(id, PLAN)
    const kept = await findPlan(id)
    expect(kept).toEqual({ plan: PLAN, on: expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/) })
    expect(savedPlanSchema.safeParse(kept!.plan).success).toBe(true)
  })

  test('is stored before the request is answered, and deleted before the answer to the other', async () => {
    const { id } = await memberViewer()
    const cookie = await memberCookie(pool(), id)
    const saved = await withCookies(cookie, () => postSavePlan(post('save-plan', PLAN)))
    expect([saved.status, (await findPlan(id))?.plan]).toEqual([200, PLAN])
    const forgotten = await withCookies(cookie, () => postForgetPlan(post('forget-plan', {})))
    expect([forgotten.status, await findPlan(id)]).toEqual([200, null])
  })

  test('is a single one: the last save counts', async () => {
    const { id } = await memberViewer()
    await savePlan(id, PLAN)
    await pool().query(`UPDATE member_plans SET saved_at = '2020-01-01T12:00:00Z'`)
    const next: SavedPlan = {
      goal: 'all',
      position: 'center',
      trainingFrequency: 4,
      lacks: ['band'],
      shoppingDays: 7,
      done: [],
      bought: [],
    }
    await savePlan(id, next)
    const kept = await findPlan(id)
    expect(kept!.plan).toEqual(next)
    expect(kept!.on).not.toContain('2020')
    expect(await countRows('member_plans')).toBe(1)
  })

  test('is the member’s own: other members can neither read, change nor delete it', async () => {
    const [owner, other] = [await memberViewer(), await memberViewer({ role: 'parent' })]
    await savePlan(owner.id, PLAN)
    expect(await findPlan(other.id)).toBeNull()
    await savePlan(other.id, { ...PLAN, goal: 'all' })
    await forgetPlan(other.id)
    expect((await findPlan(owner.id))!.plan).toEqual(PLAN)
  })

  test('is deleted with the member', async () => {
    const { id } = await memberViewer()
    await savePlan(id, PLAN)
    await pool().query('DELETE FROM members WHERE id = $1', [id])
    expect(await countRows('member_plans')).toBe(0)
  })

  test('stores no body data, nor excluded foods', async () => {
    const { rows } = await pool().query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'member_plans' ORDER BY 1",
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'bought',
      'done',
      'goal',
      'lacks',
      'member_id',
      'position',
      'saved_at',
      'shopping_days',
      'training_frequency',
    ])
  })
})
