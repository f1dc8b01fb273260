import { expect, test } from 'vitest'
import { NOTICES, noticeText, parseNotices, type Notice } from './notices'

test('every notice has the text of the specification', () => {
  const said = (Object.keys(NOTICES) as Notice[]).map((notice) => noticeText(notice, 'Jordan P.'))
  expect(said).toEqual([
    'Welcome, Jordan P.!',
    'Welcome back, Jordan P.!',
    'Signed in successfully',
    'Signed out successfully',
    'Logged out successfully',
    'Account created successfully',
    'Your new password is set. Sign in with it.',
  ])
})

test('reads several notices from a cookie, and ignores unknown keys', () => {
  expect(parseNotices('signed-in.welcome')).toEqual(['signed-in', 'welcome'])
  expect(parseNotices('toString.<b>.welcome')).toEqual(['welcome'])
  expect(parseNotices(undefined)).toEqual([])
})
