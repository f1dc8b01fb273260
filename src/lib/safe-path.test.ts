import { expect, test } from 'vitest'
import { safePath } from './safe-path'

const longest = `/${'x'.repeat(499)}`

test.each(['/film-room', '/film-room/help-side?tab=assigned', '/coach', '/film-room/help-side#t=42', '/', longest])(
  'accepts %s, which stays on this site',
  (path) => expect(safePath(path)).toBe(path),
)

test.each([
  ['another host', 'https://evil.example/film-room'],
  ['another host without its scheme', '//evil.example'],
  ['a third slash', '///evil.example'],
  ['a backslash for a slash', '/\\evil.example'],
  ['a backslash first', '\\/evil.example'],
  ['an encoded slash', '/%2Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['an encoded host', '%2F%2Fevil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['an encoded line break', '/film-room%0d%0aSet-Cookie:x'],
  ['a dot that browsers drop', '/.//evil.example'],
  ['two dots that browsers drop', '/film-room/..//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a blank', ' javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a path that is none', 'film-room'],
  ['a broken escape', '/%E0%A4%A'],
  ['the logout', '/members/logout'],
  ['the sign-in page itself', '/login?next=/login'],
  ['the API', '/api/me'],
  ['a novel', `${longest}x`],
  ['nothing', ''],
  ['no text', undefined],
  ['a list', ['/film-room']],
])('rejects %s', (_name, path) => expect(safePath(path)).toBeNull())
