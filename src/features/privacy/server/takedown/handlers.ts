import 'server-only'
import { hasRole } from '@/lib/roles'
import { staffHandler } from '@/features/staff/server/api'
import { privateJson, refuse } from '@/server/http/answers'
import { takedownDecision, TAKEDOWN_ROLES } from '../../rules/takedown'
import { decideTakedown } from './store'

/** POST /staff/takedown: decides about a take-down request for a picture or a name. */
export const postTakedownDecision = staffHandler({
  name: 'takedown-decision',
  schema: takedownDecision,
  roles: TAKEDOWN_ROLES.picture,
  run: async (staff, values) => {
    if (!hasRole({ ...staff, collection: 'staff' }, ...TAKEDOWN_ROLES[values.kind]))
      return refuse(403, 'Your account may not do this.')
    if (!(await decideTakedown(staff, values))) return refuse(404, 'No one asked to take this down.')
    return privateJson({ state: values.decision })
  },
})
