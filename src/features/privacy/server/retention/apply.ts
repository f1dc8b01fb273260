import 'server-only'
import { toDay } from '@/lib/dates'
import { recordEvent, SYSTEM } from '@/server/audit'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { logger } from '@/server/logger'
import { cutoffsOn, type Cutoffs, type RetentionCount, type RetentionKey } from '../../rules/retention'
import { listDueChildren, scheduleErasure } from './children'
import { listHeldIds } from './holds'
import { ROW_STEPS, removeOldRecords, type RowStep } from './rows'
import { readRetention } from './settings'

/** What a step needs: today, the cutoffs, and the ids on hold. */
type Round = { today: string; cutoffs: Cutoffs; held: string[] }

/** One kind of data: counts what is due in the transaction of `client`, and deletes it unless the run is dry. */
type Step = { key: RetentionKey; run: (client: Client, round: Round, isDry: boolean) => Promise<RetentionCount> }

const STEPS: readonly Step[] = [
  childStep('entries'),
  childStep('players'),
  ...ROW_STEPS.map((step) => ({ key: step.key, run: rowStep(step) })),
]

/** Counts what the monthly job would delete, without deleting anything. */
export async function countDue(now = new Date()): Promise<RetentionCount[]> {
  const round = await beginRound(now)
  const counts: RetentionCount[] = []
  for (const { run } of STEPS) counts.push(await run(pool(), round, true))
  return counts
}

/**
 * Deletes all personal data whose period is over, and stores how much it was; only counts it while the settings say so.
 * Children are not deleted at once: their erasure is scheduled, so that staff can take it back. A step that fails is rolled
 * back, does not stop the others, and is retried in the next run.
 */
export async function applyRetention(now = new Date()): Promise<RetentionCount[]> {
  const { isOn } = await readRetention()
  const round = await beginRound(now)
  const counts: RetentionCount[] = []
  for (const { key, run } of STEPS) {
    try {
      counts.push(await transaction((client) => runAlone(client, () => run(client, round, !isOn))))
    } catch (error) {
      logger.error({ err: error, step: key }, 'Data whose period is over was not deleted; the next run tries again.')
    }
  }
  await transaction(async (client) => {
    if (isOn) await runAlone(client, () => removeOldRecords(client, round.cutoffs))
    await client.query('INSERT INTO retention_runs (counts, has_deleted) VALUES ($1, $2)', [
      JSON.stringify(counts),
      isOn,
    ])
    if (isOn) await recordEvent(client, SYSTEM, { action: 'deleted what was due', detail: `${sum(counts)} things` })
  })
  return counts
}

async function beginRound(now: Date): Promise<Round> {
  const today = toDay(now)
  const [{ periods }, held] = await Promise.all([readRetention(), listHeldIds(today)])
  return { today, cutoffs: cutoffsOn(today, periods), held }
}

// One instance at a time.
async function runAlone<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('retention'))`)
  return work()
}

function childStep(key: 'entries' | 'players'): Step {
  return {
    key,
    async run(client, { cutoffs, held }, isDry) {
      const children = await listDueChildren(client, key, cutoffs)
      const heldIds = new Set(held)
      const free = children.filter(({ entries, players }) => ![...entries, ...players].some((id) => heldIds.has(id)))
      if (!isDry) for (const child of free) await scheduleErasure(client, child)
      return { key, due: free.length, held: children.length - free.length }
    },
  }
}

function rowStep({ key, cutoff, find, remove }: RowStep): Step['run'] {
  return async (client, { today, cutoffs, held }, isDry) => {
    const day = cutoff === 'today' ? today : cutoffs[cutoff]
    const { rows } = await find(client, day, held)
    const ids = rows.filter(({ isHeld }) => !isHeld).map(({ id }) => id)
    if (!isDry && ids.length > 0) await remove(client, ids)
    return { key, due: ids.length, held: rows.length - ids.length }
  }
}

function sum(counts: readonly RetentionCount[]): number {
  return counts.reduce((whole, { due }) => whole + due, 0)
}
