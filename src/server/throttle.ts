import { pool } from './database/pool'

/** How many tries under this key may fail within the window. */
export type TryLimit = { key: string; points: number; minutes: number }

export type Tried<Result> = { result: Result } | { waitSeconds: number }

/** Requests that wait for the outcome of others from their own address; more than these are refused at once. */
const MAX_WAITING = 40
const NO_LIMIT = 2 ** 31 - 1

/** What this process knows of a key: tries that are counted and not yet decided, and who asks after them. */
type UnderWay = { tries: Set<Promise<void>>; turn: Promise<unknown>; asking: number; waiting: number }
const underWay = new Map<string, UnderWay>()

/**
 * Runs `attempt` unless too many before it failed under one of the keys. Every try is counted before it begins, so that
 * a thousand at once get no further than ten one by one, and a success is taken off again: a whole team signs in
 * from one gym. Where only tries under way stand in the way, their outcome is awaited.
 * @param attempt resolves to null when it failed; when it throws, it does not count
 */
export async function tryWithin<Result>(
  limits: TryLimit[],
  attempt: () => Promise<Result | null>,
): Promise<Tried<Result | null>> {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  try {
    const waitSeconds = await takeAll(limits, ended)
    return waitSeconds === null ? { result: await settle(limits, attempt) } : { waitSeconds }
  } finally {
    end()
  }
}

/** Does a thing that may happen once under this key within the minutes. False: it has happened. */
export async function takeOnce(key: string, minutes: number): Promise<boolean> {
  return (await take({ key, points: 1, minutes })) === null
}

/** Counts one try: null, or the seconds to wait. One statement, so that instances and requests cannot overtake it. */
export async function take(limit: TryLimit): Promise<number | null> {
  const { rowCount } = await count(limit)
  if (rowCount) return null
  const { rows } = await pool().query<{ expire: string }>('SELECT expire FROM rate_limits WHERE key = $1', [limit.key])
  const now = Date.now()
  return Math.max(1, Math.ceil((Number(rows[0]?.expire ?? now) - now) / 1000))
}

/** Counts a try although there may be no room for it, and says how many there are now. */
export async function countBeyond(limit: TryLimit): Promise<number> {
  const { rows } = await count({ ...limit, points: NO_LIMIT })
  return rows[0]?.points ?? 0
}

/** How many tries are counted now. */
export async function countOf({ key }: TryLimit): Promise<number> {
  const { rows } = await pool().query<{ points: number }>(
    'SELECT points FROM rate_limits WHERE key = $1 AND expire > $2',
    [key, Date.now()],
  )
  return rows[0]?.points ?? 0
}

async function settle<Result>(limits: TryLimit[], attempt: () => Promise<Result | null>): Promise<Result | null> {
  let hasFailed = false
  try {
    const result = await attempt()
    hasFailed = result === null
    return result
  } finally {
    if (!hasFailed) await giveBack(limits)
  }
}

async function takeAll(limits: TryLimit[], ended: Promise<void>): Promise<number | null> {
  for (const [index, limit] of limits.entries()) {
    const waitSeconds = await takeInTurn(limit, ended)
    if (waitSeconds === null) continue
    await giveBack(limits.slice(0, index))
    return waitSeconds
  }
  return null
}

/**
 * Counts one try as soon as there is room for it. A refusal while others are under way may be theirs alone: then one of
 * them is awaited and it is asked again. Those who ask take turns, so that a try is known as soon as it is counted.
 */
async function takeInTurn(limit: TryLimit, ended: Promise<void>): Promise<number | null> {
  const entry = underWay.get(limit.key) ?? { tries: new Set(), turn: Promise.resolve(), asking: 0, waiting: 0 }
  underWay.set(limit.key, entry)
  entry.asking += 1
  try {
    for (;;) {
      const asked = entry.turn.then(() => ask(limit, entry, ended))
      entry.turn = asked.catch(() => undefined)
      const { waitSeconds, wereOthers } = await asked
      if (waitSeconds === null || !wereOthers || entry.waiting >= MAX_WAITING) return waitSeconds
      entry.waiting += 1
      if (entry.tries.size > 0) await Promise.race(entry.tries)
      entry.waiting -= 1
    }
  } finally {
    entry.asking -= 1
    forget(limit.key, entry)
  }
}

async function ask(limit: TryLimit, entry: UnderWay, ended: Promise<void>) {
  const wereOthers = entry.tries.size > 0
  const waitSeconds = await take(limit)
  if (waitSeconds === null) {
    entry.tries.add(ended)
    void ended.then(() => {
      entry.tries.delete(ended)
      forget(limit.key, entry)
    })
  }
  return { waitSeconds, wereOthers }
}

const TAKE = `
  INSERT INTO rate_limits AS r (key, points, expire) VALUES ($1, 1, $3::bigint + $4::bigint)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN r.expire <= $3 THEN 1 ELSE r.points + 1 END,
    expire = CASE WHEN r.expire <= $3 THEN excluded.expire ELSE r.expire END
  WHERE r.expire <= $3 OR r.points < $2
  RETURNING points`

function count({ key, points, minutes }: TryLimit) {
  return pool().query<{ points: number }>(TAKE, [key, points, Date.now(), minutes * 60_000])
}

/** Takes one try off again under each key. */
export async function giveBack(limits: TryLimit[]): Promise<void> {
  const keys = limits.map(({ key }) => key)
  await pool().query('UPDATE rate_limits SET points = greatest(points - 1, 0) WHERE key = ANY($1)', [keys])
}

function forget(key: string, { tries, asking }: UnderWay): void {
  if (tries.size === 0 && asking === 0) underWay.delete(key)
}
