import { expect, test } from 'vitest'
import type { Enrolment } from './enrolment'
import { countPickups, toAnswers } from './enrolment-answers'
import { pickupField } from './enrolment-schema'

const LOU = { name: 'Lou', phone: '(623) 555-0177', relation: 'Aunt' }
const STORED = {
  emergencyName: 'Aunt Lou',
  emergencyPhone: '(623) 555-0177',
  medicalNotes: '',
  pickups: [LOU, LOU],
} as unknown as Enrolment

test('shows what is stored, with every pickup', () => {
  const answers = toAnswers(STORED, null)
  expect(answers.value('emergencyName')).toBe('Aunt Lou')
  expect(answers.value(pickupField(2, 'relation'))).toBe('Aunt')
  expect(answers.value(pickupField(3, 'name'))).toBe('')
  expect([answers.isTicked('photo'), answers.error('emergencyName')]).toEqual([false, undefined])
})

test('shows what was sent instead, also where it was emptied, with its errors', () => {
  const values = { emergencyName: '', photo: 'on', name: 'off', [pickupField(1, 'name')]: ['a', 'b'] }
  const answers = toAnswers(STORED, { values, fields: { emergencyName: 'Please enter a name.' }, message: '' })
  expect(answers.value('emergencyName')).toBe('')
  expect(answers.value('emergencyPhone')).toBe('(623) 555-0177')
  expect(answers.value(pickupField(1, 'name'))).toBe('Lou')
  expect(['photo', 'name', 'hide'].map(answers.isTicked)).toEqual([true, false, false])
  expect(answers.error('emergencyName')).toBe('Please enter a name.')
})

test.each([
  [{}, 1],
  [{ [pickupField(1, 'name')]: 'Lou' }, 1],
  [{ [pickupField(3, 'name')]: 'Lou' }, 3],
  [{ [pickupField(4, 'phone')]: '555-0177' }, 4],
  [{ [pickupField(5, 'relation')]: 'Aunt' }, 1],
  [{ [pickupField(6, 'phone')]: '555-0177' }, 6],
])('of %j, %i pickups are shown', (values, count) => {
  const answers = toAnswers({ ...STORED, pickups: [] }, { values, fields: {}, message: '' })
  expect(countPickups(answers)).toBe(count)
})
