import { expect, test } from 'vitest'
import { dataMap } from './data-map'
import { RETENTION_DEFAULTS } from '../retention'
import { listRetainedData } from './retained-data'
import { PERIODS } from './periods'

test('lists all data of the data map with its retention period, except staff data', () => {
  const listed = listRetainedData(RETENTION_DEFAULTS).flatMap(({ parts }) =>
    parts.flatMap(({ rows, until }) => rows.map(({ what }) => `${what}: ${until}`)),
  )
  const known = dataMap.filter((row) => row.class !== 'staff').map(({ what, until }) => `${what}: ${PERIODS[until]}`)
  expect(new Set(listed)).toEqual(new Set(known))
})

test('says that a registration stores height and weight, and who reads them', () => {
  const parts = listRetainedData(RETENTION_DEFAULTS).flatMap((group) => group.parts)
  const readers = 'You, the registrar and admins'
  const until = '24 months after our last contact, if the player did not join'
  expect(parts.find((part) => part.readers === readers && part.until === until)?.rows).toContainEqual({
    what: 'Height, weight and number',
    purpose: 'To order the uniform and to plan the training',
  })
})

test('lists data of the same readers and period once, together', () => {
  for (const { parts } of listRetainedData(RETENTION_DEFAULTS)) {
    const keys = parts.map(({ readers, until }) => `${readers} ${until}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { rows } of parts)
      expect(new Set(rows.map(({ what, purpose }) => what + purpose)).size).toBe(rows.length)
  }
})
