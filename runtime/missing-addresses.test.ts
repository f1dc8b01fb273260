import { expect, test } from 'vitest'
import { countedPath } from './missing-addresses.mjs'

test.each([
  ['/summer-camp', '/summer-camp'],
  ['/Summer_Camp/', '/Summer_Camp'],
  ['/coach/d-ruiz?from=a-flyer', '/coach/d-ruiz'],
  ['/old/tryouts.html', '/old/tryouts.html'],
  ['/teams/14u/schedule', '/teams/14u/schedule'],
])('counts %s as %s', (url, path) => expect(countedPath(url)).toBe(path))

test.each([
  '/',
  '/index.php',
  '/.env',
  '/.git/config',
  '/wp-login',
  '/blog/wp-admin/setup',
  '/vendor/phpunit',
  '/admin/nothing',
  '/api/nothing',
  '/p/secret',
  '/player/avery-lane',
  '/enrol/secret',
  '/pat@example.org',
  '/pat%40example.org',
  '/call/623-555-0142',
  '/call/6235550142',
  '/born-2016-05-06',
  '/entry/123456',
  '/entry/0193f2a4-7c1e-7b6a-9d2f-3a5b7c9d1e2f',
  `/reset/${'aB3'.repeat(9)}`,
  `/${'long-'.repeat(24)}`,
  '/a/b/c/d/e',
  '//evil.example',
  '/a b',
  '/café',
])('does not count %s', (url) => expect(countedPath(url)).toBeNull())
