import { expect, test } from 'vitest'
import { resolveMoved } from './moved-addresses.mjs'

test('leads along a chain to its last address', () => {
  const rows = [
    { from: '/camp', to: '/summer-camp' },
    { from: '/summer-camp', to: '/events' },
  ]
  expect([...resolveMoved(rows)]).toEqual([
    ['/camp', '/events'],
    ['/summer-camp', '/events'],
  ])
})

test('leaves out circles, and what leads to itself or to another site', () => {
  const rows = [
    { from: '/one', to: '/other' },
    { from: '/other', to: '/one' },
    { from: '/self', to: '/self' },
    ...['//evil.example', '/\\evil.example', 'https://evil.example', '/a\r\nSet-Cookie: a=b'].map((to) => ({
      from: `/${to.length}`,
      to,
    })),
  ]
  expect(resolveMoved(rows).size).toBe(0)
})
