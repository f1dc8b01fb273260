import { beforeEach, expect, test, vi } from 'vitest'
import { pool } from '@/server/database/pool'
import { logger } from '@/server/logger'
import { makeMember } from '../support/members'
import { callRest } from './access-requests'
import { staffCookie } from './staff'
import { countRows, freshDatabase } from './support'

freshDatabase()
// Silences the log: each refusal is one line.
beforeEach(() => void vi.spyOn(logger, 'error').mockImplementation(() => undefined))

async function remove(id: string) {
  const answer = await callRest(
    await staffCookie('registrar'),
    'DELETE',
    `members${id.startsWith('?') ? '' : '/'}${id}`,
  )
  return { status: answer.status, text: await answer.text() }
}

test('a registrar deletes an account that was made by mistake', async () => {
  const { id } = await makeMember(pool())
  expect((await remove(id)).status).toBe(200)
  expect(await countRows(`members WHERE id = '${id}'`)).toBe(0)
})

test('a used account of a child leads to the erasure, one by one and in a list', async () => {
  const { id } = await makeMember(pool())
  await pool().query('UPDATE members SET first_sign_in_at = now() WHERE id = $1', [id])
  const { status, text } = await remove(id)
  expect([status, text]).toEqual([409, expect.stringContaining('Everything we hold')])
  const { text: ofList } = await remove(`?where[id][equals]=${id}`)
  expect(ofList).toContain('Everything we hold')
  expect(await countRows(`members WHERE id = '${id}'`)).toBe(1)
})
