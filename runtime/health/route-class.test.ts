import { expect, test } from 'vitest'
import { classOf } from './route-class.mjs'

test.each([
  ['/', 'page'],
  ['/blog/footwork?utm_source=mail', 'page'],
  ['/coaches', 'page'],
  ['/coach?day=1', 'member'],
  ['/enrol/secret', 'member'],
  ['/search?q=Avery', 'search'],
  ['/forms/tryout', 'form'],
  ['/admin', 'staff'],
  ['/api/players?where=x', 'api'],
  ['/_next/static/media/a.woff2', 'static'],
])('%s is a %s', (url, name) => expect(classOf(url)).toBe(name))
