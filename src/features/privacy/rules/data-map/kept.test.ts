import { expect, test } from 'vitest'
import { dataMap } from './data-map'
import { RETENTION_DEFAULTS } from '../retention'
import { listRetainedData } from './kept'
import { PERIODS } from './periods'

test('lists all data of the data map with its retention period, except staff data', () => {
  const listed = listRetainedData(RETENTION_DEFAULTS).flatMap(({ rows }) =>
    rows.map(({ what, until }) => `${what}: ${until}`),
  )
  const known = dataMap.filter((row) => row.class !== 'staff').map(({ what, until }) => `${what}: ${PERIODS[until]}`)
  expect(new Set(listed)).toEqual(new Set(known))
})

test('says that a registration stores height and weight, and who reads them', () => {
  const rows = listRetainedData(RETENTION_DEFAULTS).flatMap((group) => group.rows)
  expect(rows).toContainEqual({
    what: 'Height, weight and number',
    purpose: 'To order the uniform and to plan the training',
    readers: 'You, the registrar and admins',
    until: '24 months after the last word, when it led to no place',
  })
})
