import { expect, test } from 'vitest'
import { registrationInput, tryoutInput } from '../../../../tests/support/factories'
import {
  addressOf,
  dateSteps,
  describeRegistration,
  describeTryout,
  shortName,
  siblingAnswers,
  sentLabel,
  withAddress,
} from './sent-form'
import type { RegistrationInput, TryoutInput } from './registration-schema'

const SENT = { reference: 'TR-ABC', idempotencyKey: 'key-12345', sentAt: '2027-01-12T23:10:00.000Z' }

test('describes the child and the address of a tryout, and shares only the family’s answers with a sibling', () => {
  const values = tryoutInput({ playerFirstName: 'Mateo', playerLastName: 'Rivera', playerAge: '11' }) as TryoutInput
  const sent = describeTryout(values, SENT)
  expect(sent).toMatchObject({ playerName: 'Mateo R.', age: 11, emailField: 'email', ...SENT })
  const { parentName, phoneNumber, email } = values
  expect(siblingAnswers(sent)).toEqual({ parentName, phoneNumber, email })
})

test('shortens a name as far as it is entered', () => {
  expect(shortName(' Mateo ', 'Rivera')).toBe('Mateo R.')
  expect(shortName('Mateo')).toBe('Mateo')
  expect(shortName(undefined, ' Rivera')).toBe('R.')
  expect(shortName()).toBe('')
})

test('shares guardian, address and emergency contact of a registration, and never the child’s own answers', () => {
  const values = registrationInput({ firstName: 'Mateo' }) as RegistrationInput
  const kept = siblingAnswers(describeRegistration(values, SENT))
  expect(Object.keys(kept).toSorted()).toEqual(
    ['emergencyContactName', 'emergencyContactPhone', 'parentEmail', 'parentName', 'phoneNumber'].toSorted(),
  )
})

test('formats the time of sending in the academy’s time zone', () => {
  expect(sentLabel(describeTryout(tryoutInput() as TryoutInput, SENT))).toBe('Sent Tuesday, January 12, 4:10 PM')
})

test('replaces only the address', () => {
  const sent = describeTryout(tryoutInput() as TryoutInput, SENT)
  const fixed = withAddress(sent, 'right@example.org')
  expect(addressOf(fixed)).toBe('right@example.org')
  expect(fixed.values).toEqual({ ...sent.values, email: 'right@example.org' })
})

test('dates the steps that name hours, the submit and the tryout', () => {
  const tryout = describeTryout(tryoutInput() as TryoutInput, SENT)
  const steps = [
    { step: 'You send this form.' },
    { step: 'We answer within 24 hours.' },
    { step: 'Your player comes.' },
  ]
  const days = (dated: { day: string | null }[]) => dated.map(({ day }) => day)
  expect(days(dateSteps(steps, tryout, 'Sat, January 16'))).toEqual([
    'Tue, Jan 12',
    'By Wed, Jan 13',
    'Sat, January 16',
  ])
  expect(days(dateSteps(steps, tryout))).toEqual(['Tue, Jan 12', 'By Wed, Jan 13', null])
  const registration = describeRegistration(registrationInput() as RegistrationInput, SENT)
  const texts = [{ step: 'Our staff review it.' }, { step: 'You get a call within 48-72 hours.' }]
  expect(days(dateSteps(texts, registration))).toEqual([null, 'Thu, Jan 14 to Fri, Jan 15'])
})
