import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Periodic statements of the queue and of the invalidation listener, and those of database startup. */
const BACKGROUND = /graphile_worker|queue_workers|payload_jobs|_private_|LISTEN|from pg_|FROM expired_tags|SELECT 1$/

/** Returns the statements that the site has run since logging was enabled: restartDatabase({ log_statement: 'all' }). */
export function statements(): string[] {
  return (
    readFileSync(path.join(process.env.FULLCOURT_DATA_DIR!, 'postgres', 'server.log'), 'utf8')
      // Continuation lines of a statement begin with a tab: its table may be named on a later line.
      .split(/\n(?!\t)/)
      .filter((entry) => /(statement|execute [^:]*):/.test(entry) && !BACKGROUND.test(entry))
  )
}
