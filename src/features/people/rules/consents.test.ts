import { expect, test } from 'vitest'
import { CONSENT_KEYS, consentLabel, consentState, REQUIRED_CONSENTS } from './consents'

const ALL = Object.fromEntries(REQUIRED_CONSENTS.map((key) => [key, true]))

test.each([
  [{}, 'consents 0/4', false],
  [{ ...ALL, conduct: false }, 'consents 3/4', false],
  [{ name: true, photo: true }, 'consents 0/4', false],
  [ALL, 'consents 4/4', true],
  [{ ...ALL, name: false, photo: false }, 'consents 4/4', true],
])('%o: %s, complete: %s', (given, label, isComplete) => {
  expect(consentLabel(consentState(given))).toBe(label)
  expect(consentState(given).isComplete).toBe(isComplete)
})

test('publication is never required', () => {
  expect(REQUIRED_CONSENTS).toEqual(['participation', 'medical', 'concussion', 'conduct'])
  expect(CONSENT_KEYS).toContain('name')
  expect(CONSENT_KEYS).toContain('photo')
})
