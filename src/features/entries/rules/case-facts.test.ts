import { expect, test } from 'vitest'
import { caseFacts, readablePhone } from './case-facts'

const TODAY = '2026-11-25'

test('reads the age, the grade and the guardian of a registration', () => {
  const entry = {
    dateOfBirth: '2016-03-04T00:00:00.000Z',
    currentGrade: 5,
    division: '11U',
    parentFirstName: 'Lucía',
    parentLastName: 'Reyes',
    parentEmail: 'lucia@example.org',
    parentPhone: '623 555 0142',
    emergencyContactPhone: '623 555 0178',
  }
  expect(caseFacts('player-registrations', entry, TODAY)).toEqual({
    figures: [
      { label: 'Age', value: '10' },
      { label: 'Grade', value: '5' },
    ],
    born: '2016-03-04T00:00:00.000Z',
    division: '11U',
    contact: 'Lucía Reyes',
    contactLabel: 'Parent or guardian',
    phone: '623 555 0142',
    email: 'lucia@example.org',
  })
})

test('leaves out what a message does not have', () => {
  const entry = { name: 'Ana Webb', email: 'ana@example.org', phone: null, message: 'Hello' }
  expect(caseFacts('form-entries', entry, TODAY)).toEqual({
    figures: [],
    born: null,
    division: null,
    contact: 'Ana Webb',
    contactLabel: 'From',
    phone: null,
    email: 'ana@example.org',
  })
})

test('reads the age entered for a tryout', () => {
  const { figures, contact, phone } = caseFacts(
    'tryout-registrations',
    { playerAge: '9', playerGrade: '4th Grade', parentName: 'Jo Park', phoneNumber: '6235550101' },
    TODAY,
  )
  expect(figures.map(({ value }) => value)).toEqual(['9', '4th'])
  expect([contact, phone]).toEqual(['Jo Park', '6235550101'])
})

test.each([
  ['6235550142', '(623) 555-0142'],
  ['+1 623.555.0142', '(623) 555-0142'],
  ['623 555 0142 ext 3', '623 555 0142 ext 3'],
  ['623 555 0142 / 623 555 0143', '623 555 0142 / 623 555 0143'],
  ['ask the school', 'ask the school'],
])('formats the number %s as %s', (input, shown) => {
  expect(readablePhone(input)).toBe(shown)
})
