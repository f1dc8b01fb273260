import { appendFileSync, mkdirSync } from 'node:fs'
import type pg from 'pg'
import { expect } from '@playwright/test'
import { BROKEN, REFUSED, type Family } from './families'
import type { Message } from './mailbox'

/** Whether this is `npm run test:faults` instead of the short form in `npm test`. */
export const IS_WHOLE = process.env.FAULTS === 'whole'
/** The seed of all random choices: set FAULT_SEED to repeat a run. */
export const SEED = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)

const NAMES = new Map([
  [REFUSED, 'refused'],
  [BROKEN, 'broken'],
])
const REPORT = 'reports/faults.jsonl'

/** Adds a line with the seed and the figures of a test to reports/faults.jsonl. */
export function report(test: string, figures: Record<string, unknown>): void {
  mkdirSync('reports', { recursive: true })
  appendFileSync(REPORT, `${JSON.stringify({ test, seed: SEED, at: new Date().toISOString(), ...figures })}\n`)
}

type Stored = { reference: string; key: string; last: string; email: string; mails: number }

/**
 * Expects each family to be acknowledged and stored once, with its own answers and the two mails of a tryout.
 * @returns the figures for the report
 */
export async function expectStored(db: pg.Pool, families: readonly Family[]) {
  const { rows } = await db.query<Stored>(
    `SELECT reference, idempotency_key AS key, player_last_name AS last, email,
       (SELECT count(*)::int FROM mails m WHERE m.entry_id = t.id::text) AS mails
     FROM tryout_registrations t WHERE player_last_name = ANY ($1)`,
    [families.map(({ lastName }) => lastName)],
  )
  const names = new Set(rows.map(({ last }) => last))
  const acknowledged = families.filter(({ reference }) => reference !== null)
  const figures = {
    families: families.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ lastName }) => !names.has(lastName)).length,
    double: rows.length - names.size,
    wrong: acknowledged.filter((family) => !rows.some((row) => isOf(row, family))).length,
    withoutMails: rows.filter(({ mails }) => mails !== 2).length,
    answers: countAnswers(families),
  }
  expect(figures).toMatchObject({
    acknowledged: families.length,
    lost: 0,
    double: 0,
    wrong: 0,
    withoutMails: 0,
  })
  const unexpected = Object.keys(figures.answers).filter(
    (status) => !['refused', 'broken', '200', '201', '503'].includes(status),
  )
  expect(unexpected).toEqual([])
  return figures
}

function isOf({ reference, key, last, email }: Stored, family: Family): boolean {
  const { lastName } = family
  return reference === family.reference && key === family.key && last === lastName && email === family.email
}

function countAnswers(families: readonly Family[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const status of families.flatMap(({ answers }) => answers)) {
    const name = NAMES.get(status) ?? String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** Returns the milliseconds from a moment to the next acknowledgment; null when all families had theirs before. */
export function firstStoredAfter(families: readonly Family[], moment: number): number | null {
  const later = families.flatMap(({ storedAt }) => (storedAt !== null && storedAt >= moment ? [storedAt - moment] : []))
  return later.length > 0 ? Math.min(...later) : null
}

/** Expects each of these families to have a mail that arrived. @returns how many messages arrived more than once */
export async function expectDelivered(
  families: readonly Family[],
  messages: readonly Message[],
  timeoutMs: number,
): Promise<number> {
  const missing = () => families.filter(({ email }) => !messages.some(({ to }) => to === email)).length
  await expect.poll(missing, { timeout: timeoutMs, message: 'families without a mail' }).toBe(0)
  const ids = messages.map(({ id }) => id)
  expect(ids).not.toContain('')
  return ids.length - new Set(ids).size
}
