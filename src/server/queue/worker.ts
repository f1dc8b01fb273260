import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import { env } from '../env'
import { logger } from '../logger'
import { HEARTBEAT_MS, sendHeartbeat, deleteHeartbeat } from './heartbeat'
import { HeldJobs } from './held-jobs'
import { pool } from '../database/pool'

const POLL_MS = 5_000
const RETRY_MS = 5_000
/** How long jobs may continue on shutdown before they are aborted. */
const FINISH_MS = 1_500

/**
 * Jobs are fetched and completed in batches: one at a time they put more load on the database than the forms that enqueued them
 * (docs/performance.md). A fetched job that does not start within `ttl` is returned for other instances. Durations in
 * milliseconds.
 */
const BATCHES = {
  localQueue: { size: 25, ttl: 15_000, refetchDelay: { durationMs: 100, threshold: 10 } },
  completeJobBatchDelay: 50,
  failJobBatchDelay: 50,
}

/**
 * Jobs with slots of their own, so that waiting jobs of one queue do not block another. `crontab` has the lines of scheduled
 * jobs.
 */
export type Queue = { tasks: TaskList; slots: number; crontab?: readonly string[] }

/** The property in which the server in front (runtime/serve.mjs) finds the shutdown hooks. */
const SHUTDOWN = Symbol.for('fullcourt.shutdown')

const store = globalThis as typeof globalThis & {
  fullcourtQueues?: Promise<Runner>[]
  [SHUTDOWN]?: (() => Promise<void>)[]
}

type RunningPool = { held: HeldJobs; end: (error: Error) => void }

/** The worker pools of this process by their ids, by which their jobs are locked. */
const running = new Map<string, RunningPool>()
let isShuttingDown = false

/** Starts the queues' workers once in this process, unless WORKER=off. They survive a database outage, even during a job. */
export function startWorker(queues: readonly Queue[]): void {
  if (env().WORKER === 'off' || store.fullcourtQueues) return
  const runners: Promise<Runner>[] = (store.fullcourtQueues = [])
  const hooks = (store[SHUTDOWN] ??= [])
  const heart = setInterval(() => void beat().catch(() => undefined), HEARTBEAT_MS)
  hooks.push(async () => {
    isShuttingDown = true
    await Promise.all(runners.map(stop))
    clearInterval(heart)
    await deleteHeartbeat([...running.keys()]).catch(() => undefined)
  })
  for (const [index, queue] of queues.entries()) launch(queue, (runner) => (runners[index] = runner))
}

function launch(queue: Queue, keep: (runner: Promise<Runner>) => void): void {
  const events = new EventEmitter() as WorkerEvents
  const held = new HeldJobs(events)
  const runner = runQueue(events, queue)
  keep(runner)
  const ended = new Promise<unknown>((resolve) => {
    events.on('pool:create', ({ workerPool }) => running.set(workerPool.id, { held, end: resolve }))
    // A pool that cannot store the outcome of a job stops.
    events.on('worker:fatalError', ({ error }) => resolve(error))
    events.on('pool:fatalError', ({ error }) => resolve(error))
    runner.then(({ promise }) => promise).then(resolve, resolve)
  })
  void ended.then((error) => {
    if (isShuttingDown) return
    logger.error({ err: error }, 'A worker stopped; it starts again shortly.')
    held.stop()
    void stop(runner)
    setTimeout(() => launch(queue, keep), RETRY_MS).unref()
  })
}

async function beat(): Promise<void> {
  const heldJobs = [...running.values()].flatMap(({ held }) => held.ids())
  const isSteady = await sendHeartbeat([...running.keys()], heldJobs)
  // A pool whose first fetch fails never fetches again (graphile-worker 0.17 keeps the failed answer).
  if (isSteady)
    for (const { held, end } of running.values())
      if (held.isStalled) end(new Error('No jobs were fetched for a while.'))
  // The jobs of a stopped pool may take a while to finish, so its heartbeat continues until then.
  const over = [...running].flatMap(([poolId, { held }]) => (held.isOver ? [poolId] : []))
  for (const poolId of over) running.delete(poolId)
  if (over.length > 0) await deleteHeartbeat(over)
}

// A second call, or one without a database, finds the runner already stopped.
async function stop(runner: Promise<Runner>): Promise<void> {
  await runner.then((started) => started.stop()).catch(() => undefined)
}

function runQueue(events: WorkerEvents, { tasks, slots, crontab = [] }: Queue): Promise<Runner> {
  return run({
    events,
    pgPool: pool(),
    concurrency: slots,
    preset: { worker: { gracefulShutdownAbortTimeout: FINISH_MS, ...BATCHES } },
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') logger.warn({ worker: true }, firstLine(message))
    }),
    taskList: tasks,
    crontab: crontab.join('\n'),
  })
}

function firstLine(message: string): string {
  return message.split('\n')[0]!.slice(0, 200)
}
