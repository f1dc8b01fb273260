import { expect, test } from 'vitest'
import { labelOf } from './enrolment-labels'
import { pickupField, PICKUPS_MAX } from './enrolment-schema'

test('labels every field of a person who may pick up with the same number', () => {
  expect(labelOf(pickupField(1, 'name'))).toBe('Person 1')
  expect(labelOf(pickupField(PICKUPS_MAX, 'phone'))).toBe(`Person ${PICKUPS_MAX}`)
  expect([labelOf('emergencyName'), labelOf('hide')]).toEqual(['In an emergency', undefined])
})
