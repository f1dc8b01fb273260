import { PASSWORD_LENGTH } from './members'
import { paths } from '@/lib/paths'
import { EMPTY_CODE, EMPTY_EMAIL, EMPTY_PASSWORD } from './messages'

export type AccountField = {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autoComplete: string
  hint?: string
  /** The error message for an empty field. */
  required: string
}

/** The definition of one sign-in form: its fields, its texts, and the endpoint it is posted to. */
export type AccountFormSpec = {
  action: string
  fields: AccountField[]
  button: string
  sending: string
  /** The error message when no response arrives. */
  failure: string
  /** The minimum time in milliseconds during which the button shows its busy label, even when the response is faster. */
  minimum: number
}

/** The forms of /login, and the confirmations that follow some of them. */
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

/** All sign-in and account forms. */
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

/** Returns the view named by the query parameter, or the access code view for unknown values. */
export function toLoginView(value: string | string[] | undefined): LoginView {
  return LOGIN_VIEWS.find((view) => view === value) ?? 'code'
}
