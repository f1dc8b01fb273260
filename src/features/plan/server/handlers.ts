import 'server-only'
import { logger } from '@/server/logger'
import { findViewer, memberHandler, type Viewer } from '@/features/members/server/api'
import { forgetSchema, savedPlanSchema } from '../rules/saved-schema'
import { findPlan, forgetPlan, savePlan } from './store'
import { privateJson, refuse } from '@/server/http/answers'

const STAFF = 'Plans are kept in accounts of players and parents.'

/** GET /members/plan: returns the plan in the member's own account, or null. */
export async function getPlan(): Promise<Response> {
  try {
    const viewer = await findViewer()
    if (!viewer) return refuse(401, 'Please log in.')
    return isMember(viewer) ? privateJson({ kept: await findPlan(viewer.id) }) : refuse(403, STAFF)
  } catch (error) {
    logger.error({ err: error, handler: 'plan' }, 'A saved plan could not be read.')
    return refuse(503, 'Service unavailable')
  }
}

/** POST /members/save-plan: stores choices and completed items in the member's own account. */
export const postSavePlan = memberHandler({
  name: 'save-plan',
  schema: savedPlanSchema,
  run: async (viewer, plan) => {
    if (!isMember(viewer)) return refuse(403, STAFF)
    await savePlan(viewer.id, plan)
    return privateJson({})
  },
})

/** POST /members/forget-plan: deletes them. */
export const postForgetPlan = memberHandler({
  name: 'forget-plan',
  schema: forgetSchema,
  run: async (viewer) => {
    if (!isMember(viewer)) return refuse(403, STAFF)
    await forgetPlan(viewer.id)
    return privateJson({})
  },
})

function isMember({ kind }: Viewer): boolean {
  return kind === 'member'
}
