import { expect, test } from 'vitest'
import { staffPasswordProblem } from './staff-password'

test.each([
  ['kurz', /at least 12/],
  ['x'.repeat(129), /at most 128/],
  ['kim.moreno is my name', /your email name/],
  ['aaaaaaaaaaaa', /first that a guesser tries.*four or five words/],
  ['abcabcabcabc', /first that a guesser tries/],
  ['abcdefghijkl', /first that a guesser tries/],
  ['123456789012', /first that a guesser tries/],
  ['qwertyuiop12', /first that a guesser tries/],
  ['password1234', /first that a guesser tries/],
  ['P@ssw0rd1234', /first that a guesser tries/],
  ['letmeinletmein', /first that a guesser tries/],
  ['Basketball2026', /first that a guesser tries/],
  ['FullcourtAcademy', /first that a guesser tries/],
  ['WestValleyPrep1', /first that a guesser tries/],
])('rejects “%s”', async (password, why) => {
  expect(await staffPasswordProblem(password, 'kim.moreno@example.org')).toMatch(why)
})

test.each(['a-long-and-quiet-sentence', 'correct horse battery', 'kQ8#vPz2!xLm'])('accepts “%s”', async (password) => {
  expect(await staffPasswordProblem(password, 'kim.moreno@example.org')).toBeNull()
})
