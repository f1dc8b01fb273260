import 'server-only'
import { paths } from '@/lib/paths'
import { safePath } from '@/lib/safe-path'
import type { Notice } from '../rules/notices'
import { knownDeviceCookie } from '@/server/known-device'
import { accountHandler, type Outcome } from './account-handler'
import { confirmAccount, requestReset, resetPassword, signUp } from './accounts'
import { noticeCookie } from './notice-cookie'
import { cookieHeader } from './session-cookie'
import { signInByCode, signInByPassword, type SignIn } from './sign-in'
import type { AttemptOutcome } from '@/server/challenged-attempts'
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
/** Shown only when no script solves the challenge; the page solves it in the background. */
const PROOF_NEEDED =
  'Many wrong tries were made just now, so a device that is new here has to prove that it is no machine. That needs JavaScript: please switch it on and try again, or wait 15 minutes, or ask your coach or our office.'
const EXPIRED_LINK = 'This link has expired. Please ask for a new one.'
/** The minimum response time, so that timing does not reveal whether an address has an account. */
const MIN_RESPONSE_MS = 600

/** POST /members/sign-in/code */
export const postCode = accountHandler({
  name: 'code',
  schema: codeSchema,
  failure: 'An error occurred. Please try again.',
  page: ({ next }) => withNext('code', next),
  run: async ({ accessCode, next, proof }, request) => {
    const tried = await signInByCode(accessCode, { request, proof })
    return toOutcome(tried, request, { next, wrong: { message: WRONG_CODE, fields: { accessCode: WRONG_CODE } } })
  },
})

/** POST /members/sign-in/password */
export const postSignIn = accountHandler({
  name: 'sign-in',
  schema: signInSchema,
  failure: CANNOT_SIGN_IN,
  page: ({ next }) => withNext('parents', next),
  run: async ({ email, password, next, proof }, request) => {
    const tried = await signInByPassword(email, password, { request, proof })
    return toOutcome(tried, request, { next, wrong: { message: WRONG_PASSWORD }, first: 'signed-in' })
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
  failure: CANNOT_SIGN_IN,
  page: ({ token }) => paths.loginConfirm(String(token ?? '')),
  run: async ({ token, password, proof }, request) => {
    const tried = await confirmAccount(token, password, { request, proof })
    if (tried === 'ended') return { kind: 'refused', status: 410, message: EXPIRED_LINK }
    return toOutcome(tried, request, { wrong: { message: WRONG_PASSWORD }, first: 'signed-in' })
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
  limit: 'member-reset',
  failure: 'An error occurred. Please try again.',
  page: ({ token }) => paths.loginReset(String(token ?? '')),
  run: async ({ token, password }) => {
    if (!(await resetPassword(token, password))) return { kind: 'refused', status: 410, message: EXPIRED_LINK }
    return { kind: 'done', to: paths.loginView('parents'), cookies: [noticeCookie('password-set')] }
  },
})

type SignInMethod = {
  next?: string
  /** The error message for a failed attempt. */
  wrong: { message: string; fields?: Record<string, string> }
  /** The notice that the next page shows before the welcome notice. */
  first?: Notice
}

function toOutcome(
  tried: AttemptOutcome<SignIn | null>,
  request: Request,
  { next, wrong, first }: SignInMethod,
): Outcome {
  if ('waitSeconds' in tried) {
    const { waitSeconds: retryAfter, challenge } = tried
    return { kind: 'refused', status: 429, message: PROOF_NEEDED, retryAfter, challenge }
  }
  if (!tried.result) return { kind: 'refused', status: 401, ...wrong }
  const { token, isFirst } = tried.result
  const notices: Notice[] = [...(first ? [first] : []), isFirst ? 'welcome' : 'welcome-back']
  const cookies = [cookieHeader(token), knownDeviceCookie('member', request), noticeCookie(...notices)]
  return { kind: 'done', to: safePath(next) ?? paths.filmRoom, cookies }
}

function withNext(view: string, next: unknown): string {
  return paths.loginView(view, safePath(next))
}

// The work always runs, and its failure is reported; only the response is delayed.
async function evenly(work: Promise<void>): Promise<void> {
  await Promise.all([work, new Promise((resolve) => setTimeout(resolve, MIN_RESPONSE_MS))])
}
