import { expect, test } from 'vitest'
import { toParams } from './search-params'

test('keeps repeated names and drops names without a value', () => {
  expect(toParams({ q: 'zone', hide: ['Defense', 'Offense'], tab: undefined }).toString()).toBe(
    'q=zone&hide=Defense&hide=Offense',
  )
})
