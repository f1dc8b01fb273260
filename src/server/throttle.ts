import { pool } from './database/pool'

/** The number of failed attempts per key within the window. */
export type AttemptLimit = { key: string; points: number; minutes: number }

export type LimitedOutcome<Result> = { result: Result } | { waitSeconds: number }

/** The maximum number of requests that wait for others with the same key; further ones are rejected at once. */
const MAX_WAITING = 40
const NO_LIMIT = 2 ** 31 - 1

/** The state of a key in this process: counted attempts without an outcome, and the requests that wait for them. */
type RunningAttempts = { attempts: Set<Promise<void>>; turn: Promise<unknown>; asking: number; waiting: number }
const running = new Map<string, RunningAttempts>()

/**
 * Runs `attempt` unless too many earlier ones failed under one of the keys. Every attempt is counted before it starts, so that
 * concurrent attempts cannot exceed the limit, and successful ones are subtracted: a whole team may sign in from one gym. If
 * only unfinished attempts exceed the limit, their outcome is awaited.
 * @param attempt resolves to null if it failed; an attempt that throws does not count
 */
export async function attemptWithinLimit<Result>(
  limits: AttemptLimit[],
  attempt: () => Promise<Result | null>,
): Promise<LimitedOutcome<Result | null>> {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  try {
    const waitSeconds = await countAll(limits, ended)
    return waitSeconds === null ? { result: await settle(limits, attempt) } : { waitSeconds }
  } finally {
    end()
  }
}

/** Allows an action once per key within the given minutes. Returns false if it was already taken. */
export async function allowOnce(key: string, minutes: number): Promise<boolean> {
  return (await countWithinLimit({ key, points: 1, minutes })) === null
}

/**
 * Counts one attempt. Returns null, or the seconds to wait. A single statement, so that concurrent requests and instances
 * cannot exceed the limit.
 */
export async function countWithinLimit(limit: AttemptLimit): Promise<number | null> {
  const { rowCount } = await count(limit)
  if (rowCount) return null
  const { rows } = await pool().query<{ expire: string }>('SELECT expire FROM rate_limits WHERE key = $1', [limit.key])
  const now = Date.now()
  return Math.max(1, Math.ceil((Number(rows[0]?.expire ?? now) - now) / 1000))
}

/** Counts an attempt even beyond the limit, and returns the current number. */
export async function countAttempt(limit: AttemptLimit): Promise<number> {
  const { rows } = await count({ ...limit, points: NO_LIMIT })
  return rows[0]?.points ?? 0
}

/** Returns the current number of attempts. */
export async function countOf({ key }: AttemptLimit): Promise<number> {
  const { rows } = await pool().query<{ points: number }>(
    'SELECT points FROM rate_limits WHERE key = $1 AND expire > $2',
    [key, Date.now()],
  )
  return rows[0]?.points ?? 0
}

async function settle<Result>(limits: AttemptLimit[], attempt: () => Promise<Result | null>): Promise<Result | null> {
  let hasFailed = false
  try {
    const result = await attempt()
    hasFailed = result === null
    return result
  } finally {
    if (!hasFailed) await refundAttempts(limits)
  }
}

async function countAll(limits: AttemptLimit[], ended: Promise<void>): Promise<number | null> {
  for (const [index, limit] of limits.entries()) {
    const waitSeconds = await waitAndCount(limit, ended)
    if (waitSeconds === null) continue
    await refundAttempts(limits.slice(0, index))
    return waitSeconds
  }
  return null
}

/**
 * Counts one attempt as soon as the limit allows it. If other attempts are unfinished, the refusal may only be due to them:
 * then one of them is awaited before trying again. Requests take turns, so that every attempt is known as soon as it is
 * counted.
 */
async function waitAndCount(limit: AttemptLimit, ended: Promise<void>): Promise<number | null> {
  const entry = running.get(limit.key) ?? { attempts: new Set(), turn: Promise.resolve(), asking: 0, waiting: 0 }
  running.set(limit.key, entry)
  entry.asking += 1
  try {
    for (;;) {
      const answer = entry.turn.then(() => countInTurn(limit, entry, ended))
      entry.turn = answer.catch(() => undefined)
      const { waitSeconds, wereOthers } = await answer
      if (waitSeconds === null || !wereOthers || entry.waiting >= MAX_WAITING) return waitSeconds
      entry.waiting += 1
      if (entry.attempts.size > 0) await Promise.race(entry.attempts)
      entry.waiting -= 1
    }
  } finally {
    entry.asking -= 1
    forget(limit.key, entry)
  }
}

async function countInTurn(limit: AttemptLimit, entry: RunningAttempts, ended: Promise<void>) {
  const wereOthers = entry.attempts.size > 0
  const waitSeconds = await countWithinLimit(limit)
  if (waitSeconds === null) {
    entry.attempts.add(ended)
    void ended.then(() => {
      entry.attempts.delete(ended)
      forget(limit.key, entry)
    })
  }
  return { waitSeconds, wereOthers }
}

const COUNT_ATTEMPT = `
  INSERT INTO rate_limits AS r (key, points, expire) VALUES ($1, 1, $3::bigint + $4::bigint)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN r.expire <= $3 THEN 1 ELSE r.points + 1 END,
    expire = CASE WHEN r.expire <= $3 THEN excluded.expire ELSE r.expire END
  WHERE r.expire <= $3 OR r.points < $2
  RETURNING points`

function count({ key, points, minutes }: AttemptLimit) {
  return pool().query<{ points: number }>(COUNT_ATTEMPT, [key, points, Date.now(), minutes * 60_000])
}

/** Subtracts one attempt under each key. */
export async function refundAttempts(limits: AttemptLimit[]): Promise<void> {
  const keys = limits.map(({ key }) => key)
  await pool().query('UPDATE rate_limits SET points = greatest(points - 1, 0) WHERE key = ANY($1)', [keys])
}

function forget(key: string, { attempts, asking }: RunningAttempts): void {
  if (attempts.size === 0 && asking === 0) running.delete(key)
}
