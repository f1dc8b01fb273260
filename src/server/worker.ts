import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type WorkerEvents } from 'graphile-worker'
import { sendDigest } from './digest'
import { env } from './env'
import { logger } from './logger'
import { giveBackLostJobs } from './lost-jobs'
import { deliverMail } from './mail/deliver'
import { DELIVER_MAIL } from './mail/outbox'
import { RELEASE_DAY, releaseDay } from './mail/release'
import { pool } from './pool'
import { remindFamilies } from './reminders'
import { askToPublishDue } from './scheduled'

const POLL_MS = 5_000
const RETRY_MS = 5_000
const PUBLISH_DUE = 'publish-due'
const GIVE_BACK_LOST_JOBS = 'give-back-lost-jobs'
const REMIND_FAMILIES = 'remind-families'
const DIGEST = 'digest'

// Crontabs count in UTC: 15:00 there is always 8 am in Arizona, which never moves its clocks.
const CRONTAB = [
  `* * * * * ${PUBLISH_DUE} ?max=1`,
  `* * * * * ${GIVE_BACK_LOST_JOBS} ?max=1`,
  `*/15 * * * * ${REMIND_FAMILIES} ?max=3`,
  `0 15 * * * ${DIGEST} ?fill=2h&max=3`,
].join('\n')

/** Where the server in front (scripts/serve.mjs) looks for what must end well. */
const SHUTDOWN = Symbol.for('fullcourt.shutdown')

type Running = { runner: Promise<Runner>; workerIds: string[] }

const store = globalThis as typeof globalThis & { fullcourtWorker?: Running; [SHUTDOWN]?: (() => Promise<void>)[] }

/**
 * Starts the queue's worker once in this process, unless WORKER=off. It survives an outage of the database, also one
 * in the middle of a job.
 */
export function startWorker(): void {
  if (env().WORKER === 'off' || store.fullcourtWorker) return
  let isShuttingDown = false
  ;(store[SHUTDOWN] ??= []).push(async () => {
    isShuttingDown = true
    if (store.fullcourtWorker) await stop(store.fullcourtWorker)
  })
  const keepRunning = async (lost: string[] = []): Promise<void> => {
    const running = (store.fullcourtWorker = launch(lost))
    const error: unknown = await running.runner.then((runner) => runner.promise).catch((cause: unknown) => cause)
    if (isShuttingDown) return
    logger.error({ err: error }, 'The mail worker stopped; it starts again shortly.')
    setTimeout(() => void keepRunning([...lost, ...running.workerIds]), RETRY_MS).unref()
  }
  void keepRunning()
}

function launch(lost: string[]): Running {
  const events = new EventEmitter() as WorkerEvents
  const running: Running = { runner: giveBackLostJobs(lost).then(() => runQueue(events)), workerIds: [] }
  events.on('worker:create', ({ worker }) => running.workerIds.push(worker.workerId))
  // A worker that cannot tell the database how its job ended is gone, and the queue does not replace it.
  events.once('worker:fatalError', () => stop(running))
  return running
}

// Whoever comes second, or while there is no database, finds it stopped.
function stop({ runner }: Running): Promise<void> {
  return runner.then((started) => started.stop()).catch(() => undefined)
}

function runQueue(events: WorkerEvents): Promise<Runner> {
  return run({
    events,
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
      [GIVE_BACK_LOST_JOBS]: () => giveBackLostJobs(),
      [REMIND_FAMILIES]: async () => void (await remindFamilies()),
      [DIGEST]: () => sendDigest(),
    },
    crontab: CRONTAB,
  })
}

function firstLine(message: string): string {
  return message.split('\n')[0]!.slice(0, 200)
}
