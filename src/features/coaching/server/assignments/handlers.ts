import 'server-only'
import { findFilm, findReach } from '@/features/film/server/api'
import { logger } from '@/server/logger'
import { findViewer, isCoach, memberHandler } from '@/features/members/server/api'
import { assign, unassign, type Assigned } from './actions'
import { duplicateAssignmentQuestion } from '../../rules/assignments'
import { assignSchema, unassignSchema } from '../../rules/assignment-schema'
import { privateJson, refuse } from '@/server/http/answers'

const COACHES = ['coach', 'admin'] as const
const REFUSALS = {
  'not-found': [404, 'Film not found'],
  'not-yours': [403, 'You can assign films to your own divisions and players only.'],
  'not-their-film': [422, 'This film is kept to other divisions.'],
  'not-its-quiz': [422, 'This quiz belongs to another film.'],
  past: [422, 'Choose today or a later day.'],
} as const

/** Returns the divisions and players to whom the coach can assign a film. Query: `?film=` with its slug. */
export async function getReach(request: Request): Promise<Response> {
  try {
    const viewer = await findViewer()
    if (!viewer) return refuse(401, 'Please log in to access film content.')
    if (!isCoach(viewer)) return refuse(403, 'Your account may not do this.')
    const film = await findFilm(viewer, new URL(request.url).searchParams.get('film') ?? '')
    return film ? privateJson(await findReach(viewer, film.id)) : refuse(404, 'Film not found')
  } catch (error) {
    logger.error({ err: error, handler: 'reach' }, 'Divisions and players could not be read.')
    return refuse(503, 'Service unavailable')
  }
}

export const postAssign = memberHandler({
  name: 'assign',
  schema: assignSchema,
  roles: COACHES,
  run: async (viewer, values) => answer(await assign(viewer, values), 201),
})

export const postUnassign = memberHandler({
  name: 'unassign',
  schema: unassignSchema,
  roles: COACHES,
  run: async (viewer, { id }) => answer(await unassign(viewer, id)),
})

function answer(result: Assigned<object | undefined>, status = 200): Response {
  if (result.ok) return privateJson({ ...result.value }, status)
  if (typeof result.error === 'object') return refuse(409, duplicateAssignmentQuestion(result.error.doubled))
  const [refusal, message] = REFUSALS[result.error]
  return refuse(refusal, message)
}
