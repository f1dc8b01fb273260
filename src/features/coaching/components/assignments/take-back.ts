import { notify } from '@/components/ui/toast'
import { postJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'

const NOT_FOUND = 404

/** Undoes an assignment and reports it. Returns true when it no longer exists, even if another coach removed it. */
export async function takeBack(id: string): Promise<boolean> {
  const answer = await postJson(paths.memberPost('unassign'), { id })
  const isDeleted = answer.isOk || answer.status === NOT_FOUND
  if (isDeleted) notify.message('The assignment is taken back')
  else notify.error('This could not be taken back. Please try again.')
  return isDeleted
}
