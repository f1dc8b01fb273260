import { describe, expect, test } from 'vitest'
import { factsOf } from '../source-facts.mjs'
import { addressesIn, partsOf } from './addresses.mjs'
import { listFrames, listRoutes, routesOf } from './routes.mjs'

const FILES = [
  'src/app/(site)/layout.tsx',
  'src/app/(site)/page.tsx',
  'src/app/(site)/teams/page.tsx',
  'src/app/(site)/locations/[slug]/page.tsx',
  'src/app/(members)/film-room/page.tsx',
  'src/app/(members)/film-room/[slug]/page.tsx',
  'src/app/(members)/film-room/[slug]/file/route.ts',
  'src/app/(payload)/api/[...slug]/route.ts',
  'src/app/(payload)/api/me/route.ts',
  'src/app/forms/contact/route.ts',
  'src/app/forms/tour/route.ts',
  'src/app/robots.ts',
  'src/features/teams/page.tsx',
]

describe('an address', () => {
  const routes = listRoutes(FILES)

  test.each([
    ['/', ['/']],
    ['/teams', ['/teams']],
    ['/robots.txt', ['/robots.txt']],
    ['/film-room', ['/film-room']],
    ['/film-room/*', ['/film-room/[slug]']],
    ['/film-room/a-film', ['/film-room/[slug]']],
    ['/film-room/a-film/file', ['/film-room/[slug]/file']],
    ['/locations/*-basketball', ['/locations/[slug]']],
    ['/api/me', ['/api/me']],
    ['/api/films/12', ['/api/[...slug]']],
    ['/forms/*', ['/forms/contact', '/forms/tour']],
    ['/*', []],
    ['/nowhere/at/all', []],
  ])('%s matches %j', (address, names) => {
    expect(routesOf(routes, partsOf(address)).map(({ name }) => name)).toEqual(names)
  })

  test('distinguishes pages, route handlers and layouts', () => {
    expect(routes.filter(({ handler }) => !handler).map(({ name }) => name)).not.toContain('/forms/contact')
    expect(listFrames(FILES)).toEqual(['src/app/(site)/layout.tsx'])
  })
})

describe('the paths in a source', () => {
  const { paths } = factsOf(
    'paths.ts',
    `export const paths = {
       teams: '/teams',
       film: (slug: string) => \`/film-room/\${slug}\`,
       search: (text: string) => \`/search?q=\${encodeURIComponent(text)}\`,
       inbox: (query = '') => (query ? \`/admin/inbox?\${query}\` : '/admin/inbox'),
     } as const`,
  )

  test.each([
    [`visit(page, '/teams#squads')`, ['teams']],
    ['visit(page, `/film-room/${slug}/quiz?plain=1`)', ['film-room/*/quiz']],
    ['get(`${baseURL}/share.png`)', ['share.png']],
    ['visit(page, paths.teams)', ['teams']],
    ['visit(page, paths.film(film.slug))', ['film-room/*']],
    [`visit(page, paths.film('first-step'))`, ['film-room/first-step']],
    ['visit(page, paths.search(name))', ['search']],
    ['visit(page, paths.inbox())', ['admin/inbox']],
    [`expect(text).toBe('and/or')`, []],
    [`const comment = '// no address'`, []],
  ])('%s', (source, addresses) => {
    expect(addressesIn(factsOf('a.e2e.ts', source), paths).map((parts) => parts.join('/'))).toEqual(addresses)
  })
})
