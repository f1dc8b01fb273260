import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { postApplication } from '@/features/registration/server/applications/handlers'
import { postContact } from '@/features/registration/server/contact/handlers'
import { postRegistration } from '@/features/registration/server/registrations/handlers'
import { readSubmissions } from '@/features/inbox/server/submissions/queries'
import { SUBMISSION_TABS } from '@/features/inbox/rules/submission-tabs'
import { logger } from '@/server/logger'
import { pool } from '@/server/database/pool'
import { applicationInput, contactInput, formRequest, registrationInput } from '../support/factories'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)
afterEach(() => vi.restoreAllMocks())

async function send(post: (request: Request) => Promise<Response>, body: unknown): Promise<void> {
  expect((await post(formRequest('any', body))).status).toBe(201)
}

async function readAll(page = 1) {
  const registrar = await staffAs('registrar')
  return Promise.all(SUBMISSION_TABS.map(({ kind }) => readSubmissions(registrar, kind, page)))
}

test('three lists, each newest first, with every answer as entered', async () => {
  await send(postRegistration, registrationInput())
  await send(postRegistration, registrationInput({ lastName: 'Later', goals: '<script>alert(1)</script>' }))
  await send(postApplication, applicationInput({ instagram: '@riley' }))
  await send(postContact, contactInput())
  const [registrations, applications, general] = await readAll()
  expect([registrations?.total, applications?.total, general?.total]).toEqual([2, 1, 1])
  expect(registrations?.rows[0]).toMatchObject({
    status: 'pending',
    values: { playerLastName: 'Later', goals: '<script>alert(1)</script>', dateOfBirth: 'Apr 9, 2012' },
  })
  expect(applications?.rows[0]?.values).toEqual({
    fullName: 'Riley Samplewood',
    grade: '10',
    email: 'family.samplewood@example.org',
    phone: '(623) 555-0104',
    instagram: '@riley',
    whyJoin: 'I want to learn to lead a team.',
  })
  expect(general?.rows[0]?.values.message).toBe('When is the next tryout?')
})

test('a long list is paginated', async () => {
  for (let index = 0; index < 27; index++) await send(postContact, contactInput({ name: `Writer ${index}` }))
  const registrar = await staffAs('registrar')
  const first = await readSubmissions(registrar, 'form-entries', 1)
  const second = await readSubmissions(registrar, 'form-entries', 2)
  expect(first).toMatchObject({ total: 27, pages: 2 })
  expect(first?.rows.map(({ values }) => values.name)[0]).toBe('Writer 26')
  expect(second?.rows.map(({ values }) => values.name)).toEqual(['Writer 1', 'Writer 0'])
})

test('a merged entry is neither listed nor counted', async () => {
  await send(postApplication, applicationInput())
  await send(postApplication, applicationInput({ whyJoin: 'Once more.' }))
  await pool().query(
    `UPDATE inbox_entries g SET merged_into = k.entry_id FROM inbox_entries k WHERE g.duplicate_of = k.entry_id`,
  )
  expect((await readAll())[1]).toMatchObject({ total: 1, rows: [{ values: { fullName: 'Riley Samplewood' } }] })
})

describe('when one table cannot be read', () => {
  beforeEach(() => pool().query('ALTER TABLE applications RENAME TO applications_away'))
  afterEach(() => pool().query('ALTER TABLE applications_away RENAME TO applications'))

  test('that list shows an error, the others are shown, and the log has one line without a family’s name', async () => {
    const lines: unknown[] = []
    vi.spyOn(logger, 'error').mockImplementation((...line: unknown[]) => void lines.push(line))
    await send(postRegistration, registrationInput())
    await send(postContact, contactInput())
    const [registrations, applications, general] = await readAll()
    expect(applications).toBeNull()
    expect(registrations?.rows).toHaveLength(1)
    expect(general?.rows).toHaveLength(1)
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/Exampleton|Writer|example\.org/)
  })
})

test.each(['coach', 'editor', 'treasurer'] as const)('%s has no access', async (role) => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  await send(postContact, contactInput())
  expect(await readSubmissions(await staffAs(role), 'form-entries', 1)).toBeNull()
})
