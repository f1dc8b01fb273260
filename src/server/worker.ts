import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type WorkerEvents } from 'graphile-worker'
import { sendDigest } from './digest'
import { sweepEmptyDrafts } from './empty-drafts'
import { env } from './env'
import { logger } from './logger'
import { FOLLOW_ADDRESS, type CorrectedAddress } from '@/lib/inbox/corrections'
import { followAddress } from './inbox/follow-address'
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
const SWEEP_EMPTY_DRAFTS = 'sweep-empty-drafts'

// Crontabs count in UTC: 15:00 there is always 8 am in Arizona, which never moves its clocks.
const CRONTAB = [
  `* * * * * ${PUBLISH_DUE} ?max=1`,
  `* * * * * ${GIVE_BACK_LOST_JOBS} ?max=1`,
  `*/15 * * * * ${REMIND_FAMILIES} ?max=3`,
  `0 15 * * * ${DIGEST} ?fill=2h&max=3`,
  `20 * * * * ${SWEEP_EMPTY_DRAFTS} ?max=1`,
].join('\n')

/** Where the server in front (scripts/serve.mjs) looks for what must end well. */
const SHUTDOWN = Symbol.for('fullcourt.shutdown')

const store = globalThis as typeof globalThis & {
  fullcourtWorker?: Promise<Runner>
  [SHUTDOWN]?: (() => Promise<void>)[]
}

/** The workers of this process that are gone; what they had begun is taken up by the others. */
const gone: string[] = []
let isShuttingDown = false

/**
 * Starts the queue's worker once in this process, unless WORKER=off. It survives an outage of the database, also one
 * in the middle of a job.
 */
export function startWorker(): void {
  if (env().WORKER === 'off' || store.fullcourtWorker) return
  const hooks = (store[SHUTDOWN] ??= [])
  hooks.push(() => {
    isShuttingDown = true
    return stop(store.fullcourtWorker)
  })
  launch()
}

function launch(): void {
  const events = new EventEmitter() as WorkerEvents
  const runner = giveBackLostJobs(gone).then(() => runQueue(events))
  store.fullcourtWorker = runner
  const ended = new Promise<unknown>((resolve) => {
    // A worker that cannot tell the database how its job ended is gone, and the queue does not replace it.
    events.on('worker:fatalError', ({ worker, error }) => {
      gone.push(worker.workerId)
      resolve(error)
    })
    runner.then(({ promise }) => promise).then(resolve, resolve)
  })
  void ended.then((error) => startAnew(runner, error))
}

// What the others of the old runner have begun may take a while: nobody waits for it.
function startAnew(old: Promise<Runner>, error: unknown): void {
  if (isShuttingDown) return
  logger.error({ err: error }, 'The mail worker stopped; it starts again shortly.')
  void stop(old)
  setTimeout(launch, RETRY_MS).unref()
}

// Whoever comes second, or while there is no database, finds it stopped.
async function stop(runner: Promise<Runner> | undefined): Promise<void> {
  await runner?.then((started) => started.stop()).catch(() => undefined)
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
      [FOLLOW_ADDRESS]: (payload, { job }) => followAddress(payload as CorrectedAddress, `${FOLLOW_ADDRESS}:${job.id}`),
      [PUBLISH_DUE]: askToPublishDue,
      [GIVE_BACK_LOST_JOBS]: () => giveBackLostJobs(gone),
      [REMIND_FAMILIES]: async () => void (await remindFamilies()),
      [DIGEST]: () => sendDigest(),
      [SWEEP_EMPTY_DRAFTS]: async () => void (await sweepEmptyDrafts()),
    },
    crontab: CRONTAB,
  })
}

function firstLine(message: string): string {
  return message.split('\n')[0]!.slice(0, 200)
}
