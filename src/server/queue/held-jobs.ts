import type { Job, WorkerEvents } from 'graphile-worker'

/** Milliseconds after which the outcome of a finished job is stored or lost: more than the timeout of a statement. */
const STORED_MS = 10_000
/** Milliseconds after which a pool without jobs should have asked for more several times. */
const STALLED_MS = 20_000

/**
 * The jobs that a worker pool has fetched and not yet finished. A job that the database has locked for the pool and that is not
 * among them was lost: the response with it never arrived, or its outcome could not be stored.
 */
export class HeldJobs {
  readonly #waiting = new Set<string>()
  readonly #started = new Set<string>()
  /** When each job finished, in milliseconds as of performance.now(). */
  readonly #finished = new Map<string, number>()
  #fetchedAt = performance.now()
  #isStopped = false

  constructor(events: WorkerEvents) {
    events.on('localQueue:getJobs:complete', ({ jobs }) => {
      this.#fetchedAt = performance.now()
      jobs.forEach(({ id }) => this.#waiting.add(id))
    })
    events.on('localQueue:returnJobs', ({ jobs }) => jobs.forEach(({ id }) => this.#waiting.delete(id)))
    events.on('job:start', ({ job: { id } }) => {
      this.#waiting.delete(id)
      this.#started.add(id)
    })
    const finish = ({ job: { id } }: { job: Job }) => {
      this.#started.delete(id)
      this.#finished.set(id, performance.now())
    }
    events.on('job:success', finish)
    events.on('job:error', finish)
  }

  /** A stopped pool starts no more jobs. */
  stop(): void {
    this.#isStopped = true
  }

  /** Whether the pool has stopped and its last jobs are finished. */
  get isOver(): boolean {
    return this.#isStopped && this.ids().length === 0
  }

  /** Whether the pool has no jobs and has not fetched any for a while, although it should run. */
  get isStalled(): boolean {
    return !this.#isStopped && performance.now() - this.#fetchedAt > STALLED_MS && this.ids().length === 0
  }

  /** Returns the ids of all jobs that the pool holds, and of those whose outcome is being stored. */
  ids(): string[] {
    const lostBefore = performance.now() - STORED_MS
    for (const [id, finishedAt] of this.#finished) if (finishedAt < lostBefore) this.#finished.delete(id)
    return [...(this.#isStopped ? [] : this.#waiting), ...this.#started, ...this.#finished.keys()]
  }
}
