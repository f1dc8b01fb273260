import type { randomFrom } from '../random'

export type Random = ReturnType<typeof randomFrom>

/** URL-encoded path segments that no page of ours produces; some are not valid in any encoding. */
export const BAD_PARTS = [
  '%ff',
  '%zz',
  '%',
  '%E0%A4%A',
  '%00',
  'a%00b',
  '%C0%80',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  '%F0%9F%8F%80',
  '%E2%80%AEgnp.exe',
  '%ED%A0%80',
  'undefined',
  'null',
  'NaN',
  '-1',
  '0',
  '999999999999999999999',
  '1e309',
  '00000000-0000-4000-8000-000000000000',
  '00000000-0000-4000-8000-00000000000z',
  "'%22;--",
  '%24%7B7*7%7D',
  '__proto__',
  'constructor',
  'a'.repeat(3_000),
  '%20',
  '[id]',
  '%5B%5D',
  'a;b=c',
  'a%3Fb%23c',
]

const BAD_VALUES = [
  ...BAD_PARTS,
  '',
  'true',
  '%F0%28%8C%28',
  '{}',
  '[]',
  '%7B%22a%22:1%7D',
  '1',
  '2',
  '2026-02-31',
  '2026-13',
]

// Query parameters of pages and lists, also in Payload's notation.
const NAMES = `
  limit page depth pagination sort where where[id][equals] where[id][in][0] where[id][like] where[id][near]
  where[id][within] where[createdAt][greater_than] where[updatedAt][exists] where[title][contains]
  where[name][equals] where[email][like] where[or][0][and][0][id][not_in] where[__proto__][equals]
  where[id][nonsense] where[nonsense.deeper][equals] select[id] select[title] populate[media][alt]
  joins[nonsense][limit] locale fallback-locale draft trash autosave data q query search form next path topic
  day kind status view from token redirect columns groupBy listSearch limit[] limit[0] q[] q[a][b] id url w _rsc`
  .trim()
  .split(/\s+/)

const HEADERS: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': '%zz' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-action': 'x' },
  { 'next-action': '0'.repeat(42) },
  { range: 'bytes=9-1' },
  { 'if-modified-since': 'yesterday', 'if-none-match': '"' },
  { accept: '\u00ff', 'accept-language': ';;q=9,%' },
  { 'accept-encoding': 'br;q=x' },
  { host: 'evil.example' },
  { 'x-forwarded-for': ',,' },
]

/** Headers that no browser sends to our pages; mostly none. */
export function oddHeaders({ next, pick }: Random): Record<string, string> {
  return next() < 0.25 ? pick(HEADERS) : {}
}

/** Returns a query string (with "?") of one to four malformed pairs, or one that is not a list of pairs. */
export function badQuery({ next, pick }: Random): string {
  if (next() < 0.05)
    return pick(['?', '?&&&=', '?%', '?%ff=%ff', `?${'a=1&'.repeat(500)}`, '?[[[[]]]]=1', `?${'a[b]'.repeat(40)}=1`])
  const pairs = Array.from({ length: 1 + Math.floor(next() * 4) }, () => `${pick(NAMES)}=${pick(BAD_VALUES)}`)
  return `?${pairs.join('&')}`
}

const NUL = '\u0000'
const ODD: unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  NUL,
  `a${NUL}b`,
  '\uD800',
  '\u202Egnp',
  'x'.repeat(5_000),
  [],
  [[]],
  [null],
  {},
  { equals: NUL },
  { $ne: null },
  ['a', { a: [] }],
  '2026-02-31T99:99:99Z',
  '00000000-0000-4000-8000-000000000000',
  { root: { type: 'root', children: [null] } },
]
const FIELDS = `
  id email password token name title slug status _status date key next website entries entry kind revision
  values film player members text query reference plan content pictures image roles divisions season start order
  amount texts hero __proto__ accessCode firstName parentEmail phoneNumber dateOfBirth positions collection
  sessions createdAt`
  .trim()
  .split(/\s+/)
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  '',
]
const BROKEN = ['', '{', 'null', '[]', '"a"', '5', '{"a":', '--x\r\n\r\n--x--', '%', 'a=%ff&a=%00', '\u0000', '[null]']

/** Returns a JSON body that no page of ours sends, or malformed data that is labeled as a body. */
export function badBody(
  random: Random,
  known: readonly string[] = [],
): { body: string; headers: Record<string, string> } {
  const { next, pick } = random
  const isJson = next() < 0.7
  const names = [...known, ...FIELDS]
  const count = Math.floor(next() * 5)
  const fields = Object.fromEntries(Array.from({ length: count }, () => [pick(names), pick(ODD)]))
  const body = isJson && next() < 0.8 ? JSON.stringify(fields) : pick(BROKEN)
  const type = isJson ? TYPES[0]! : pick(TYPES)
  return { body, headers: type ? { 'content-type': type } : {} }
}
