import { AsyncResource } from 'node:async_hooks'

type Options = {
  /** The number of concurrent jobs. */
  slots: number
  /** Milliseconds after which an unfinished job is rejected, unless its lane completed a job in that time. */
  timeoutMs: number
  /** Milliseconds after which a job that has not started is rejected in any case. */
  maxWaitMs: number
  /** The maximum number of waiting jobs in all lanes. */
  maxWaiting: number
}

type Job = {
  work: () => Promise<unknown>
  canRepeat: (error: unknown) => boolean
  resolve: (result: never) => void
  reject: (error: unknown) => void
  deadline: number
  enqueuedAt: number
  timer?: NodeJS.Timeout
  /** The error that caused the retry. */
  error?: unknown
}

/**
 * A lane is blocked from the first retry until a job succeeds; a blocked lane uses only one slot. `progressAt`: when its last
 * job succeeded, or the lane was created, in milliseconds since 1970.
 */
type Lane = { waiting: Job[]; running: number; isBlocked: boolean; progressAt: number }

/** A job was rejected before it started: too many were waiting, or it waited too long. */
export class QueueError extends Error {}

/**
 * Runs jobs in a fixed number of slots, alternating between lanes, so that a blocked lane does not stop the others. A job that
 * hit a lock timeout is retried until its deadline.
 */
export class FairQueue {
  readonly #options: Options
  /** The lanes with jobs, in the order of their turns. */
  readonly #lanes = new Map<string, Lane>()
  #running = 0
  #waiting = 0

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * @param canRepeat whether a job that failed with this error may be retried: it must have had no effect
   * @throws QueueError if the job did not start; else the error of the job
   */
  run<Result>(lane: string, work: () => Promise<Result>, canRepeat: (error: unknown) => boolean): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting >= this.#options.maxWaiting) return reject(new QueueError('Too much is waiting.'))
      const enqueuedAt = Date.now()
      const deadline = enqueuedAt + this.#options.timeoutMs
      // The end of another request's job may start this one, which must not run in that request's async context.
      this.#enqueue(lane, { work: AsyncResource.bind(work), canRepeat, resolve, reject, deadline, enqueuedAt })
      this.#startNext()
    })
  }

  #enqueue(name: string, job: Job): void {
    const lane = this.#lanes.get(name) ?? { waiting: [], running: 0, isBlocked: false, progressAt: Date.now() }
    this.#lanes.set(name, lane)
    job.timer = setTimeout(() => this.#giveUp(name, lane, job), job.deadline - Date.now())
    lane.waiting.push(job)
    this.#waiting += 1
  }

  // Under load a job keeps waiting as long as its lane completes earlier ones.
  #giveUp(name: string, lane: Lane, job: Job): void {
    const { timeoutMs, maxWaitMs } = this.#options
    const waitsUntil = Math.min(lane.progressAt + timeoutMs, job.enqueuedAt + maxWaitMs)
    const left = waitsUntil - Date.now()
    if (left > 0 && !job.error) {
      job.timer = setTimeout(() => this.#giveUp(name, lane, job), left)
      return
    }
    lane.waiting.splice(lane.waiting.indexOf(job), 1)
    this.#waiting -= 1
    this.#forget(name, lane)
    job.reject(job.error ?? new QueueError('It waited too long.'))
  }

  #startNext(): void {
    while (this.#running < this.#options.slots) {
      const next = [...this.#lanes].find(
        ([, lane]) => lane.waiting.length > 0 && (!lane.isBlocked || lane.running === 0),
      )
      if (!next) return
      const [name, lane] = next
      // Moves the lane to the end of the order.
      this.#lanes.delete(name)
      this.#lanes.set(name, lane)
      const job = lane.waiting.shift()!
      clearTimeout(job.timer)
      this.#waiting -= 1
      void this.#start(name, lane, job)
    }
  }

  async #start(name: string, lane: Lane, job: Job): Promise<void> {
    this.#running += 1
    lane.running += 1
    try {
      const result = await job.work()
      lane.isBlocked = false
      lane.progressAt = Date.now()
      job.resolve(result as never)
    } catch (error) {
      this.#fail(name, lane, job, error)
    } finally {
      this.#running -= 1
      lane.running -= 1
      this.#forget(name, lane)
      this.#startNext()
    }
  }

  #fail(name: string, lane: Lane, job: Job, error: unknown): void {
    if (!job.canRepeat(error)) return job.reject(error)
    lane.isBlocked = true
    if (Date.now() >= job.deadline) return job.reject(error)
    this.#enqueue(name, { ...job, error })
  }

  #forget(name: string, lane: Lane): void {
    if (lane.waiting.length === 0 && lane.running === 0) this.#lanes.delete(name)
  }
}
