import 'server-only'
import { paths } from '@/lib/paths'
import { privateJson, refuse, seeOther } from '@/server/http/answers'
import { isFormRequest } from '@/server/http/read-body'
import { post } from '@/server/http/post'
import { noticeCookie } from './notice-cookie'
import { cookieHeader, sessionToken } from './session-cookie'
import { endSession } from './sessions'
import { findMember } from './viewer'

/** POST /members/logout: ends the session on the server and clears the browser's cached pages. */
export const postLogout = post({
  name: 'logout',
  run: async (_body, request) => {
    const token = sessionToken(request)
    const member = token ? await findMember(token) : null
    if (token) await endSession(token)
    return leave(request, noticeCookie(member?.role === 'parent' ? 'signed-out' : 'logged-out'))
  },
  onRefusal: ({ status }) => refuse(status, 'Error signing out'),
})

function leave(request: Request, notice: string): Response {
  const extra = { cookies: [cookieHeader(''), notice] }
  const response = isFormRequest(request) ? seeOther(paths.login, extra) : privateJson({ to: paths.login }, 200, extra)
  response.headers.set('Clear-Site-Data', '"cache"')
  return response
}
