import { APIError, type CollectionBeforeOperationHook } from 'payload'

const BAD_REQUEST = 400

type Query = { where?: unknown; sort?: unknown; field?: unknown }

/**
 * Rejects queries that filter, sort or group by a field, at any depth of its value. For JSON: the paths of Payload's JSON queries
 * have led into SQL more than once, and no screen needs them.
 * @throws APIError 400
 */
export function rejectQueriesBy(field: string): CollectionBeforeOperationHook {
  const path = new RegExp(`(^|\\.)${field}($|\\.)`)
  return ({ args }) => {
    const { where, sort, field: grouped } = args as Query
    const paths = [...keysIn(where), ...[sort, grouped].flat().map(String)].map((key) => key.replaceAll('__', '.'))
    if (!paths.some((key) => key.split(',').some((one) => path.test(one.trim().replace(/^-/, ''))))) return args
    throw new APIError(`Nothing can be searched or sorted by “${field}”.`, BAD_REQUEST, null, true)
  }
}

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
}
