import { describe, expect, test } from 'vitest'
import { checkPaperRegistration, checkPaperTryout, completePaperRegistration, completePaperTryout } from './paper-rules'

const REGISTRATION = {
  playerFirstName: 'Avery',
  playerLastName: 'Exampleton',
  dateOfBirth: '2014-04-09',
  currentGrade: 6,
  heightFeet: 4,
  heightInches: 11,
  weightLbs: 90,
  schoolName: 'Sample School',
  positions: ['Center'],
  parentFirstName: 'Pat',
  parentLastName: null,
  parentEmail: 'pat@example.org',
  parentPhone: '(623) 555-0102',
  playerEmail: null,
  emergencyContactName: 'Robin Sample',
  emergencyContactPhone: '(623) 555-0103',
  jerseyNumber: null,
  notes: 'Handed in on Friday.',
  revision: 1,
}
const TRYOUT = {
  playerFirstName: 'Jordan',
  playerLastName: 'Testwell',
  playerAge: '11',
  playerGrade: '5',
  parentName: 'Pat Testwell',
  phoneNumber: '(623) 555-0101',
  email: 'pat@example.org',
  experience: null,
}

describe('a paper registration', () => {
  test('passes the rules of the form, regardless of added staff fields', () => {
    expect(checkPaperRegistration(REGISTRATION)).toEqual([])
    expect(checkPaperRegistration({ ...REGISTRATION, dateOfBirth: '04/09/2014' })).toEqual([])
  })

  test.each([
    [{ playerFirstName: '' }, 'playerFirstName', 'First name is required'],
    [{ dateOfBirth: '2014-02-30' }, 'dateOfBirth', 'Please enter a valid date of birth'],
    [{ dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'Please enter a valid date of birth'],
    [{ weightLbs: 20 }, 'weightLbs', 'Weight must be between 30 and 400'],
    [{ heightInches: null }, 'heightInches', 'Height (inches) is required'],
    [{ positions: [] }, 'positions', 'At least one position is required'],
    [{ parentFirstName: null }, 'parentFirstName', 'Parent/guardian name is required'],
    [{ parentPhone: '12345' }, 'parentPhone', 'Phone number must be at least 10 digits'],
    [{ jerseyNumber: '12345678901' }, 'jerseyNumber', 'Please use at most 10 characters.'],
  ])('%o is refused at %s', (change, path, message) => {
    expect(checkPaperRegistration({ ...REGISTRATION, ...change })).toContainEqual({ path, message })
  })

  test('is completed like a submitted one', () => {
    expect(completePaperRegistration({ ...REGISTRATION, dateOfBirth: '04/09/2014' })).toEqual({
      dateOfBirth: '2014-04-09',
      playerEmail: 'pat@example.org',
      parentPhoneNormalised: '+16235550102',
    })
  })
})

describe('a paper tryout', () => {
  test('passes the rules of the form and is completed', () => {
    expect(checkPaperTryout(TRYOUT)).toEqual([])
    expect(completePaperTryout(TRYOUT)).toEqual({ phoneNormalised: '+16235550101' })
  })

  test('is rejected when the form would reject it', () => {
    expect(checkPaperTryout({ ...TRYOUT, playerAge: '2', parentName: 'P' })).toEqual([
      { path: 'playerAge', message: 'Please enter an age from 3 to 99.' },
      { path: 'parentName', message: 'Parent/guardian name is required.' },
    ])
  })
})
