import { APIError, type CollectionBeforeOperationHook } from 'payload'

const STATUS = 400
const MESSAGE = 'This field is kept encrypted: nothing can be searched for in it or sorted by it.'

/**
 * Rejects queries on encrypted fields, which would otherwise silently return nothing.
 * @param paths in Payload's format, `pickups.name`
 * @throws APIError 400 from the operation
 */
export function refuseEncryptedQueries(paths: readonly string[]): CollectionBeforeOperationHook {
  const isEncrypted = (name: string) => paths.includes(plainPath(name))
  return ({ args }) => {
    const { where, sort, field } = args as { where?: unknown; sort?: unknown; field?: unknown }
    const fields = [...namesIn(where), ...[sort, field].flat().flatMap(listNames)]
    if (fields.some(isEncrypted)) throw new APIError(MESSAGE, STATUS, null, true)
  }
}

function namesIn(where: unknown): string[] {
  if (Array.isArray(where)) return where.flatMap(namesIn)
  if (typeof where !== 'object' || where === null) return []
  return Object.entries(where).flatMap(([name, value]) => (Array.isArray(value) ? namesIn(value) : [name]))
}

function listNames(value: unknown): string[] {
  return typeof value === 'string' ? value.split(',') : []
}

// Payload also accepts two underscores for the dot, and `-` for descending order.
function plainPath(name: string): string {
  return name.trim().replace(/^-/, '').replaceAll('__', '.')
}
