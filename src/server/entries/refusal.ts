import 'server-only'
import { APIError, ValidationError } from 'payload'
import { refused, type Result } from '@/lib/result'

/**
 * Returns the refusal of a change that the rules of a collection rejected, with the message for the person.
 * @throws any other error again
 */
export function refusalOf(error: unknown): Result<never> {
  if (error instanceof ValidationError) return refused(error.data.errors[0]?.message ?? error.message)
  if (error instanceof APIError && error.status < 500) return refused(error.message)
  throw error
}
