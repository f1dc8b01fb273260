import 'server-only'
import { pool } from './pool'

let forgiving: Promise<boolean> | undefined

/** Whether the database supports trigram similarity. Queried once, because the extension is only added by a migration. */
export function isForgiving(): Promise<boolean> {
  forgiving ??= pool()
    .query("SELECT FROM pg_extension WHERE extname = 'pg_trgm'")
    .then(({ rowCount }) => rowCount === 1)
    .catch((error: unknown) => {
      forgiving = undefined
      throw error
    })
  return forgiving
}
