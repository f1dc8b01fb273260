import type { FuzzRequest } from './send'
import { BAD_PARTS, badBody, badQuery, oddHeaders, type Random } from './bad'
import { listRoutes } from './routes'

/** Slugs of the collections and globals, as the Payload API returns them to an admin. */
export type Slugs = { collections: string[]; globals: string[] }

const ID = '00000000-0000-4000-8000-000000000001'
const METHODS = ['PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'POST']
/** Logout ends the session of the requests; /api and /admin are covered by the functions below. */
const LEFT_OUT = /^\/(api|admin)(\/|$)|logout$/

/** Builds malformed requests for every page and handler of src/app; new ones are included automatically. */
export function buildRouteRequests(random: Random, rounds: number): FuzzRequest[] {
  const routes = listRoutes().filter(({ name }) => !LEFT_OUT.test(name))
  return repeat(rounds, () => routes.flatMap(({ name, isHandler }) => buildRequestsFor(name, isHandler, random)))
}

function buildRequestsFor(name: string, isHandler: boolean, random: Random): FuzzRequest[] {
  const path = () => fill(name, random)
  const requests: FuzzRequest[] = [{ method: 'GET', path: path(), headers: oddHeaders(random) }]
  requests.push({ method: 'GET', path: path() + badQuery(random) })
  if (!name.includes('['))
    requests.push({ method: 'GET', path: `${name === '/' ? '' : name}/${random.pick(BAD_PARTS)}` })
  if (isHandler) requests.push(post(path(), random), post(path(), random), post(path() + badQuery(random), random))
  else requests.push({ method: random.pick(METHODS), path: path(), headers: oddHeaders(random) }, post(path(), random))
  return requests
}

// A dynamic segment takes any value; a catch-all segment takes several.
function fill(name: string, random: Random): string {
  return name.replaceAll(/\[+(\.{3})?[^\]]+\]+/g, (_, several) =>
    several ? `${random.pick(BAD_PARTS)}/${random.pick(BAD_PARTS)}` : random.pick(BAD_PARTS),
  )
}

function post(path: string, random: Random, known?: readonly string[]): FuzzRequest {
  const { body, headers } = badBody(random, known)
  return { method: 'POST', path, body, headers: { ...oddHeaders(random), ...headers } }
}

/** Builds malformed requests for all REST and admin routes of every collection and global. */
export function buildApiRequests({ collections, globals }: Slugs, random: Random, rounds: number): FuzzRequest[] {
  // Sends half of the requests per round, because collections share their handlers.
  const some = (requests: FuzzRequest[]) => requests.filter(() => random.next() < 0.5)
  return repeat(rounds, () => [
    ...collections.flatMap((slug) => some(buildCollectionRequests(`/api/${slug}`, random))),
    ...globals.flatMap((slug) => some(buildGlobalRequests(`/api/globals/${slug}`, random))),
    ...SIGN_IN.flatMap((path) => [post(path, random), post(path, random)]),
    ...OTHERS.map((path) => ({ method: 'GET', path: path + badQuery(random) })),
  ])
}

/** Builds malformed requests for the views of the admin. */
export function buildAdminRequests({ collections, globals }: Slugs, random: Random, rounds: number): FuzzRequest[] {
  const { pick } = random
  return repeat(rounds, () =>
    [
      ...collections.map((slug) => `/admin/collections/${slug}${pick([badQuery(random), `/${pick(BAD_PARTS)}`])}`),
      ...globals.map((slug) => `/admin/globals/${slug}${pick(['', '/versions', `/versions/${pick(BAD_PARTS)}`])}`),
      ...['/admin', '/admin/inbox', '/admin/collections', '/admin/globals'].map((path) => `${path}/${pick(BAD_PARTS)}`),
    ].map((path) => ({ method: 'GET', path })),
  )
}

const SIGN_IN = ['login', 'forgot-password', 'reset-password', 'unlock', 'refresh-token', 'verify/%00', 'verify/a'].map(
  (name) => `/api/staff/${name}`,
)
const OTHERS = [
  '/api',
  '/api/access',
  '/api/nonsense',
  '/api/staff/me',
  '/api/globals/nonsense',
  '/api/payload-preferences/nav',
]

function buildCollectionRequests(base: string, random: Random): FuzzRequest[] {
  const id = () => random.pick(BAD_PARTS)
  const get = (path: string) => ({ method: 'GET', path: base + path })
  return [
    ...['', '', '/count', '/versions'].map((path) => get(path + badQuery(random))),
    ...[`/${id()}`, `/${id()}${badQuery(random)}`, `/versions/${id()}`, `/file/${id()}`, `/access/${id()}`].map(get),
    { ...post(`${base}${badQuery(random)}`, random), headers: OVERRIDE_HEADERS, body: badQuery(random).slice(1) },
    post(base, random),
    post(`${base}/${ID}/${random.pick(['duplicate', 'restore', 'arrange', 'unlock', id()])}`, random),
    post(`${base}/${random.pick(['access', 'versions', 'arrange', 'restore'])}/${id()}`, random),
    { ...post(`${base}/${id()}`, random), method: 'PATCH' },
    { ...post(`${base}?where[id][equals]=${id()}`, random), method: 'PATCH' },
    { method: 'DELETE', path: `${base}/${id()}` },
    { method: 'DELETE', path: `${base}?where[id][equals]=${id()}` },
  ]
}

// The admin sends queries that are too long for a URL as a POST.
const OVERRIDE_HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  'x-payload-http-method-override': 'GET',
}

function buildGlobalRequests(base: string, random: Random): FuzzRequest[] {
  const id = () => random.pick(BAD_PARTS)
  return [
    ...['', '/versions', '/versions'].map((path) => ({ method: 'GET', path: base + path + badQuery(random) })),
    ...['/versions', `/versions/${id()}`, `/${id()}`].map((path) => ({ method: 'GET', path: base + path })),
    post(base, random),
    post(`${base}/versions/${id()}`, random),
    post(`${base}/${random.pick(['access', 'restore', id()])}`, random),
  ]
}

function repeat(rounds: number, make: () => FuzzRequest[]): FuzzRequest[] {
  return Array.from({ length: rounds }, make).flat()
}
