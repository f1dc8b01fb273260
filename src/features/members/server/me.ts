import 'server-only'
import { findViewer } from './viewer'
import { privateJson } from '@/server/http/answers'

/** GET /api/me and /members/me: returns the signed-in person, or null. */
export async function getMe(): Promise<Response> {
  const viewer = await findViewer()
  if (!viewer) return privateJson(null)
  const { id, email, name, role } = viewer
  return privateJson({ id, email, name, role })
}
