import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import { env } from '../env'
import { logger } from '../logger'
import { BEAT_MS, beat, endBeat } from './heartbeat'
import { pool } from '../database/pool'

const POLL_MS = 5_000
const RETRY_MS = 5_000
/** How long jobs may go on when the process stops, before they are told to end. */
const FINISH_MS = 1_500

/**
 * Jobs with slots of their own: however long those of one queue wait for others, the jobs of another go on.
 * `crontab` has the lines by which jobs begin by themselves.
 */
export type Queue = { tasks: TaskList; slots: number; crontab?: readonly string[] }

/** Where the server in front (scripts/serve.mjs) looks for what must end well. */
const SHUTDOWN = Symbol.for('fullcourt.shutdown')

const store = globalThis as typeof globalThis & {
  fullcourtQueues?: Promise<Runner>[]
  [SHUTDOWN]?: (() => Promise<void>)[]
}

/** The workers of this process that live. */
const alive = new Set<string>()
let isShuttingDown = false

/**
 * Starts the queues' workers once in this process, unless WORKER=off. They survive an outage of the database, also one
 * in the middle of a job.
 */
export function startWorker(queues: readonly Queue[]): void {
  if (env().WORKER === 'off' || store.fullcourtQueues) return
  const runners: Promise<Runner>[] = (store.fullcourtQueues = [])
  const hooks = (store[SHUTDOWN] ??= [])
  const heart = setInterval(() => void beat([...alive]).catch(() => undefined), BEAT_MS)
  hooks.push(async () => {
    isShuttingDown = true
    await Promise.all(runners.map(stop))
    clearInterval(heart)
    await endBeat([...alive]).catch(() => undefined)
  })
  for (const [index, queue] of queues.entries()) launch(queue, (runner) => (runners[index] = runner))
}

function launch(queue: Queue, keep: (runner: Promise<Runner>) => void): void {
  const events = new EventEmitter() as WorkerEvents
  const own = new Set<string>()
  events.on('worker:create', ({ worker }) => {
    own.add(worker.workerId)
    alive.add(worker.workerId)
  })
  const runner = runQueue(events, queue)
  keep(runner)
  const ended = new Promise<unknown>((resolve) => {
    // A worker that cannot tell the database how its job ended is gone, and the queue does not replace it.
    events.on('worker:fatalError', ({ worker, error }) => {
      void forget([worker.workerId])
      resolve(error)
    })
    runner.then(({ promise }) => promise).then(resolve, resolve)
  })
  void ended.then((error) => {
    if (isShuttingDown) return
    logger.error({ err: error }, 'A worker stopped; it starts again shortly.')
    // What the others of the old runner have begun may take a while: their beat goes on until they are done.
    void stop(runner).then(() => forget([...own]))
    setTimeout(() => launch(queue, keep), RETRY_MS).unref()
  })
}

async function forget(workerIds: readonly string[]): Promise<void> {
  for (const id of workerIds) alive.delete(id)
  await endBeat(workerIds).catch(() => undefined)
}

// Whoever comes second, or while there is no database, finds it stopped.
async function stop(runner: Promise<Runner>): Promise<void> {
  await runner.then((started) => started.stop()).catch(() => undefined)
}

function runQueue(events: WorkerEvents, { tasks, slots, crontab = [] }: Queue): Promise<Runner> {
  return run({
    events,
    pgPool: pool(),
    concurrency: slots,
    preset: { worker: { gracefulShutdownAbortTimeout: FINISH_MS } },
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
