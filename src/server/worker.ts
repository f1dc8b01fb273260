import { Logger, run, type Runner } from 'graphile-worker'
import { env } from './env'
import { logger } from './logger'
import { deliverMail } from './mail/deliver'
import { DELIVER_MAIL } from './mail/outbox'
import { pool } from './pool'
import { askToPublishDue } from './scheduled'

const POLL_MS = 5_000
const RETRY_MS = 5_000
const PUBLISH_DUE = 'publish-due'

/** Where the server in front (scripts/serve.mjs) looks for what must end well. */
const SHUTDOWN = Symbol.for('fullcourt.shutdown')

const store = globalThis as typeof globalThis & {
  fullcourtWorker?: Promise<Runner>
  [SHUTDOWN]?: (() => Promise<void>)[]
}

/** Starts the queue's worker once in this process, unless WORKER=off. It survives a database restart. */
export function startWorker(): void {
  if (env().WORKER === 'off' || store.fullcourtWorker) return
  store.fullcourtWorker = launch()
  store.fullcourtWorker.then((runner) => runner.promise).catch(relaunchLater)
  const hooks = (store[SHUTDOWN] ??= [])
  hooks.push(async () => (await store.fullcourtWorker)?.stop())
}

function launch(): Promise<Runner> {
  return run({
    pgPool: pool(),
    concurrency: 2,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') logger.warn({ worker: true }, firstLine(message))
    }),
    taskList: {
      [DELIVER_MAIL]: (payload, helpers) => deliverMail(payload, helpers),
      [PUBLISH_DUE]: askToPublishDue,
    },
    crontab: `* * * * * ${PUBLISH_DUE} ?max=1`,
  })
}

// The queue must outlive an outage that is longer than the worker's own patience.
function relaunchLater(error: unknown): void {
  logger.error({ err: error }, 'The mail worker stopped; it starts again shortly.')
  setTimeout(() => {
    store.fullcourtWorker = undefined
    startWorker()
  }, RETRY_MS).unref()
}

function firstLine(message: string): string {
  return message.split('\n')[0]!.slice(0, 200)
}
