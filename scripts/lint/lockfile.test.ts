import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/locations.mjs'

type Entry = {
  version?: string
  integrity?: string
  link?: boolean
  resolved?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
}

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}
const installed = Object.entries(packages)
  .filter(([path, { link }]) => path !== '' && !link)
  .map(([path, entry]) => ({ path, name: path.split('node_modules/').at(-1)!, ...entry }))

/** The first version without the worst hole that is known of each; each stands in its advisories. */
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

/** Each had a hole that let strangers in, and nobody here needs it. */
const REFUSED = [
  '@payloadcms/plugin-form-builder',
  '@payloadcms/plugin-import-export',
  '@payloadcms/plugin-stripe',
  '@payloadcms/graphql-playground',
]

function isAtLeast(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) >= 0
}

test.each(Object.entries(FLOORS))('%s is at %s or newer, wherever it is installed', (name, floor) => {
  const copies = installed.filter((entry) => entry.name === name)
  expect(copies).not.toEqual([])
  expect(copies.filter(({ version }) => !isAtLeast(version!, floor))).toEqual([])
})

// npm leaves out the hash of a native part that it could not fetch where the lock was written; npm ci fetches none of them
// on the machines that the site runs on.
function isNativeElsewhere({ optional, os = [], cpu = [] }: Entry): boolean {
  const isOurs = os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64'))
  return optional === true && !isOurs
}

test('packages that once let strangers in are not installed', () => {
  expect(installed.filter(({ name }) => REFUSED.includes(name)).map(({ path }) => path)).toEqual([])
})

test('every package that a server installs is held to what it was when it was chosen', () => {
  const loose = installed.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(loose.filter((entry) => !isNativeElsewhere(entry)).map(({ path }) => path)).toEqual([])
})

test('the lock names no host: packages come from wherever npm is set to', () => {
  expect(installed.filter(({ resolved }) => resolved).map(({ path }) => path)).toEqual([])
})
