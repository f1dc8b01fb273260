import { PASSWORD_LENGTH } from './members'
import { paths } from '@/lib/paths'
import { EMPTY_CODE, EMPTY_EMAIL, EMPTY_PASSWORD } from './messages'

export type AccountField = {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autoComplete: string
  hint?: string
  /** What is said when it is empty. */
  required: string
}

/** One form of signing in: its fields, its words, and where it is posted to. */
export type AccountFormSpec = {
  action: string
  fields: AccountField[]
  button: string
  sending: string
  /** What is said when no answer comes. */
  failure: string
  /** Milliseconds that the button says what it does, however quick the answer is. */
  minimum: number
}

/** The forms of /login, and what it says after some of them. */
const LOGIN_VIEWS = ['code', 'parents', 'sign-up', 'forgot', 'check-mail', 'reset-sent'] as const

export type LoginView = (typeof LOGIN_VIEWS)[number]

const MIN = PASSWORD_LENGTH.min
const TRY_AGAIN = 'An error occurred. Please try again.'

const EMAIL: AccountField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autoComplete: 'email',
  required: EMPTY_EMAIL,
}
const PASSWORD: AccountField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'current-password',
  required: EMPTY_PASSWORD,
}
const NEW_PASSWORD: AccountField = {
  ...PASSWORD,
  autoComplete: 'new-password',
  hint: `At least ${MIN} characters. Three or four words are easy to keep in mind.`,
  required: 'Please choose a password.',
}

/** Every form of signing in and of accounts. */
export const ACCOUNT_FORMS = {
  code: {
    action: paths.memberPost('sign-in/code'),
    fields: [
      {
        name: 'accessCode',
        label: 'Access code',
        type: 'text',
        autoComplete: 'off',
        hint: 'Ten letters and numbers, on the card from your coach.',
        required: EMPTY_CODE,
      },
    ],
    button: 'Enter film room',
    sending: 'Verifying',
    failure: TRY_AGAIN,
    minimum: 500,
  },
  parents: {
    action: paths.memberPost('sign-in/password'),
    fields: [EMAIL, PASSWORD],
    button: 'Sign in',
    sending: 'Signing in...',
    failure: 'Error signing in',
    minimum: 0,
  },
  'sign-up': {
    action: paths.memberPost('sign-up'),
    fields: [
      { name: 'name', label: 'Your name', type: 'text', autoComplete: 'name', required: 'Please enter your name.' },
      EMAIL,
      NEW_PASSWORD,
    ],
    button: 'Create account',
    sending: 'Creating account...',
    failure: 'Error creating account',
    minimum: 0,
  },
  forgot: {
    action: paths.memberPost('forgot'),
    fields: [EMAIL],
    button: 'Send me a link',
    sending: 'Sending...',
    failure: TRY_AGAIN,
    minimum: 0,
  },
  reset: {
    action: paths.memberPost('reset'),
    fields: [{ ...NEW_PASSWORD, label: 'New password' }],
    button: 'Set new password',
    sending: 'Saving...',
    failure: TRY_AGAIN,
    minimum: 0,
  },
  confirm: {
    action: paths.memberPost('confirm'),
    fields: [PASSWORD],
    button: 'Confirm and sign in',
    sending: 'Signing in...',
    failure: 'Error signing in',
    minimum: 0,
  },
} satisfies Record<string, AccountFormSpec>

/** The view that an address asks for; the access code for everything unknown. */
export function toLoginView(value: string | string[] | undefined): LoginView {
  return LOGIN_VIEWS.find((view) => view === value) ?? 'code'
}
