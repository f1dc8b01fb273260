import { expect, test } from 'vitest'
import { areaOf } from './areas'

test('a collection without an area is named at boot', () => {
  expect(() => areaOf('trophies')).toThrow('Say in collections/audit/areas.ts where the audit lists "trophies".')
})
