import { describe, expect, test } from 'vitest'
import { parseEnv } from './env'

const SECRET = 'k2JxV9qLw8ZrT5nBpYc3Hd7Fm1GsQa6E'
const FIELD_KEYS = 'unit:MDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk8='
const demo = { DATABASE_URL: 'postgres://a:b@localhost/c', PAYLOAD_SECRET: SECRET, FIELD_KEYS }
const production = {
  ...demo,
  APP_ENV: 'production',
  PUBLIC_URL: 'https://academy.test',
  SMTP_URL: 'smtp://mail.test',
  MAIL_FROM: 'office@academy.test',
}

test('requires only a database and a secret in demo mode', () => {
  expect(parseEnv(demo)).toMatchObject({ APP_ENV: 'demo', isProduction: false, FORM_RATE_LIMIT: 100 })
})

test('accepts complete production settings', () => {
  expect(parseEnv(production).isProduction).toBe(true)
})

test('treats a public address as production, whatever APP_ENV is', () => {
  expect(() => parseEnv({ ...demo, PUBLIC_URL: 'https://academy.test' })).toThrow('SMTP_URL is missing')
})

test('uses cheap hashes only in tests, never on a public site', () => {
  const costs = [demo, production, { ...production, APP_ENV: 'test' }, { ...demo, APP_ENV: 'test' }]
  expect(costs.map((source) => parseEnv(source).hashCost)).toEqual([15, 15, 15, 8])
})

describe('production fails to start', () => {
  test.each([
    ['PAYLOAD_SECRET', 'short'],
    ['PAYLOAD_SECRET', ''],
    ['PAYLOAD_SECRET', 'changeme-changeme-changeme-changeme-1234'],
    ['PAYLOAD_SECRET', 'abababababababababababababababababab'],
    ['FIELD_KEYS', ''],
    ['FIELD_KEYS', 'k1'],
    ['FIELD_KEYS', 'k1:c2hvcnQ='],
    ['FIELD_KEYS', `k1:${'A'.repeat(43)}=`],
    ['FIELD_KEYS', `${FIELD_KEYS},`],
    ['FIELD_KEYS', `${FIELD_KEYS},${FIELD_KEYS}`],
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'mysql://a'],
    ['SMTP_URL', ''],
    ['MAIL_FROM', ''],
    ['PUBLIC_URL', 'http://academy.test'],
  ])('with %s set to %j', (name, value) => {
    expect(() => parseEnv({ ...production, [name]: value })).toThrow(name)
  })
})

describe('uploads on S3', () => {
  const s3 = { ...demo, S3_BUCKET: 'academy-files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' }

  test('are off by default', () => {
    expect(parseEnv(demo).objectStore).toBeNull()
    expect(parseEnv({ ...demo, S3_BUCKET: '', S3_ENDPOINT: '' }).objectStore).toBeNull()
  })

  test('need a bucket and its keys', () => {
    const credentials = { accessKeyId: 'id', secretAccessKey: 'hunter2' }
    const amazon = { bucket: 'academy-files', region: 'us-east-1', forcePathStyle: false, credentials }
    expect(parseEnv(s3).objectStore).toMatchObject(amazon)
    const own = { S3_ENDPOINT: 'https://s3.test', S3_REGION: 'eu', S3_FORCE_PATH_STYLE: 'on' }
    const place = { endpoint: 'https://s3.test', region: 'eu', forcePathStyle: true }
    expect(parseEnv({ ...s3, ...own }).objectStore).toMatchObject(place)
  })

  test.each([
    ['S3_BUCKET', ''],
    ['S3_BUCKET', 'Academy Files'],
    ['S3_ACCESS_KEY_ID', ''],
    ['S3_SECRET_ACCESS_KEY', ''],
    ['S3_ENDPOINT', 'ftp://s3.test'],
    ['S3_ENDPOINT', 's3.test'],
    ['S3_FORCE_PATH_STYLE', 'yes'],
  ])('are refused with %s set to %j', (name, value) => {
    expect(() => parseEnv({ ...s3, [name]: value })).toThrow(new RegExp(`^(?!.*hunter2).*${name}`))
  })

  test('are refused with an endpoint alone', () => {
    expect(() => parseEnv({ ...demo, S3_ENDPOINT: 'https://s3.test' })).toThrow('S3_BUCKET is missing')
  })
})

test('names the setting in an error, but never its value', () => {
  expect(() => parseEnv({ ...production, FIELD_KEYS: `${FIELD_KEYS}hunter2` })).toThrow(
    /^(?!.*(MDEy|hunter2)).*FIELD_KEYS/,
  )
  expect(() => parseEnv({ ...production, PAYLOAD_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2).*PAYLOAD_SECRET/)
})
