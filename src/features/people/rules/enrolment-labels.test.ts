import { expect, test } from 'vitest'
import { labelOf } from './enrolment-labels'
import { pickupField, PICKUPS_MAX } from './enrolment-schema'

test('each person who may pick up has a number, by whichever of their answers', () => {
  expect(labelOf(pickupField(1, 'name'))).toBe('Person 1')
  expect(labelOf(pickupField(PICKUPS_MAX, 'phone'))).toBe(`Person ${PICKUPS_MAX}`)
  expect([labelOf('emergencyName'), labelOf('hide')]).toEqual(['In an emergency', undefined])
})
