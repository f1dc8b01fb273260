import { expect, test } from 'vitest'
import { callRest } from './access-requests'
import { staffCookie } from './staff'
import { countRows, freshDatabase } from './support'

freshDatabase()

test.each([
  ['events?draft=true', { title: 'A camp', start: 1e308 }],
  ['events?draft=true', { title: 'A camp', createdAt: 9e15 }],
])('the API rejects a number that is no date in %s with a message', async (path, body) => {
  const answer = await callRest(await staffCookie('admin'), 'POST', path, JSON.stringify(body))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Check its ids, numbers, days and characters')
  expect(await countRows('events')).toBe(0)
})
