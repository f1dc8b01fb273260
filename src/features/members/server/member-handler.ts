import 'server-only'
import type { z } from 'zod'
import type { MemberRole } from '../rules/members'
import { checkRate } from '@/server/rate-limit'
import { guarded } from '@/server/http/guarded'
import { findClosedReason, findViewer, type Viewer } from './viewer'
import { refuse } from '@/server/http/answers'

type MemberHandler<Values> = {
  /** The name for the log. */
  name: string
  schema: z.ZodType<Values>
  /** The roles that may send the request; every signed-in member by default. */
  roles?: readonly MemberRole[]
  run: (viewer: Viewer, values: Values, request: Request) => Promise<Response>
}

/**
 * Creates a rate-limited POST handler for members. `run` must check the access to the film, quiz or comment in question itself.
 */
export function memberHandler<Values>({ roles, ...handler }: MemberHandler<Values>) {
  return guarded<Values, Viewer>({
    ...handler,
    async admit(request) {
      const viewer = await findViewer()
      if (!viewer) return refuseVisitor()
      if (roles && !roles.includes(viewer.role)) return refuse(403, 'Your account may not do this.')
      const isTooFast = (await checkRate('member-post', request)) !== null
      return isTooFast ? refuse(429, 'That was very fast. Try again in a minute.') : viewer
    },
  })
}

// A coach with missing credentials gets the reason instead of a request to sign in again.
async function refuseVisitor(): Promise<Response> {
  const closed = await findClosedReason()
  return closed ? refuse(403, closed) : refuse(401, 'Please log in to access film content.')
}
