import 'server-only'
import { paths } from '@/lib/paths'
import { isFormRequest } from '@/server/http/read-body'
import { isSameOrigin } from '@/server/http/same-origin'
import { logger } from '@/server/logger'
import { memberJson, refuse } from './guarded'
import { noticeCookie } from './notice-cookie'
import { cookieHeader, sessionToken } from './session-cookie'
import { endSession } from './sessions'
import { findMember } from './viewer'

/** POST /members/logout: ends the session on the server, whoever asks, and has the browser forget the pages it kept. */
export async function postLogout(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, 'This only works from our own site.')
  try {
    const token = sessionToken(request)
    const member = token ? await findMember(token) : null
    if (token) await endSession(token)
    return leave(request, noticeCookie(member?.role === 'parent' ? 'signed-out' : 'logged-out'))
  } catch (error) {
    logger.error({ err: error, handler: 'logout' }, 'A session could not be ended.')
    return refuse(503, 'Error signing out')
  }
}

function leave(request: Request, notice: string): Response {
  const response = isFormRequest(request)
    ? new Response(null, { status: 303, headers: { Location: paths.login, 'Cache-Control': 'private, no-store' } })
    : memberJson({ to: paths.login })
  response.headers.set('Clear-Site-Data', '"cache"')
  response.headers.append('Set-Cookie', cookieHeader(''))
  response.headers.append('Set-Cookie', notice)
  return response
}
