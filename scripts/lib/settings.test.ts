import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/server/env'
import { addFieldKey, childEnvironment, readSettings } from './settings.mjs'

const COMPLETE = {
  DATABASE_URL: 'postgres://u:p@localhost/fullcourt',
  PAYLOAD_SECRET: 'k3Zq8vYw1Lr5Tn7Bx2Hs9Jd4Fg6Pc0Md',
  FIELD_KEYS: 'unit:MDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk8=',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'office@academy.example.com',
}

describe('readSettings', () => {
  it.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, false],
    [{ PUBLIC_URL: 'https://academy.example.com' }, true],
    [{ PUBLIC_URL: 'https://academy.example.com', APP_ENV: 'demo' }, true],
    [{ PUBLIC_URL: 'https://localhost.example.com' }, true],
    [{ PUBLIC_URL: 'https://localhost', APP_ENV: 'production' }, true],
  ])('agrees with the application about what is production: %o', (env, production) => {
    expect(readSettings(env).production).toBe(production)
    expect(parseEnv({ ...COMPLETE, ...env }).isProduction).toBe(production)
  })

  it('derives the URL from the port unless one is given', () => {
    expect(readSettings({ PORT: '3001' }).publicUrl).toBe('http://localhost:3001')
    expect(readSettings({ PORT: '3001', PUBLIC_URL: 'http://localhost:80/' }).publicUrl).toBe('http://localhost:80')
  })

  it.each(['abc', '-1', '70000', '3.5'])('rejects the port %s with a message', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow('PORT must be a number from 1 to 65535')
  })
})

describe('the secrets of this machine', () => {
  let folder: string
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fullcourt-settings-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  const settings = (env = {}) => readSettings({ FULLCOURT_DATA_DIR: folder, ...env })
  const start = (inherited = {}) => childEnvironment(settings(), COMPLETE.DATABASE_URL, inherited)

  it('are generated once, stored together, and accepted by the application', async () => {
    const first = await start()
    expect(parseEnv({ ...COMPLETE, ...first }).FIELD_KEYS.current).toBe('k1')
    const { PAYLOAD_SECRET, FIELD_KEYS } = first
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual({ PAYLOAD_SECRET, FIELD_KEYS })
    expect(await start()).toMatchObject({ PAYLOAD_SECRET, FIELD_KEYS })
    expect(await start({ FIELD_KEYS: COMPLETE.FIELD_KEYS })).toMatchObject({ FIELD_KEYS: COMPLETE.FIELD_KEYS })
  })

  it('put a new key before the old one and preserve the other secret', async () => {
    const { PAYLOAD_SECRET, FIELD_KEYS } = await start()
    expect(await addFieldKey(settings(), {})).toBeNull()
    const after = await start()
    expect(after.PAYLOAD_SECRET).toBe(PAYLOAD_SECRET)
    expect(after.FIELD_KEYS).toMatch(/^k2:[^,]+,k1:/)
    expect(after.FIELD_KEYS!.endsWith(`,${FIELD_KEYS}`)).toBe(true)
  })

  it('are not generated for a real site, where a new key is printed and not stored', async () => {
    const { FIELD_KEYS } = COMPLETE
    const keys = await addFieldKey(settings({ APP_ENV: 'production' }), { FIELD_KEYS })
    expect(keys).toMatch(/^k1:[^,]+,unit:/)
    expect([...parseEnv({ ...COMPLETE, FIELD_KEYS: keys! }).FIELD_KEYS.keys.keys()]).toEqual(['k1', 'unit'])
    expect(() => readFileSync(join(folder, 'secrets.json'))).toThrow('ENOENT')
  })
})
