import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from './lib/locations.mjs'

type Service = {
  profiles?: string[]
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, { condition: string; required?: boolean }> | string[]
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }

const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const { services, volumes } = parse(read('docker-compose.yml'), { merge: true }) as Compose
const example = read('.env.example')

test('the demo is the site, its database and a mail catcher', () => {
  const demo = Object.keys(services).filter((name) => !services[name]!.profiles)
  expect(demo.toSorted()).toEqual(['app', 'database', 'mail'])
  const optional = Object.values(services.app!.depends_on!).filter(({ required }) => required === false)
  expect(optional).toHaveLength(1)
})

test('the profile scale adds an instance with the same settings, a proxy and a bucket', () => {
  const added = Object.keys(services).filter((name) => services[name]!.profiles?.includes('scale'))
  expect(added.toSorted()).toEqual(['bucket', 'objects', 'other', 'proxy'])
  expect(services.other!.environment).toEqual(services.app!.environment)
  expect([services.app!.command, services.other!.command]).toEqual([
    ['node', 'scripts/start.mjs'],
    ['node', 'scripts/serve.mjs'],
  ])
  expect(services.proxy!.environment!.INSTANCES).toBe('app:3000 other:3000')
})

test('every dependency, volume and setting exists', () => {
  for (const { depends_on: needed = [], volumes: mounted = [] } of Object.values(services)) {
    for (const name of Array.isArray(needed) ? needed : Object.keys(needed)) expect(services).toHaveProperty(name)
    for (const name of mounted.map((one) => one.split(':')[0]!).filter((one) => !one.startsWith('.')))
      expect(volumes).toHaveProperty(name)
  }
  for (const name of Object.keys(services.app!.environment!)) expect(example).toContain(`# ${name}=`)
  for (const line of read('deploy/scale.env')
    .split('\n')
    .filter((one) => /^\w/.test(one)))
    expect(services.app!.environment).toHaveProperty(line.split('=')[0]!)
})
