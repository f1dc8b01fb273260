import { AsyncResource } from 'node:async_hooks'

type Options = {
  /** How many pieces of work run at a time. */
  slots: number
  /** Milliseconds after which work that could not be done is refused, unless its lane completed some within them. */
  patienceMs: number
  /** Milliseconds after which work that was not begun is refused in any case. */
  maxWaitMs: number
  /** How many may wait, in all lanes together. */
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
  /** Why it has to be tried again. */
  error?: unknown
}

/**
 * A lane is blocked from the moment its work has to be repeated until some of it succeeds: then one slot is enough.
 * `progressAt`: when its work last succeeded, or the lane began. Milliseconds since 1970.
 */
type Lane = { waiting: Job[]; running: number; isBlocked: boolean; progressAt: number }

/** Work was refused before it was begun: too much was waiting, or it waited too long. */
export class QueueError extends Error {}

/**
 * Runs work in a few slots and in turns between its lanes, so that a lane whose work cannot go on does not stop the others.
 * Work that failed for a lock is tried again until its time is over.
 */
export class FairQueue {
  readonly #options: Options
  /** Those with work, the one whose turn comes next first. */
  readonly #lanes = new Map<string, Lane>()
  #running = 0
  #waiting = 0

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * @param canRepeat whether work that failed so may be run again: it must have had no effect
   * @throws QueueError when nothing of it was done; else what the work threw
   */
  run<Result>(lane: string, work: () => Promise<Result>, canRepeat: (error: unknown) => boolean): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#waiting >= this.#options.maxWaiting) return reject(new QueueError('Too much is waiting.'))
      const enqueuedAt = Date.now()
      const deadline = enqueuedAt + this.#options.patienceMs
      // The end of another request's work may start it, and it must not run in that request's context.
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

  // A rush is no reason to refuse a form as long as the ones before it are stored.
  #giveUp(name: string, lane: Lane, job: Job): void {
    const { patienceMs, maxWaitMs } = this.#options
    const patientUntil = Math.min(lane.progressAt + patienceMs, job.enqueuedAt + maxWaitMs)
    const left = patientUntil - Date.now()
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
      // To the end of the line.
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
