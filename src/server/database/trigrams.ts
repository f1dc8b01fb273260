import 'server-only'
import { pool } from './pool'

let installed: Promise<boolean> | undefined

/** Whether the database supports trigram similarity. Queried once, because the extension is only added by a migration. */
export function hasTrigrams(): Promise<boolean> {
  installed ??= pool()
    .query("SELECT FROM pg_extension WHERE extname = 'pg_trgm'")
    .then(({ rowCount }) => rowCount === 1)
    .catch((error: unknown) => {
      installed = undefined
      throw error
    })
  return installed
}
