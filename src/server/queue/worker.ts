import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import { env } from '../env'
import { logger } from '../logger'
import { giveBackLostJobs } from './lost-jobs'
import { pool } from '../database/pool'

const POLL_MS = 5_000
const RETRY_MS = 5_000
const GIVE_BACK_LOST_JOBS = 'give-back-lost-jobs'
const EVERY_MINUTE = `* * * * * ${GIVE_BACK_LOST_JOBS} ?max=1`

/** What the worker does beside keeping its own queue, and the lines of the crontab by which it begins unasked. */
export type Background = { tasks: TaskList; crontab: readonly string[] }

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
export function startWorker(background: Background): void {
  if (env().WORKER === 'off' || store.fullcourtWorker) return
  const hooks = (store[SHUTDOWN] ??= [])
  hooks.push(() => {
    isShuttingDown = true
    return stop(store.fullcourtWorker)
  })
  launch(background)
}

function launch(background: Background): void {
  const events = new EventEmitter() as WorkerEvents
  const runner = giveBackLostJobs(gone).then(() => runQueue(events, background))
  store.fullcourtWorker = runner
  const ended = new Promise<unknown>((resolve) => {
    // A worker that cannot tell the database how its job ended is gone, and the queue does not replace it.
    events.on('worker:fatalError', ({ worker, error }) => {
      gone.push(worker.workerId)
      resolve(error)
    })
    runner.then(({ promise }) => promise).then(resolve, resolve)
  })
  void ended.then((error) => startAnew(runner, background, error))
}

// What the others of the old runner have begun may take a while: nobody waits for it.
function startAnew(old: Promise<Runner>, background: Background, error: unknown): void {
  if (isShuttingDown) return
  logger.error({ err: error }, 'The mail worker stopped; it starts again shortly.')
  void stop(old)
  setTimeout(() => launch(background), RETRY_MS).unref()
}

// Whoever comes second, or while there is no database, finds it stopped.
async function stop(runner: Promise<Runner> | undefined): Promise<void> {
  await runner?.then((started) => started.stop()).catch(() => undefined)
}

function runQueue(events: WorkerEvents, { tasks, crontab }: Background): Promise<Runner> {
  return run({
    events,
    pgPool: pool(),
    concurrency: 2,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') logger.warn({ worker: true }, firstLine(message))
    }),
    taskList: { ...tasks, [GIVE_BACK_LOST_JOBS]: () => giveBackLostJobs(gone) },
    crontab: [EVERY_MINUTE, ...crontab].join('\n'),
  })
}

function firstLine(message: string): string {
  return message.split('\n')[0]!.slice(0, 200)
}
