import 'server-only'
import { memberJson } from './guarded'
import { findViewer } from './viewer'

/** GET /api/me and /members/me: who is signed in here, or null. */
export async function getMe(): Promise<Response> {
  const viewer = await findViewer()
  if (!viewer) return memberJson(null)
  const { id, email, name, role } = viewer
  return memberJson({ id, email, name, role })
}
