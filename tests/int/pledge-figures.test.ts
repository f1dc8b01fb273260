import { expect, test } from 'vitest'
import { POST } from '@/app/forms/pledge/route'
import { pool } from '@/server/database/pool'
import { formRequest, pledgeInput } from '../support/factories'
import { expiredBy } from '../../scripts/next/testing/request'
import { freshDatabase } from './support'

freshDatabase('demo')

async function input(change: object = {}): Promise<Record<string, string>> {
  const { rows } = await pool().query<{ id: string }>('SELECT id FROM campaigns ORDER BY "order" LIMIT 1')
  return { ...pledgeInput({ campaign: rows[0]!.id, ...change }) } as Record<string, string>
}

async function tagsAfter(request: Request): Promise<string[]> {
  const { early, tags } = await expiredBy(() => POST(request))
  return [...early, ...tags]
}

test('the figures of the campaign are read anew after a pledge', async () => {
  expect(await tagsAfter(formRequest('pledge', await input()))).toEqual(['collection:pledges'])
})

test('also after one that was sent without scripts', async () => {
  const body = new URLSearchParams(await input({ email: 'plain.giverly@example.org' })).toString()
  const request = formRequest('pledge', body, { 'content-type': 'application/x-www-form-urlencoded' })
  expect(await tagsAfter(request)).toEqual(['collection:pledges'])
})

test('a pledge that is refused changes none', async () => {
  expect(await tagsAfter(formRequest('pledge', await input({ level: '' })))).toEqual([])
})
