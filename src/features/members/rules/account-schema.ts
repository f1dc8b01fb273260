import * as z from 'zod'
import { PASSWORD_LENGTH } from './members'
import { email, text } from '@/lib/validation'
import { EMPTY_CODE, EMPTY_EMAIL, EMPTY_PASSWORD } from './messages'

const { min, max } = PASSWORD_LENGTH

const next = z.string().max(500).optional()
const address = email(EMPTY_EMAIL).transform((value) => value.toLowerCase())
const typedPassword = z.string(EMPTY_PASSWORD).min(1, EMPTY_PASSWORD).max(max, EMPTY_PASSWORD)
const newPassword = z
  .string('Please choose a password.')
  .min(min, `Please choose a password of at least ${min} characters.`)
  .max(max, `Please choose a password of at most ${max} characters.`)
const token = z.string().max(100).default('')

/** A solved challenge as JSON; see server/proof-of-work.ts. */
const proof = z.string().max(2_000).optional()

/** The access code. The limit is generous: a code longer than ours is rejected as wrong, not as malformed. */
export const codeSchema = z.strictObject({ accessCode: text(EMPTY_CODE, { max: 100 }), next, proof })

/** A parent's e-mail and password. */
export const signInSchema = z.strictObject({ email: address, password: typedPassword, next, proof })

/** A new parent's account. */
export const signUpSchema = z
  .strictObject({ name: text('Please enter your name.', { max: 60 }), email: address, password: newPassword, next })
  .refine(({ email: address, password }) => !password.toLowerCase().includes(address.split('@')[0]!.padEnd(4, '@')), {
    path: ['password'],
    message: 'Please choose a password that does not contain your email name.',
  })

/** Requests a mail with a link to choose a new password. */
export const forgotSchema = z.strictObject({ email: address, next })

/** Sets a new password with the token of a mailed link. */
export const resetSchema = z.strictObject({ token, password: newPassword })

/** Confirms the first sign-in with the token of a mailed link. */
export const confirmSchema = z.strictObject({ token, password: typedPassword, proof })
