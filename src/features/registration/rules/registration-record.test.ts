import { expect, test } from 'vitest'
import { columnOf, toRegistrationAnswers, toRegistrationRecord } from './registration-record'
import { registrationSchema } from './registration-schema'

const ANSWERS = registrationSchema.parse({
  firstName: 'Avery',
  lastName: 'Exampleton',
  dateOfBirth: '04/09/2014',
  currentGrade: '6',
  heightFeet: '4',
  heightInches: '11',
  weightLbs: '90',
  schoolName: 'Sample School',
  email: 'avery@example.org',
  positions: ['Center', 'Point Guard'],
  parentName: 'Pat de la Cruz',
  parentEmail: 'pat@example.org',
  phoneNumber: '(623) 555-0102',
  emergencyContactName: 'Robin Sample',
  emergencyContactPhone: '(623) 555-0103',
})

test('is stored under the names of the specification', () => {
  expect(toRegistrationRecord(ANSWERS)).toEqual({
    columns: {
      playerFirstName: 'Avery',
      playerLastName: 'Exampleton',
      playerEmail: 'avery@example.org',
      dateOfBirth: '2014-04-09',
      currentGrade: 6,
      heightFeet: 4,
      heightInches: 11,
      weightLbs: 90,
      schoolName: 'Sample School',
      jerseyNumber: null,
      previousExperience: '',
      goals: '',
      parentFirstName: 'Pat',
      parentLastName: 'de la Cruz',
      parentEmail: 'pat@example.org',
      parentPhone: '(623) 555-0102',
      parentPhoneNormalised: '+16235550102',
      emergencyContactName: 'Robin Sample',
      emergencyContactPhone: '(623) 555-0103',
      highlightVideoUrl: null,
      instagramHandle: null,
    },
    lists: { positions: ['Center', 'Point Guard'] },
  })
})

test('is read back as it was answered', () => {
  const answers = toRegistrationAnswers(toRegistrationRecord(ANSWERS).columns)
  expect(ANSWERS).toMatchObject(answers)
})

test('every answer names the field that shows it', () => {
  const { columns, lists } = toRegistrationRecord(ANSWERS)
  const fields = Object.keys({ ...columns, ...lists })
  expect(Object.keys(ANSWERS).filter((answer) => !fields.includes(columnOf(answer)))).toEqual([])
})
