import { recordEvent, type Actor } from '@/server/audit'
import { pool, type Client } from '@/server/database/pool'
import { transaction } from '@/server/database/transaction'
import { newRecoveryCodes, recoveryHash } from './recovery-codes'
import { decryptSecret, encryptSecret } from './encrypt-secret'
import { findTotpStep, newTotpSecret } from './totp'

/** What a page may show of a second factor: nothing secret. */
export type FactorState = { isOn: boolean; codesLeft: number }

type Row = { secret: string; lastStep: string }

/** Returns whether the second factor is on, and the number of remaining recovery codes. */
export async function findFactorState(staffId: string): Promise<FactorState> {
  const { rows } = await pool().query<FactorState>(
    `SELECT f.confirmed_at IS NOT NULL AS "isOn",
       (SELECT count(*)::int FROM staff_recovery_codes c WHERE c.staff_id = f.staff_id) AS "codesLeft"
     FROM staff_factors f WHERE f.staff_id = $1`,
    [staffId],
  )
  return rows[0] ?? { isOn: false, codesLeft: 0 }
}

/** Creates a new TOTP key, in base32; null if a second factor is already on. The key is inactive until it is confirmed. */
export async function beginFactor(staffId: string): Promise<string | null> {
  const secret = newTotpSecret()
  const { rowCount } = await pool().query(
    `INSERT INTO staff_factors AS f (staff_id, secret) VALUES ($1, $2)
     ON CONFLICT (staff_id) DO UPDATE SET secret = excluded.secret WHERE f.confirmed_at IS NULL`,
    [staffId, encryptSecret(secret, staffId)],
  )
  return rowCount ? secret : null
}

/** Activates the second factor with a first code, and returns the recovery codes once. Null if the code is wrong. */
export function confirmFactor(actor: Actor, staffId: string, code: string): Promise<string[] | null> {
  return transaction(async (client) => {
    if (!(await useTotp(client, staffId, code, 'IS NULL'))) return null
    await recordEvent(client, actor, { action: 'second factor on', kind: 'staff', entryId: staffId })
    return writeCodes(client, staffId)
  })
}

/** Replaces the recovery codes. Null if no second factor is on. */
export function renewCodes(actor: Actor, staffId: string): Promise<string[] | null> {
  return transaction(async (client) => {
    const { rowCount } = await client.query(
      'SELECT FROM staff_factors WHERE staff_id = $1 AND confirmed_at IS NOT NULL FOR UPDATE',
      [staffId],
    )
    if (!rowCount) return null
    await recordEvent(client, actor, { action: 'recovery codes made', kind: 'staff', entryId: staffId })
    return writeCodes(client, staffId)
  })
}

/** Removes the second factor with its recovery codes. False if none was on. */
export async function removeFactor(client: Client, actor: Actor, staffId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'DELETE FROM staff_factors WHERE staff_id = $1 AND confirmed_at IS NOT NULL',
    [staffId],
  )
  if (!rowCount) return false
  await recordEvent(client, actor, { action: 'second factor removed', kind: 'staff', entryId: staffId })
  return true
}

/** Whether this is the account's current code or a recovery code; it is used up afterwards. */
export function useFactorCode(actor: Actor, staffId: string, code: string): Promise<boolean> {
  return transaction(async (client) => {
    if (await useTotp(client, staffId, code.replace(/\s/g, ''), 'IS NOT NULL')) return true
    const { rowCount } = await client.query('DELETE FROM staff_recovery_codes WHERE staff_id = $1 AND code_hash = $2', [
      staffId,
      recoveryHash(staffId, code),
    ])
    if (!rowCount) return false
    await recordEvent(client, actor, { action: 'recovery code used', kind: 'staff', entryId: staffId })
    return true
  })
}

// Locks the row, so that of two concurrent requests with one code the second finds its step used.
async function useTotp(client: Client, staffId: string, code: string, confirmed: 'IS NULL' | 'IS NOT NULL') {
  const { rows } = await client.query<Row>(
    `SELECT secret, last_step AS "lastStep" FROM staff_factors WHERE staff_id = $1 AND confirmed_at ${confirmed} FOR UPDATE`,
    [staffId],
  )
  const factor = rows[0]
  const step = factor && findTotpStep(decryptSecret(factor.secret, staffId), code, Number(factor.lastStep))
  if (!step) return false
  await client.query(
    'UPDATE staff_factors SET last_step = $2, confirmed_at = coalesce(confirmed_at, now()) WHERE staff_id = $1',
    [staffId, step],
  )
  return true
}

async function writeCodes(client: Client, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await client.query('DELETE FROM staff_recovery_codes WHERE staff_id = $1', [staffId])
  await client.query('INSERT INTO staff_recovery_codes (staff_id, code_hash) SELECT $1, unnest($2::text[])', [
    staffId,
    codes.map((code) => recoveryHash(staffId, code)),
  ])
  return codes
}
