import { postJson, readJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import type { SavedPlan } from '../../rules/saved-schema'

/** The state of the plan in the current member's account. */
export type AccountState =
  | { is: 'looking' | 'signed-out' | 'staff' | 'failed' | 'empty' | 'saving' | 'saved' | 'unsaved' | 'removed' }
  | { is: 'found'; plan: SavedPlan; on: string }

/** Loads the plan from the account. Sends nothing but the session cookie. */
export async function look(): Promise<AccountState> {
  const answer = await readJson<{ kept: { plan: SavedPlan; on: string } | null }>(paths.memberPost('plan'))
  if (!answer.isOk) return refusal(answer.status, 'failed')
  return answer.body.kept ? { is: 'found', ...answer.body.kept } : { is: 'empty' }
}

/** Stores choices and completed items. The request is repeatable and outlives the page. */
export async function save(plan: SavedPlan): Promise<AccountState> {
  const answer = await postJson(paths.memberPost('save-plan'), plan, { isRepeatable: true, keepalive: true })
  return answer.isOk ? { is: 'saved' } : refusal(answer.status, 'unsaved')
}

/** Deletes them. */
export async function remove(): Promise<AccountState> {
  const answer = await postJson(paths.memberPost('forget-plan'), {}, { isRepeatable: true })
  return answer.isOk ? { is: 'removed' } : refusal(answer.status, 'failed')
}

function refusal(status: number | null, otherwise: 'failed' | 'unsaved'): AccountState {
  if (status === 401) return { is: 'signed-out' }
  return { is: status === 403 ? 'staff' : otherwise }
}
