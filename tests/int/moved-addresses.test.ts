import { beforeEach, expect, test, vi } from 'vitest'
import { pool } from '@/server/database/pool'
import { createMovedAddresses } from '../../runtime/moved-addresses.mjs'
import { freshDatabase } from './support'

freshDatabase()
beforeEach(() => pool().query('DELETE FROM redirects'))

const move = (from: string, to: string | null, type = 'custom') =>
  pool().query(`INSERT INTO redirects ("from", to_type, to_url) VALUES ($1, $2::enum_redirects_to_type, $3)`, [
    from,
    type,
    to,
  ])

test('old addresses within the site are found, with and without a slash at the end', async () => {
  await move('/blog/old', '/blog/new')
  await move('/blog/elsewhere', 'https://example.org/')
  await move('/blog/document', null, 'reference')
  const moved = createMovedAddresses({ url: process.env.DATABASE_URL! })
  await vi.waitFor(() => expect(moved.find('/blog/old')).toBe('/blog/new'))
  expect(moved.find('/blog/old/')).toBe('/blog/new')
  for (const path of ['/', '/blog/new', '/blog/elsewhere', '/blog/document', '/blog/old/more'])
    expect(moved.find(path), path).toBeUndefined()
})

test('a change of staff is found once its tag was invalidated, and no other tag reads the database', async () => {
  const moved = createMovedAddresses({ url: process.env.DATABASE_URL! })
  await move('/blog/first', '/blog/new')
  moved.refresh(['collection:redirects', 'collection:posts'])
  await vi.waitFor(() => expect(moved.find('/blog/first')).toBe('/blog/new'))
  await move('/blog/second', '/blog/new')
  moved.refresh(['collection:posts'])
  await move('/blog/third', '/blog/new')
  expect(moved.find('/blog/second')).toBeUndefined()
  moved.refresh(['collection:redirects'])
  await vi.waitFor(() => expect(moved.find('/blog/third')).toBe('/blog/new'))
  expect(moved.find('/blog/second')).toBe('/blog/new')
})
