import { expect, test } from 'vitest'
import { fromIsoDate, tidyBirthday, toIsoDate } from './birthday'

test.each([
  ['04/09/2012', '2012-04-09'],
  ['02/29/2012', '2012-02-29'],
  ['02/29/2013', null],
  ['04/31/2012', null],
  ['04/00/2012', null],
  ['04/99/2012', null],
  ['00/10/2013', null],
  ['13/10/2013', null],
  ['4/9/2012', null],
  ['104/09/2012', null],
  ['04/09/20123', null],
])('%s becomes %s, whatever the time zone', (typed, iso) => {
  for (const zone of ['America/Phoenix', 'Pacific/Kiritimati', 'UTC']) {
    process.env.TZ = zone
    expect(toIsoDate(typed)).toBe(iso)
  }
})

test.each([
  ['4/9/2012', '04/09/2012'],
  ['04092012', '04/09/2012'],
  ['4-9-2012', '04/09/2012'],
  [' 11.12.2012 ', '11/12/2012'],
  [' 04092012 ', '04/09/2012'],
  ['April 9', 'April 9'],
  ['492012', '492012'],
  ['born 4/9/2012', 'born 4/9/2012'],
  ['4/9/2012 or so', '4/9/2012 or so'],
  ['born 04092012', 'born 04092012'],
  ['040920123', '040920123'],
])('%j is tidied to %j', (typed, tidy) => {
  expect(tidyBirthday(typed)).toBe(tidy)
})

test.each(['2012-04-09', '2012-04-09T12:00:00.000Z'])('the stored day %s is shown as families type it', (stored) => {
  expect(fromIsoDate(stored)).toBe('04/09/2012')
})
