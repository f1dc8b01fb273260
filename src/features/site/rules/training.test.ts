import { expect, it } from 'vitest'
import { playersOf, practiceClock, sessionsOf, withPercent } from './training'

it('computes when each part starts and when the practice ends', () => {
  const parts = [{ minutes: 15 }, { minutes: 25 }, { minutes: 80 }]
  expect(practiceClock(18, parts)).toEqual({ starts: ['6:00', '6:15', '6:40'], end: '8:00', minutes: 120 })
})

it.each([
  [0, '12:00', '12:50'],
  [11, '11:00', '11:50'],
  [12, '12:00', '12:50'],
  [23, '11:00', '11:50'],
])('formats the hour %d on a 12-hour clock', (startHour, start, end) => {
  expect(practiceClock(startHour, [{ minutes: 50 }])).toEqual({ starts: [start], end, minutes: 50 })
})

it('handles midnight and a practice without parts', () => {
  expect(practiceClock(23, [{ minutes: 75 }]).end).toBe('12:15')
  expect(practiceClock(18, [])).toEqual({ starts: [], end: '6:00', minutes: 0 })
})

it('fills in the percentage everywhere', () => {
  expect(withPercent('save up to {percent}%, {percent}', 15)).toBe('save up to 15%, 15')
  expect(withPercent('ask us', 15)).toBe('ask us')
})

it.each([
  ['1-on-1', 'One player, one coach.', { least: 1, most: 1 }],
  ['Small group', '2-4 players, minimum 2.', { least: 2, most: 4 }],
  ['Small group', 'Three or four players.', null],
  ['Small group', '4-2 players', null],
  ['Small group', '3-3 players', null],
  ['Small group', '1 – 8 players', { least: 1, most: 8 }],
  ['One-on-One', '2-4 players', { least: 1, most: 1 }],
  ['Team', '10-12 players', null],
])('reads from the texts of the rate %s who shares the hour', (title, detail, players) => {
  expect(playersOf({ title, detail })).toEqual(players)
})

it('reads from how many sessions a package begins', () => {
  expect(sessionsOf('Packages of 5+ sessions save up to {percent}%.')).toBe(5)
  expect(sessionsOf('Packages of 25+ sessions.')).toBeNull()
  expect(sessionsOf('Ask us.')).toBeNull()
})
