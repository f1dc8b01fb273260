import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What the queue and whoever listens for changes ask once in a while, and what starting the database asks. */
const BACKGROUND = /graphile_worker|queue_workers|payload_jobs|_private_|LISTEN|from pg_|FROM expired_tags|SELECT 1$/

/** What the site has asked the database so far, once its log is switched on: restartDatabase({ log_statement: 'all' }). */
export function statements(): string[] {
  return (
    readFileSync(path.join(process.env.FULLCOURT_DATA_DIR!, 'postgres', 'server.log'), 'utf8')
      // A statement of several lines goes on after a tab: what it asks may stand further down.
      .split(/\n(?!\t)/)
      .filter((entry) => /(statement|execute [^:]*):/.test(entry) && !BACKGROUND.test(entry))
  )
}
