import { expect, test } from 'vitest'
import { resolveMoved } from './moved-addresses.mjs'

test('resolves a chain to its final target', () => {
  const rows = [
    { from: '/camp', to: '/summer-camp' },
    { from: '/summer-camp', to: '/events' },
  ]
  expect([...resolveMoved(rows)]).toEqual([
    ['/camp', '/events'],
    ['/summer-camp', '/events'],
  ])
})

test('omits cycles, self-references and targets on other sites', () => {
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
