import { ValidationError } from 'payload'

/**
 * Returns the labels of the fields that failed validation during a save; empty when the save succeeded.
 * @throws any error other than a ValidationError
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
