import { describe, expect, test } from 'vitest'
import { readQuery } from './api-query'

const read = (query: string, init?: RequestInit) => readQuery(new Request(`http://localhost/api/posts?${query}`, init))

async function limitOf(query: string): Promise<string | null> {
  const request = await read(query)
  return request.ok ? new URL(request.value.url).searchParams.get('limit') : null
}

describe('a list of the API', () => {
  test.each([
    ['limit=250', '250'],
    ['limit=1', '1'],
    ['limit=0', '250'],
    ['pagination=false', '250'],
    ['pagination=false&limit=10', '10'],
    ['page=2', null],
  ])('with "%s" returns at most %s documents', async (query, limit) => {
    expect((await read(query)).ok).toBe(true)
    expect(await limitOf(query)).toBe(limit)
  })

  test.each([
    ['limit=251', '"limit" may be at most 250.'],
    ['limit=-1', '"limit" must be one whole number.'],
    ['limit=1&limit=2', '"limit" must be one whole number.'],
    ['limit[]=1', '"limit" must be one whole number.'],
    ['page=one', '"page" must be one whole number.'],
    ['depth=1e3', '"depth" must be one whole number.'],
    ['where=posts', '"where" must be an object.'],
    ['where[place][near]=33,-112', 'Nothing can be looked up by its place on a map.'],
    ['where={"place":{"within":[]}}', 'Nothing can be looked up by its place on a map.'],
    ['where[title][equals]=a%00', 'The address holds a character that nothing contains.'],
  ])('rejects "%s" with the reason', async (query, error) => {
    expect(await read(query)).toEqual({ ok: false, error })
  })

  test('does not limit what is written', async () => {
    const request = await read('pagination=false', { method: 'PATCH' })
    expect(request.ok && new URL(request.value.url).searchParams.has('limit')).toBe(false)
  })
})
