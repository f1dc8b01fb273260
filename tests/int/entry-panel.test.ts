import { beforeEach, describe, expect, test } from 'vitest'
import { postContact } from '@/features/registration/server/contact/handlers'
import { postEntry } from '@/features/entries/server/entry/handlers'
import { findEntryDetails } from '@/features/entries/server/entry/queries'
import { findTimeline } from '@/features/entries/server/entry/timeline'
import { postSponsor } from '@/features/giving/server/sponsors/handlers'
import type { InboxKind } from '@/features/entries/rules/kinds'
import type { StaffRole } from '@/lib/roles'
import { moveEntry } from '@/features/entries/server/move'
import { pool } from '@/server/database/pool'
import { contactInput, formRequest, sponsorInput } from '../support/factories'
import { decide, findEntry, listActions, register, send, staffHeaders } from './entry-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const REGISTRATIONS = 'player-registrations'

describe('who may change an entry', () => {
  const ids = {} as Record<InboxKind, string>
  beforeEach(async () => {
    ids[REGISTRATIONS] = await register()
    ids['form-entries'] = await send(postContact, contactInput())
    ids['sponsor-inquiries'] = await send(postSponsor, sponsorInput())
  })

  test.each<[StaffRole, InboxKind, number]>([
    ['admin', REGISTRATIONS, 200],
    ['registrar', REGISTRATIONS, 200],
    ['registrar', 'sponsor-inquiries', 200],
    ['treasurer', 'sponsor-inquiries', 200],
    ['treasurer', REGISTRATIONS, 403],
    ['treasurer', 'form-entries', 403],
    ['coach', REGISTRATIONS, 403],
    ['editor', 'sponsor-inquiries', 403],
  ])('%s at %s: %i', async (role, kind, status) => {
    const answer = await decide(role, { action: 'tag', kind, id: ids[kind], tag: 'sibling', isOn: true })
    expect(answer.status).toBe(status)
    expect((await findEntry(ids[kind])).tags).toEqual(status === 200 ? ['sibling'] : [])
    const place = { kind, id: ids[kind] }
    const staff = await staffAs(role)
    expect((await findEntryDetails(staff, place)) !== null).toBe(status === 200)
    expect((await findTimeline(staff, place)) !== null).toBe(status === 200)
  })

  test('a visitor: 401; another site: 403; an invalid change: 422; a missing entry: 404', async () => {
    const body = { action: 'tag', kind: REGISTRATIONS, id: ids[REGISTRATIONS], tag: 'x', isOn: true }
    expect((await decide(null, body)).status).toBe(401)
    const foreign = formRequest('entry', body, { ...(await staffHeaders('admin')), origin: 'https://evil.example' })
    expect((await postEntry(foreign)).status).toBe(403)
    expect((await decide('admin', { ...body, action: 'erase' })).status).toBe(422)
    expect((await decide('admin', { ...body, status: 'accepted' })).status).toBe(422)
    expect((await decide('admin', { ...body, kind: 'applications' })).status).toBe(404)
  })
})

describe('assignee, city and tags', () => {
  test('reports a colleague’s conflicting change instead of overwriting it', async () => {
    const id = await register()
    const [registrar, admin] = [await staffAs('registrar'), await staffAs('admin')]
    const body = { action: 'assign', kind: REGISTRATIONS, id, from: null }
    expect((await decide('registrar', { ...body, assignee: registrar.id })).body.problem).toBeNull()
    const late = await decide('admin', { ...body, assignee: admin.id })
    expect(late.body.problem).toContain('Test registrar took it first.')
    expect(late.body.entry?.assignee).toEqual({ id: registrar.id, name: 'Test registrar' })
    expect((await findEntry(id)).assignee_id).toBe(registrar.id)
    const again = await decide('admin', { ...body, assignee: admin.id, from: registrar.id })
    expect(again.body.problem).toBeNull()
    expect(await listActions(id)).toEqual(['received', 'assigned', 'assigned'])
  })

  test('an entry can be assigned only to colleagues who work on its list', async () => {
    const id = await register()
    const coach = await staffAs('coach')
    const answer = await decide('registrar', {
      action: 'assign',
      kind: REGISTRATIONS,
      id,
      assignee: coach.id,
      from: null,
    })
    expect(answer.body.problem).toContain('does not look after')
    expect((await findEntry(id)).assignee_id).toBeNull()
  })

  test('two tags at once are both stored, a duplicate only once, and twelve are the maximum', async () => {
    const id = await register()
    const tag = (name: string, isOn = true) =>
      decide('registrar', { action: 'tag', kind: REGISTRATIONS, id, tag: name, isOn })
    await Promise.all([tag('Sibling'), tag('call back')])
    await tag('sibling')
    expect([...(await findEntry(id)).tags].sort()).toEqual(['call back', 'sibling'])
    await tag('sibling', false)
    expect((await findEntry(id)).tags).toEqual(['call back'])
    for (let index = 0; index < 11; index++) await tag(`tag ${index}`)
    expect((await tag('one more')).body.problem).toContain('at most 12 tags')
    expect((await findEntry(id)).tags).toHaveLength(12)
    const details = await findEntryDetails(await staffAs('registrar'), { kind: REGISTRATIONS, id })
    expect(details?.usedTags).toContain('call back')
  })

  test('a city must be one of those that editors maintain', async () => {
    const id = await register()
    const body = { action: 'place', kind: REGISTRATIONS, id, from: null }
    expect((await decide('registrar', { ...body, city: 'Buckeye' })).body.problem).toBe('Choose one of the cities.')
    expect((await decide('registrar', { ...body, city: 'Peoria' })).body.problem).toBeNull()
    expect((await findEntry(id)).city).toBe('Peoria')
    const { rows } = await pool().query('SELECT detail FROM audit_events WHERE entry_id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain('Peoria')
    await pool().query(`UPDATE cities SET city = 'Buckeye' WHERE city = 'Chandler'`)
    expect((await decide('registrar', { ...body, city: 'Buckeye', from: 'Peoria' })).body.problem).toBeNull()
    expect((await findEntryDetails(await staffAs('registrar'), { kind: REGISTRATIONS, id }))?.cities).toContain(
      'Buckeye',
    )
  })
})

describe('spam in one step', () => {
  test('a suspected entry moves to spam, and returns without suspicion', async () => {
    const id = await send(postContact, contactInput())
    const kind = 'form-entries'
    await pool().query(`UPDATE form_entries SET suspicion = 'Sent within a second.' WHERE id = $1`, [id])
    await decide('registrar', { action: 'spam', kind, id, isSpam: true })
    expect(await findEntry(id)).toMatchObject({ status: 'spam', is_suspicious: true, due_at: null })
    const { body } = await decide('registrar', { action: 'spam', kind, id, isSpam: false })
    expect(body.problem).toBeNull()
    expect(await findEntry(id)).toMatchObject({ status: 'in_review', is_suspicious: false })
    expect((await findEntry(id)).due_at).not.toBeNull()
  })

  test('where spam is not an allowed step, the flow says so', async () => {
    const id = await register()
    await moveEntry(await staffAs('registrar'), { kind: REGISTRATIONS, id, status: 'in_review' })
    const { body } = await decide('registrar', { action: 'spam', kind: REGISTRATIONS, id, isSpam: true })
    expect(body.problem).toContain('“In review” cannot become “Spam”')
    expect((await findEntry(id)).status).toBe('in_review')
  })
})
