import { expect, test } from 'vitest'
import { listProblem } from './form-problems'

test.each([
  ['Parent email', 'Please enter a valid email address', 'Parent email: Please enter a valid email address'],
  ['Email', 'Please enter a valid email address', 'Please enter a valid email address'],
  ["Player's age", 'Enter 5 to 20', "Player's age: Enter 5 to 20"],
  ['Parent or guardian name', 'Parent/guardian name is required', 'Parent/guardian name is required'],
  ['First name', 'First name is required', 'First name is required'],
  [undefined, 'Please reload the page', 'Please reload the page'],
])('the error of %s names its field', (label, message, said) => {
  expect(listProblem('field', message, label)).toEqual({ id: 'field', message: said })
})
