import { expect, test } from 'vitest'
import { toParams } from './search-params'

test('names that repeat are kept, names without a value are not', () => {
  expect(toParams({ q: 'zone', hide: ['Defense', 'Offense'], tab: undefined }).toString()).toBe(
    'q=zone&hide=Defense&hide=Offense',
  )
})
