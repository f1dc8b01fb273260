import { describe, expect, test } from 'vitest'
import { CONSENT_KEYS, REQUIRED_CONSENTS } from './consents'
import { firstPublication, evaluateSigning, evaluateSite, type Versions } from './enrolment'
import { detailsSchema, pickupField, signSchema, versionField } from './enrolment-schema'

const IN_FORCE = Object.fromEntries(CONSENT_KEYS.map((key) => [key, 2]))
const READ = Object.fromEntries(CONSENT_KEYS.map((key) => [versionField(key), '2']))
const TICKS = Object.fromEntries(REQUIRED_CONSENTS.map((key) => [key, 'on']))

const SIGNED = Object.fromEntries(REQUIRED_CONSENTS.map((key) => [key, true]))

function sign(change: Record<string, string | undefined>, before = {}, inForce = IN_FORCE) {
  return evaluateSigning(signSchema.parse({ ...READ, signer: 'Pat Sample', ...change }), before, inForce)
}

describe('signing', () => {
  test('stores the checked consents with the version that was read', () => {
    expect(sign({ ...TICKS, photo: 'on' })).toEqual({
      changes: [...REQUIRED_CONSENTS, 'photo'].map((key) => ({ key, version: 2, isGiven: true })),
      problems: {},
    })
  })
  test('stores the checked consents and reports the missing ones', () => {
    const { changes, problems } = sign({ ...TICKS, conduct: undefined })
    expect(changes.map(({ key }) => key)).toEqual(['participation', 'medical', 'concussion'])
    expect(problems).toEqual({ conduct: expect.stringContaining('Code of conduct') })
  })
  test('does not store a consent again that is in force', () => {
    expect(sign({ ...TICKS }, { participation: true }).changes.map(({ key }) => key)).not.toContain('participation')
  })
  test('stores no consent without a signer', () => {
    const { changes, problems } = sign({ ...TICKS, signer: ' ' })
    expect(changes).toEqual([])
    expect(problems).toEqual({ signer: 'Please type your full name to sign.' })
    expect(Object.keys(sign({ signer: '' }).problems)).toEqual([...REQUIRED_CONSENTS, 'signer'])
  })
  test('requires no signer when there is nothing left to sign', () => {
    expect(sign({ signer: '' }, SIGNED)).toEqual({ changes: [], problems: {} })
  })
  test('stores no consent without a text in force', () => {
    const { photo: _photo, ...inForce } = IN_FORCE
    const { changes, problems } = sign({ ...TICKS, photo: 'on', [versionField('photo')]: undefined }, {}, inForce)
    expect([changes.map(({ key }) => key), problems]).toEqual([REQUIRED_CONSENTS, {}])
  })
  test('stores no consent to a version that was not read', () => {
    const { changes, problems } = sign({ ...TICKS, [versionField('medical')]: '1' })
    expect(changes.map(({ key }) => key)).not.toContain('medical')
    expect(problems.medical).toContain('has changed')
  })
  test('rejects consent to the full name for a hidden player', () => {
    expect(sign({ ...TICKS, name: 'on', hide: 'on' })).toMatchObject({ changes: [], problems: { hide: /choose one/ } })
    expect(sign({ ...TICKS, name: 'on' }).problems).toEqual({})
    expect(sign({ ...TICKS, hide: 'on' }).problems).toEqual({})
  })
})

test.each([
  [{ name: true }, false, 'full'],
  [{}, false, 'initial'],
  [{ photo: true }, false, 'initial'],
  [{}, true, 'hidden'],
])('%o, hidden: %s shows %s', (given, isHidden, publication) => {
  expect(firstPublication(given, isHidden)).toBe(publication)
})

describe('the website later', () => {
  const judge = (change: object, before = {}, inForce: Versions = IN_FORCE) =>
    evaluateSite(
      { publication: 'initial', photo: false, signer: '', read: { name: 2, photo: 2 }, ...change },
      before,
      inForce,
    )

  test('withdraws a consent without a signature or a text in force', () => {
    expect(judge({ publication: 'hidden', read: {} }, { name: true, photo: true })).toEqual({
      changes: [
        { key: 'name', version: 2, isGiven: false },
        { key: 'photo', version: 2, isGiven: false },
      ],
      problems: {},
    })
  })
  test('granting a consent requires a signature', () => {
    expect(judge({ publication: 'full' }).problems).toHaveProperty('signer')
    expect(judge({ publication: 'full', signer: 'Pat Sample' }).changes).toEqual([
      { key: 'name', version: 2, isGiven: true },
    ])
  })
  test.each([
    ['the full name', { publication: 'full', photo: true, read: { name: 1, photo: 2 } }, IN_FORCE, 'publication'],
    ['a photo', { publication: 'full', photo: true, read: { name: 2, photo: 1 } }, IN_FORCE, 'photo'],
    ['a full name that no text asks for', { publication: 'full', read: {} }, { photo: 2 }, 'publication'],
    ['a photo that no text asks for', { photo: true, read: {} }, { name: 2 }, 'photo'],
  ])('%s is not given to a text that was not read', (_what, change, inForce, field) => {
    expect(judge({ ...change, signer: 'Pat Sample' }, {}, inForce)).toEqual({
      changes: [],
      problems: { [field]: expect.stringContaining('read it again') },
    })
    expect(Object.keys(judge(change, {}, inForce).problems)).toEqual([field, 'signer'])
  })
  test('omits a withdrawal when its text no longer exists', () => {
    expect(judge({ publication: 'initial', photo: false }, { name: true, photo: true }, { photo: 2 })).toEqual({
      changes: [{ key: 'photo', version: 2, isGiven: false }],
      problems: {},
    })
  })
  test('does not store unchanged consents again', () => {
    expect(judge({ publication: 'hidden' })).toEqual({ changes: [], problems: {} })
    expect(judge({ publication: 'full', photo: true }, { name: true, photo: true }).changes).toEqual([])
  })
})

describe('the details', () => {
  const base = { emergencyName: 'Robin Sample', emergencyPhone: '(623) 555-0103' }
  test('ignores people rows without input', () => {
    const details = detailsSchema.parse({ ...base, [pickupField(2, 'name')]: ' Lou ', [pickupField(2, 'phone')]: '' })
    expect(details).toEqual({ ...base, medicalNotes: '', pickups: [{ name: 'Lou', phone: '', relation: '' }] })
  })
  test.each([
    ['call 555010', false],
    ['call 5550101', true],
  ])('the emergency phone %j is one: %s', (emergencyPhone, isPhone) => {
    const message = 'Please write a phone number of at least 10 digits.'
    const { error } = detailsSchema.safeParse({ ...base, emergencyPhone })
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual(
      isPhone ? undefined : [['emergencyPhone', message]],
    )
  })
  test('requires a name for a phone number', () => {
    const { error } = detailsSchema.safeParse({ ...base, [pickupField(3, 'phone')]: '555-0100' })
    expect(error?.issues[0]).toMatchObject({ path: [pickupField(3, 'name')], message: 'Please write a name as well.' })
  })
})
