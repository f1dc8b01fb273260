import 'server-only'
import { paths } from '@/lib/paths'
import { safePath } from '@/lib/safe-path'
import type { Notice } from '../rules/notices'
import { tooMany } from '@/server/http/post'
import { accountHandler, type Outcome } from './account-handler'
import { confirmAccount, requestReset, resetPassword, signUp } from './accounts'
import { noticeCookie } from './notice-cookie'
import { cookieHeader } from './session-cookie'
import { signInByCode, signInByPassword, type SignIn } from './sign-in'
import type { Tried } from './throttle'
import {
  codeSchema,
  confirmSchema,
  forgotSchema,
  resetSchema,
  signInSchema,
  signUpSchema,
} from '../rules/account-schema'

const WRONG_CODE = 'Invalid access code. Please try again.'
const WRONG_PASSWORD = 'Invalid credentials'
const CANNOT_SIGN_IN = 'Error signing in'
const CANNOT_CREATE = 'Error creating account'
const ENDED_LINK = 'This link works no more. Please ask for a new one.'
/** Whether an address has an account must not show in the time an answer takes. */
const EVEN_MS = 600

/** POST /members/login */
export const postCode = accountHandler({
  name: 'code',
  schema: codeSchema,
  limit: 'member-sign-in',
  failure: 'An error occurred. Please try again.',
  page: ({ next }) => withNext('code', next),
  run: async ({ accessCode, next }, request) => {
    const tried = await signInByCode(accessCode, request)
    return toOutcome(tried, next, { message: WRONG_CODE, fields: { accessCode: WRONG_CODE } })
  },
})

/** POST /members/sign-in */
export const postSignIn = accountHandler({
  name: 'sign-in',
  schema: signInSchema,
  limit: 'member-sign-in',
  failure: CANNOT_SIGN_IN,
  page: ({ next }) => withNext('parents', next),
  run: async ({ email, password, next }, request) => {
    const tried = await signInByPassword(email, password, request)
    return toOutcome(tried, next, { message: WRONG_PASSWORD }, 'signed-in')
  },
})

/** POST /members/sign-up */
export const postSignUp = accountHandler({
  name: 'sign-up',
  schema: signUpSchema,
  limit: 'member-mail',
  failure: CANNOT_CREATE,
  page: ({ next }) => withNext('sign-up', next),
  run: async (values) => {
    await evenly(signUp(values))
    return { kind: 'done', to: paths.loginView('check-mail'), cookies: [noticeCookie('account-created')] }
  },
})

/** POST /members/confirm */
export const postConfirm = accountHandler({
  name: 'confirm',
  schema: confirmSchema,
  limit: 'member-sign-in',
  failure: CANNOT_SIGN_IN,
  page: ({ token }) => paths.loginConfirm(String(token ?? '')),
  run: async ({ token, password }, request) => {
    const tried = await confirmAccount(token, password, request)
    if (tried === 'ended') return { kind: 'refused', status: 410, message: ENDED_LINK }
    return toOutcome(tried, undefined, { message: WRONG_PASSWORD }, 'signed-in')
  },
})

/** POST /members/forgot */
export const postForgot = accountHandler({
  name: 'forgot',
  schema: forgotSchema,
  limit: 'member-mail',
  failure: 'An error occurred. Please try again.',
  page: ({ next }) => withNext('forgot', next),
  run: async ({ email }) => {
    await evenly(requestReset(email))
    return { kind: 'done', to: paths.loginView('reset-sent') }
  },
})

/** POST /members/reset */
export const postReset = accountHandler({
  name: 'reset',
  schema: resetSchema,
  limit: 'member-sign-in',
  failure: 'An error occurred. Please try again.',
  page: ({ token }) => paths.loginReset(String(token ?? '')),
  run: async ({ token, password }) => {
    if (!(await resetPassword(token, password))) return { kind: 'refused', status: 410, message: ENDED_LINK }
    return { kind: 'done', to: paths.loginView('parents'), cookies: [noticeCookie('password-set')] }
  },
})

type Wrong = { message: string; fields?: Record<string, string> }

function toOutcome(tried: Tried<SignIn | null>, next: string | undefined, wrong: Wrong, first?: Notice): Outcome {
  if ('waitSeconds' in tried) return { kind: 'refused', ...tooMany(tried.waitSeconds) }
  if (!tried.result) return { kind: 'refused', status: 401, ...wrong }
  const { token, isFirst } = tried.result
  const notices: Notice[] = [...(first ? [first] : []), isFirst ? 'welcome' : 'welcome-back']
  const cookies = [cookieHeader(token), noticeCookie(...notices)]
  return { kind: 'done', to: safePath(next) ?? paths.filmRoom, cookies }
}

function withNext(view: string, next: unknown): string {
  return paths.loginView(view, safePath(next))
}

// The work is done in any case, and its failure is told; only the answer waits.
async function evenly(work: Promise<void>): Promise<void> {
  await Promise.all([work, new Promise((resolve) => setTimeout(resolve, EVEN_MS))])
}
