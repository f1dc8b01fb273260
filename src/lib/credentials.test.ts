import { describe, expect, test } from 'vitest'
import { areValid, describeGaps, describeStatuses, explainClosedAccess, credentialStatuses } from './credentials'

const TODAY = '2026-11-23'
const ALL = { backgroundCheck: true, firstAid: true, safeSport: true }
const until = (safeSport: string | null, firstAid = '2028-01-01') => ({
  backgroundCheck: { endsOn: '2028-01-01T12:00:00.000Z' },
  firstAid: { endsOn: firstAid },
  safeSport: { endsOn: safeSport },
})

describe('the credentials of a coach', () => {
  test.each([
    ['are valid for a long time', '2027-06-01', 'valid', true],
    ['end in 61 days', '2027-01-23', 'valid', true],
    ['end in 60 days', '2027-01-22', 'soon', true],
    ['end today', '2026-11-23', 'soon', true],
    ['ended yesterday', '2026-11-22', 'ended', false],
  ])('%s', (_what, day, state, holds) => {
    const statuses = credentialStatuses(until(day), ALL, TODAY)
    expect(statuses.find(({ name }) => name === 'safeSport')?.state).toBe(state)
    expect(areValid(statuses)).toBe(holds)
  })

  test('deny access when never entered only if they are required', () => {
    expect(areValid(credentialStatuses(until(null), ALL, TODAY))).toBe(false)
    expect(areValid(credentialStatuses(until(null), { ...ALL, safeSport: false }, TODAY))).toBe(true)
    expect(areValid(credentialStatuses({}, {}, TODAY))).toBe(true)
  })

  test('deny access when expired, whether required or not', () => {
    expect(areValid(credentialStatuses(until('2026-11-22'), {}, TODAY))).toBe(false)
  })
})

describe('are described in words', () => {
  test.each([
    [until('2026-11-03'), 'SafeSport ended Nov 3'],
    [until('2025-11-03'), 'SafeSport ended Nov 3, 2025'],
    [until(null), 'SafeSport missing'],
    [until('2026-12-01'), 'SafeSport ends Dec 1'],
    [until('2026-11-03', '2027-01-05'), 'SafeSport ended Nov 3; First aid and CPR ends Jan 5, 2027'],
    [until('2028-01-01'), 'All valid'],
  ])('describes %j as %s', (credentials, words) => {
    expect(describeStatuses(credentialStatuses(credentials, ALL, TODAY), TODAY)).toBe(words)
  })

  test('lists for a coach what is missing and who can help, and omits later expiry dates', () => {
    const gaps = describeGaps(credentialStatuses(until('2026-11-03', '2026-12-05'), ALL, TODAY), TODAY)
    expect(explainClosedAccess(gaps)).toMatch(/closed to you: SafeSport ended Nov 3\. Ask an admin/)
    expect(explainClosedAccess(null)).toBeNull()
  })
})
