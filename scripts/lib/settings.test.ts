import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/server/env'
import { readSettings } from './settings.mjs'

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
  ])('agrees with the application on what production is: %o', (env, production) => {
    expect(readSettings(env).production).toBe(production)
    expect(parseEnv({ ...COMPLETE, ...env }).isProduction).toBe(production)
  })

  it('takes the address from the port unless one is given', () => {
    expect(readSettings({ PORT: '3001' }).publicUrl).toBe('http://localhost:3001')
    expect(readSettings({ PORT: '3001', PUBLIC_URL: 'http://localhost:80/' }).publicUrl).toBe('http://localhost:80')
  })

  it.each(['abc', '-1', '70000', '3.5'])('refuses the port %s with a sentence', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow('PORT must be a number from 1 to 65535')
  })
})
