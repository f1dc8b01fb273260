import { notify } from '@/components/ui/toast'
import { postJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'

const GONE = 404

/** Undoes an assignment and reports it. Returns true when it no longer exists, even if another coach removed it. */
export async function takeBack(id: string): Promise<boolean> {
  const answer = await postJson(paths.memberPost('unassign'), { id })
  const isGone = answer.isOk || answer.status === GONE
  if (isGone) notify.message('The assignment is taken back')
  else notify.error('This could not be taken back. Please try again.')
  return isGone
}
