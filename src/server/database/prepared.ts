import { createHash } from 'node:crypto'
import type pg from 'pg'

const names = new Map<string, string>()

/**
 * A statement that each connection parses and plans once. For texts of which there are few: PostgreSQL keeps every one of
 * them for as long as a connection lives.
 */
export function prepared(text: string, values: unknown[]): pg.QueryConfig {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return { name, text, values }
}
