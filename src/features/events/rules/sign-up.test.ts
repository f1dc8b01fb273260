import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { practice } from '../../../../tests/support/events'
import { isEventFor } from './dates-for'
import { signUpHref, takesSignUps } from './sign-up'

test.each([
  [null, null, false],
  ['/tryout-registration', paths.tryoutFor('evening-practice', '2027-01-08'), true],
  ['/player-registration', paths.tryoutFor('evening-practice', '2027-01-08'), true],
  ['https://example.org/camp', 'https://example.org/camp', false],
  ['/contact', '/contact', false],
])('of an event with the sign-up %j the button leads to %j', (registrationHref, href, isOurs) => {
  const event = practice({ registrationHref })
  expect(signUpHref(event, '2027-01-08')).toBe(href)
  expect(takesSignUps(event)).toBe(isOurs)
})

test('a sign-up without a day is for the first one', () => {
  expect(signUpHref(practice({ registrationHref: '/tryout-registration' }))).toContain('2027-01-04')
})

test.each([
  [[], null, true],
  [['12U'], null, true],
  [['12U', '13U'], null, true],
  [['13U'], null, false],
  [[], '/tryout-registration', false],
  [['12U'], '/tryout-registration', false],
])('an event for %j with the sign-up %j concerns a player of 12U: %s', (divisions, registrationHref, isOwn) => {
  expect(isEventFor({ divisions, registrationHref }, ['12U'])).toBe(isOwn)
})
