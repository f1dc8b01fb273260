import { expect, test } from 'vitest'
import { POST } from '@/app/forms/pledge/route'
import { pool } from '@/server/database/pool'
import { formRequest, pledgeInput } from '../support/factories'
import { invalidatedBy } from './invalidated'
import { freshDatabase } from './support'

freshDatabase('demo')

async function input(change: object = {}): Promise<Record<string, string>> {
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM campaigns ORDER BY "order" LIMIT 1')
  return { ...pledgeInput({ campaign: rows[0]!.id, ...change }) } as Record<string, string>
}

test('a pledge invalidates the figures of the campaign', async () => {
  expect(await invalidatedBy(POST, formRequest('pledge', await input()))).toEqual(['collection:pledges'])
})

test('so does one that was sent without JavaScript', async () => {
  const body = new URLSearchParams(await input({ email: 'plain.giverly@example.org' })).toString()
  const request = formRequest('pledge', body, { 'content-type': 'application/x-www-form-urlencoded' })
  expect(await invalidatedBy(POST, request)).toEqual(['collection:pledges'])
})

test('a rejected pledge invalidates nothing', async () => {
  expect(await invalidatedBy(POST, formRequest('pledge', await input({ level: '' })))).toEqual([])
})
