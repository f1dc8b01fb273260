import { expect, test } from 'vitest'
import { isExternal, mailHref, safeHref } from './links'

test.each([
  '/',
  '/academy',
  '/faqs?open=2#fees',
  '#start',
  'https://example.org',
  'HTTPS://example.org/a?b=c#d',
  'http://example.org',
  'mailto:coach@example.org',
  'tel:+16235550123',
])('accepts a link to %s', (href) => {
  expect(safeHref(href)).toBe(href)
})

test('ignores white space around an address', () => {
  expect(safeHref('  /academy ')).toBe('/academy')
})

test.each([
  '',
  'academy',
  './academy',
  '//evil.example.org',
  '/\\evil.example.org',
  '\\\\evil.example.org',
  '/\t/evil.example.org',
  '/\n/evil.example.org',
  '/\u0000/evil.example.org',
  'https:evil.example.org',
  'https:///evil.example.org',
  'https:/\\evil.example.org',
  'https://',
  'mailto:',
  'tel:',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'ftp://example.org',
  'view-source:https://example.org',
  'https://example.org/a b',
])('rejects a link to %j', (href) => {
  expect(safeHref(href)).toBeNull()
})

test.each([null, undefined, 1, {}, ['/academy']])('%j is not an address', (value) => {
  expect(safeHref(value)).toBeNull()
})

test.each(['https://example.org', 'http://example.org/a', 'HTTPS://example.org'])('%s is an external host', (href) => {
  expect(isExternal(href)).toBe(true)
})

test.each(['/academy', '#a', 'mailto:a@example.org', 'tel:6235550123', '/search?q=https://example.org'])(
  '%s is not an external host',
  (href) => expect(isExternal(href)).toBe(false),
)

test.each([
  [undefined, 'mailto:office@example.org'],
  ['', 'mailto:office@example.org'],
  ['Tryouts & fees?', 'mailto:office@example.org?subject=Tryouts%20%26%20fees%3F'],
])('the mailto link with the subject %j begins with %s', (subject, href) => {
  expect(mailHref('office@example.org', subject)).toBe(href)
})
