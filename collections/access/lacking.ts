import { ValidationError } from 'payload'

/**
 * Lists the fields for which a save was refused, by their labels; empty when it was not.
 * @throws whatever else made it fail
 */
export async function listLacking(saving: Promise<unknown>): Promise<string[]> {
  try {
    await saving
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ label, path }) => (typeof label === 'string' ? label : path))
  }
}
