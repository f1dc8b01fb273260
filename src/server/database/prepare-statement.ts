import { createHash } from 'node:crypto'
import type pg from 'pg'

const names = new Map<string, string>()

/**
 * Returns a prepared statement, which each connection parses and plans once. Only for a small number of texts, because
 * PostgreSQL stores each of them for the lifetime of a connection.
 */
export function prepareStatement(text: string, values: unknown[]): pg.QueryConfig {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return { name, text, values }
}
