import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { eraseDue } from '@/features/privacy/server/erasure/erase'
import { eraseAgain } from '@/features/privacy/server/erasure/ledger'
import { pool } from '@/server/database/pool'
import { env } from '@/server/env'
import { tablesWith } from '../support/every-row'
import { bigFamily, dueToErase } from './erasure-support'
import { clearRosters, makeSeasons } from './rosters-support'
import { freshDatabase } from './support'

freshDatabase('demo')

beforeEach(async () => {
  await clearRosters()
  await pool().query('TRUNCATE tryout_registrations, erasures, kept_consents CASCADE')
  await makeSeasons()
})

/** Restores the player as a backup does. */
async function restore(player: string): Promise<void> {
  await pool().query(
    `INSERT INTO players (id, first_name, last_name, slug, age, gender, division)
     VALUES ($1, 'Hana', 'Canaryfield', 'hana-c', 11, 'girl', '12U')`,
    [player],
  )
}

test('an erasure is repeated when a backup restores the child', async () => {
  const { hana } = await bigFamily()
  await dueToErase(hana)
  const { rows } = await pool().query('SELECT id FROM erasures')
  await eraseDue()
  // The backup was made before the request: it contains the player, but not the erasure.
  await pool().query('TRUNCATE erasures CASCADE')
  await restore(hana.player)
  expect(await eraseAgain()).toBe(1)
  expect(await eraseDue()).toBe(1)
  expect(await tablesWith(pool(), ['Canaryfield'])).toEqual([[]])
  expect(await eraseAgain()).toBe(0)
  const ledger = await readFile(path.resolve(env().FULLCOURT_DATA_DIR, 'erased.jsonl'), 'utf8')
  expect(ledger).toContain(rows[0].id)
  expect(ledger).not.toMatch(/canary/i)
})

test('an erasure is repeated when a backup restores the child with a request that was taken back', async () => {
  const { hana } = await bigFamily()
  await dueToErase(hana)
  await eraseDue()
  await pool().query(`UPDATE erasures SET erased_at = NULL, taken_back_at = now(), erases_at = NULL`)
  await restore(hana.player)
  expect(await eraseAgain()).toBe(1)
  expect(await eraseDue()).toBe(1)
  expect(await tablesWith(pool(), ['Canaryfield'])).toEqual([[]])
})
