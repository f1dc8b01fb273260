import { Logger, run, type Runner } from 'graphile-worker'
import { sendDigest } from './digest'
import { env } from './env'
import { logger } from './logger'
import { deliverMail } from './mail/deliver'
import { DELIVER_MAIL } from './mail/outbox'
import { RELEASE_DAY, releaseDay } from './mail/release'
import { pool } from './pool'
import { remindFamilies } from './reminders'
import { askToPublishDue } from './scheduled'

const POLL_MS = 5_000
const RETRY_MS = 5_000
const PUBLISH_DUE = 'publish-due'
const REMIND_FAMILIES = 'remind-families'
const DIGEST = 'digest'

// Crontabs count in UTC: 15:00 there is always 8 am in Arizona, which never moves its clocks.
const CRONTAB = [
  `* * * * * ${PUBLISH_DUE} ?max=1`,
  `*/15 * * * * ${REMIND_FAMILIES} ?max=3`,
  `0 15 * * * ${DIGEST} ?fill=2h&max=3`,
].join('\n')

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
      [RELEASE_DAY]: async (payload) => void (await releaseDay((payload as { dayId: string }).dayId)),
      [PUBLISH_DUE]: askToPublishDue,
      [REMIND_FAMILIES]: async () => void (await remindFamilies()),
      [DIGEST]: () => sendDigest(),
    },
    crontab: CRONTAB,
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
