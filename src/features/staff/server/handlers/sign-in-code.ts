import * as z from 'zod'
import { parseWith } from '@/server/forms/define-form'
import { privateJson, refuse } from '@/server/http/answers'
import { post } from '@/server/http/post'
import { knownDeviceCookie } from '@/server/known-device'
import { attemptWithinLimit } from '@/server/throttle'
import { useFactorCode } from '../factors'
import { findPendingSignIn, noPendingCookie } from '../pending-sign-in'
import { openStaffSession } from '../sessions'
import { codeLimits } from '../attempt-limits'

const schema = z.strictObject({ code: z.string().max(40) })

const TOO_LATE = 'More than five minutes have passed since your password. Sign in again.'
const TOO_MANY = 'Too many wrong codes. Wait a while, then try again.'
const WRONG_APP_CODE =
  'This is not the code of now, or it was used already. Wait for the next one in your app, or use a recovery code.'
const WRONG_RECOVERY_CODE =
  'This is not one of your recovery codes, or it was used already. Check its ten characters, or use the code of your app.'

/** POST /staff/sign-in-code: the second step of a sign-in, which creates the session. */
export const postSignInCode = post({
  name: 'sign-in-code',
  async run(body, request) {
    const parsed = parseWith(schema, body)
    if (!parsed.success) return refuse(422, WRONG_RECOVERY_CODE)
    const { code } = parsed.data
    const waiting = await findPendingSignIn(request)
    if (!waiting) return privateJson({ message: TOO_LATE, isOver: true }, 401)
    const { id, email } = waiting
    const tried = await attemptWithinLimit(codeLimits(email, request), async () =>
      (await useFactorCode(waiting, id, code)) ? openStaffSession(id) : null,
    )
    if ('waitSeconds' in tried) return refuse(429, TOO_MANY, { retryAfter: tried.waitSeconds })
    if (!tried.result) return refuse(422, isAppCode(code) ? WRONG_APP_CODE : WRONG_RECOVERY_CODE)
    const cookies = [tried.result, noPendingCookie(), knownDeviceCookie('staff', request, email)]
    return privateJson({ isIn: true }, 200, { cookies })
  },
})

function isAppCode(code: string): boolean {
  return /^[\d\s]*$/.test(code)
}
