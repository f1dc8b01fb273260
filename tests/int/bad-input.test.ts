import { beforeEach, describe, expect, test } from 'vitest'
import { postApplication } from '@/features/registration/server/applications/handlers'
import { postEnrol } from '@/features/people/server/enrolment/handlers'
import { postRegistration, postTryout } from '@/features/registration/server/registrations/handlers'
import { pool } from '@/server/database/pool'
import { applicationInput, formRequest, registrationInput, tryoutInput } from '../support/factories'
import { APPLICATION_CASES, REGISTRATION_CASES, TRYOUT_CASES, type RuleCase } from '../support/rule-cases'
import { clearInbox, freshDatabase, countRows } from './support'

freshDatabase()
beforeEach(clearInbox)

async function send(post: (request: Request) => Promise<Response>, body: unknown, headers?: Record<string, string>) {
  const response = await post(formRequest('any', body, headers))
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('invalid input is rejected with a message and not stored', () => {
  const refused: [name: string, body: unknown, headers: Record<string, string>, status: number][] = [
    ['a broken answer beside a status of one’s own', tryoutInput({ email: 'x', status: 'accepted' }), {}, 422],
    ['a number for a text', tryoutInput({ playerFirstName: 5 }), {}, 422],
    ['an object for a text', tryoutInput({ email: { equals: 'x' } }), {}, 422],
    ['null for a text', tryoutInput({ parentName: null }), {}, 422],
    ['a NUL byte', tryoutInput({ playerFirstName: 'Jor\u0000dan' }), {}, 422],
    ['an over-long text', tryoutInput({ experience: 'x'.repeat(2001) }), {}, 422],
    ['a body of 1 MB', tryoutInput({ experience: 'x'.repeat(1_000_000) }), {}, 413],
    ['broken JSON', '{"playerFirstName":', {}, 400],
    ['JSON null', 'null', {}, 400],
    ['a JSON list', '[]', {}, 400],
    ['plain text', 'hello', { 'content-type': 'text/plain' }, 415],
    ['a multipart body', 'x', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['another site', tryoutInput(), { origin: 'https://evil.example' }, 403],
    ['a null origin', tryoutInput(), { origin: 'null' }, 403],
    ['a cross-site fetch', tryoutInput(), { 'sec-fetch-site': 'cross-site' }, 403],
    ['a same-site neighbor', tryoutInput(), { 'sec-fetch-site': 'same-site' }, 403],
  ]
  test.each(refused)('%s', async (_name, body, headers, status) => {
    const answer = await send(postTryout, body, headers)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toMatch(/^[A-Z].{10,}\.$/)
    expect(await countRows('tryout_registrations')).toBe(0)
  })

  test('every violated rule is named at its field', async () => {
    const { status, body } = await send(postRegistration, {})
    expect(status).toBe(422)
    expect(body.fields).toMatchObject({
      firstName: 'First name is required',
      email: 'Invalid email address',
      phoneNumber: 'Phone number must be at least 10 digits',
      dateOfBirth: 'Please enter a valid date of birth',
      positions: 'At least one position is required',
      parentName: 'Parent/guardian name is required',
      emergencyContactPhone: 'Emergency contact phone must be at least 10 digits',
    })
  })

  test('an invalid phone number is reported together with all other errors; of two numbers one valid is enough', async () => {
    const jumbled = await send(postTryout, tryoutInput({ phoneNumber: '623 555 01012', parentName: '' }))
    expect(jumbled.status).toBe(422)
    expect(jumbled.body.fields).toEqual({
      phoneNumber: 'We cannot dial this number. Please write one with its area code, like (623) 555-0101.',
      parentName: 'Parent/guardian name is required.',
    })
    const typed = '623-555-0101 ext 3 or 602-555-0102'
    expect((await send(postTryout, tryoutInput({ phoneNumber: typed }))).status).toBe(201)
    const { rows } = await pool().query('SELECT phone_number, phone_normalised FROM tryout_registrations')
    expect(rows).toEqual([{ phone_number: typed, phone_normalised: '+16235550101' }])
  })

  test.each([
    ['a number', { token: 5 }],
    ['too short a text', { token: 'x' }],
    ['nothing', {}],
    ['another choice', { token: 'x'.repeat(30), intent: 'maybe' }],
  ])('input that no form of ours sends (%s) gets our message, not the library’s', async (_name, body) => {
    const answer = await send(postEnrol, body)
    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe('Please check this answer.')
  })

  test('rejects an invalid UTF-8 sequence', async () => {
    const request = new Request('http://localhost/forms/tryout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    })
    expect((await postTryout(request)).status).toBe(400)
  })
})

describe('the server validates each rule at its boundary, regardless of the browser', () => {
  async function judge(post: typeof postTryout, body: object, [field, , message]: RuleCase) {
    const answer = await send(post, body)
    const fields = (answer.body.fields ?? {}) as Record<string, string>
    expect(fields[field] ?? null).toBe(message)
    expect(answer.status).toBe(message === null ? 201 : 422)
  }

  test.each(TRYOUT_CASES)('tryout: %s = %j gives %j', (...rule) =>
    judge(postTryout, tryoutInput({ [rule[0]]: rule[1] }), rule),
  )

  test.each(REGISTRATION_CASES)('registration: %s = %j gives %j', (...rule) =>
    judge(postRegistration, registrationInput({ [rule[0]]: rule[1] }), rule),
  )

  test.each(APPLICATION_CASES)('application: %s = %j gives %j', (...rule) =>
    judge(postApplication, applicationInput({ [rule[0]]: rule[1] }), rule),
  )
})
