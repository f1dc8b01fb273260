import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { PRERENDER_MANIFEST, ROUTES_MANIFEST } from './names.mjs'
import { readPrerenderedRoutes } from './prerendered-routes.mjs'

const PAGE = { dataRoute: '/page.rsc' }
const PRERENDERED = {
  routes: { '/': PAGE, '/robots.txt': { dataRoute: null } },
  dynamicRoutes: {
    '/blog/[slug]': { ...PAGE, routeRegex: '^/blog/([^/]+?)(?:/)?$' },
    '/share/[name]': { dataRoute: null, routeRegex: '^/share/([^/]+?)(?:/)?$' },
  },
}
const THANKS = [
  { type: 'query', key: 'sent', value: '1' },
  { type: 'query', key: 'form', value: 'tryout' },
]
const REWRITES = [
  { regex: '^/contact$', has: THANKS },
  { regex: '^/contact$', has: [{ type: 'cookie', key: 'sent', value: '2' }] },
  { regex: '^/old$' },
]

function routes(manifest: object = PRERENDERED) {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, PRERENDER_MANIFEST), JSON.stringify(manifest))
  writeFileSync(path.join(folder, ROUTES_MANIFEST), JSON.stringify({ rewrites: { beforeFiles: REWRITES } }))
  return readPrerenderedRoutes(folder)
}

test.each([
  ['/', true, false],
  ['/robots.txt', true, true],
  ['/blog/one', true, false],
  ['/blog/one/', false, false],
  ['/blog', false, false],
  ['/share/one', true, true],
])('%s: prerendered %s, a file %s', (address, isPrerendered, isFile) => {
  const found = routes()
  expect([found.isPrerendered(address), found.isFile(address)]).toEqual([isPrerendered, isFile])
})

test.each([
  ['/contact', '?form=tryout&sent=1&from=flyer', '?sent=1&form=tryout'],
  ['/contact', '?sent=1', ''],
  ['/contact', '?sent=2&form=tryout', ''],
  ['/contact', '?sent=2', ''],
  ['/contact', '', ''],
  ['/other', '?sent=1&form=tryout', ''],
  ['/old', '?sent=1', ''],
])('selects the page of %s%s by “%s”', (address, query, relevant) => {
  expect(routes().relevantQuery(address, query)).toBe(relevant)
})

test('rejects a build without the manifests', () => {
  expect(() => routes({ routes: {} })).toThrow(`${PRERENDER_MANIFEST} or ${ROUTES_MANIFEST} is missing`)
  expect(() => readPrerenderedRoutes(temporaryFolder())).toThrow('is missing')
})
