import { beforeEach, expect, test, vi } from 'vitest'
import { logger } from '@/server/logger'
import { callRest } from './access-requests'
import { staffCookie } from './staff'
import { freshDatabase } from './support'

freshDatabase('demo')
// Silences the log: each refusal is one line.
beforeEach(() => void vi.spyOn(logger, 'error').mockImplementation(() => undefined))

async function fetchPlays(query: string, path = 'plays') {
  const answer = await callRest(await staffCookie('coach'), 'GET', `${path}?${query}`)
  return { status: answer.status, text: await answer.text() }
}

test.each([
  ['plays', 'where[drawing.ball][equals]=1'],
  ['plays', 'where[drawing][contains]=1'],
  ['plays', 'where[or][0][and][0][drawing.players.label][in][0]=1'],
  ['plays', 'where[drawing__ball][equals]=1'],
  ['plays', 'sort=name,-drawing.ball'],
  ['plays/versions', 'where[version.drawing.ball][equals]=1'],
  ['plays/count', 'where[drawing.ball][equals]=1'],
])('GET %s with %s is refused: a path into JSON has led into SQL before', async (path, query) => {
  const { status, text } = await fetchPlays(query, path)
  expect([status, text]).toEqual([400, expect.stringContaining('Nothing can be searched or sorted by')])
})

test('a play is found by its name, with its drawing', async () => {
  const { status, text } = await fetchPlays('where[name][contains]=a&sort=-name&select[drawing]=true')
  expect(status).toBe(200)
  expect((JSON.parse(text) as { docs: { drawing: unknown }[] }).docs[0]?.drawing).toHaveProperty('players')
})
