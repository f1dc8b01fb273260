import { beforeEach, describe, expect, test } from 'vitest'
import { postApplication } from '@/features/registration/server/applications/handlers'
import { postContact } from '@/features/registration/server/contact/handlers'
import { findEntryDetails } from '@/features/entries/server/entry/queries'
import { findAnswerSections } from '@/features/entries/server/entry/written'
import { findTimeline } from '@/features/entries/server/entry/timeline'
import { listDuplicates } from '@/features/entries/server/entry/duplicates'
import { makeFamilyLink } from '@/server/family-links'
import { moveEntry } from '@/features/entries/server/move'
import { asStaff } from '@/server/payload'
import { pool } from '@/server/database/pool'
import { refused } from '@/lib/result'
import { applicationInput, contactInput } from '../support/factories'
import { giveConsents } from '../support/consents'
import { decide, findEntry, listActions, register, send } from './entry-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, payload } from './support'

freshDatabase()
beforeEach(clearInbox)

const REGISTRATIONS = 'player-registrations'

describe('two entries of one family', () => {
  async function pair() {
    const first = await register({ schoolName: 'Old School', positions: ['Center'] })
    const second = await register({
      schoolName: 'New School',
      goals: 'To play more.',
      positions: ['Point Guard'],
      phoneNumber: '(623) 555-0177',
    })
    const registrar = await staffAs('registrar')
    const [duplicate] = await listDuplicates(registrar, { kind: REGISTRATIONS, id: second })
    expect(duplicate?.theirs.id).toBe(first)
    return { first, second, registrar, duplicate: duplicate! }
  }

  function merge(
    target: string,
    source: string,
    fields: string[],
    revisions = { targetRevision: 1, sourceRevision: 1 },
  ) {
    return decide('registrar', { action: 'merge', kind: REGISTRATIONS, target, source, fields, ...revisions })
  }

  function markAsTwo(id: string, other: string) {
    return decide('registrar', { action: 'duplicate', kind: REGISTRATIONS, id, other, isDuplicate: false })
  }

  test('are compared with their differences, until staff mark them as two', async () => {
    const { first, second, registrar, duplicate } = await pair()
    const different = duplicate.fields.filter(({ mine, theirs }) => mine !== theirs).map(({ name }) => name)
    expect(different.sort()).toEqual(['goals', 'parentPhone', 'positions', 'schoolName'])
    expect((await listDuplicates(registrar, { kind: REGISTRATIONS, id: first }))[0]?.theirs.id).toBe(second)
    await markAsTwo(first, second)
    expect(await listDuplicates(registrar, { kind: REGISTRATIONS, id: first })).toEqual([])
    expect(await listDuplicates(registrar, { kind: REGISTRATIONS, id: second })).toEqual([])
  })

  test.each(['first', 'second'] as const)('cannot be marked as two after a merge into the %s', async (target) => {
    const both = await pair()
    await merge(both[target], both[target === 'first' ? 'second' : 'first'], [])
    const { body } = await markAsTwo(both.first, both.second)
    expect(body.problem).toBe(`${both.registrar.name} changed this first. Here is how it is now.`)
  })

  test('are merged: chosen values, both histories, removed from every list, found by either number', async () => {
    const { first, second, registrar } = await pair()
    const source = await findEntry(second)
    const token = await makeFamilyLink(pool(), { purpose: 'status', kind: REGISTRATIONS, entryId: second, days: 5 })
    expect(token).toBeTruthy()
    await decide('registrar', { action: 'tag', kind: REGISTRATIONS, id: second, tag: 'sibling', isOn: true })
    const fields = ['schoolName', 'positions', 'parentPhone', 'notes', 'status']
    expect(await merge(first, second, fields)).toMatchObject({ status: 200, body: { problem: null } })

    const kept = await asStaff(registrar).findByID({ collection: REGISTRATIONS, id: first, depth: 0 })
    expect(kept).toMatchObject({
      schoolName: 'New School',
      positions: ['Point Guard'],
      parentPhone: '(623) 555-0177',
      goals: '',
      revision: 2,
      status: 'pending',
    })
    expect(await findEntry(first)).toMatchObject({ phone: '16235550177', tags: ['sibling'], merged_into: null })
    expect((await findEntry(first)).search).toContain(source.reference.toLowerCase())
    expect(await findEntry(second)).toMatchObject({ merged_into: first, due_at: null })
    const left = await asStaff(registrar).findByID({ collection: REGISTRATIONS, id: second, depth: 0 })
    expect(left).toMatchObject({ schoolName: 'New School', revision: 2 })

    const timeline = await findTimeline(registrar, { kind: REGISTRATIONS, id: first })
    const merged = timeline!.find(({ title }) => title === `Merged with ${source.reference}`)
    expect(merged?.differences).toContainEqual({ label: 'school', before: 'Old School', after: 'New School' })
    const titles = timeline!.map(({ title }) => title)
    expect(titles).toContain('Received')
    expect(titles).toContain(`Received (${source.reference})`)
    expect(titles.filter((title) => title === 'Mail to the family')).toHaveLength(2)
    expect(titles).not.toContain('Changed by the family')
    const written = await findAnswerSections(registrar, { kind: REGISTRATIONS, id: first })
    const school = written!.flatMap(({ answers }) => answers).find(({ name }) => name === 'schoolName')
    expect(school).toMatchObject({ value: 'New School', former: [{ value: 'Old School', by: registrar.name }] })

    const { rows: links } = await pool().query('SELECT entry_id FROM family_links')
    expect(links.length).toBeGreaterThan(0)
    expect(links.every(({ entry_id }) => entry_id === first)).toBe(true)
    const details = await findEntryDetails(registrar, { kind: REGISTRATIONS, id: second })
    expect(details?.mergedInto?.id).toBe(first)
    expect(await moveEntry(registrar, { kind: REGISTRATIONS, id: second, status: 'in_review' })).toEqual(
      refused(`This was merged into ${kept.reference}. Go on there.`),
    )
    // Later changes must keep the other number searchable.
    await moveEntry(registrar, { kind: REGISTRATIONS, id: first, status: 'in_review' })
    expect((await findEntry(first)).search).toContain(source.reference.toLowerCase())
  })

  test.each([
    ['who stays', '3 hours', '9 hours'],
    ['who goes', '9 hours', '3 hours'],
  ])('keep the earlier due time, which is that of the one %s', async (_whose, ofTarget, ofSource) => {
    const { first, second } = await pair()
    const promise = (id: string, hours: string) =>
      pool().query('UPDATE inbox_entries SET due_at = now() + $2::interval WHERE entry_id = $1 RETURNING due_at', [
        id,
        hours,
      ])
    const promised = [await promise(first, ofTarget), await promise(second, ofSource)].map(({ rows }) => rows[0].due_at)
    expect((await merge(first, second, [])).body).toMatchObject({ problem: null })
    const earlier = promised.sort((one, other) => one - other)[0]
    expect((await findEntry(first)).due_at).toEqual(earlier)
  })

  test('are not changed by a repeated merge', async () => {
    const { first, second } = await pair()
    await merge(first, second, ['schoolName'])
    const [before, noted] = [await findEntry(first), await listActions(first)]
    expect((await merge(first, second, ['schoolName', 'goals'])).status).toBe(200)
    expect(await findEntry(first)).toEqual(before)
    expect(await listActions(first)).toEqual(noted)
    expect((await merge(second, first, [])).body.message).toContain('merged already')
  })

  test.each(['first', 'second'] as const)('are unchanged when the %s was changed in between', async (changed) => {
    const both = await pair()
    const id = both[changed]
    await asStaff(both.registrar).update({ collection: REGISTRATIONS, id, data: { notes: 'Called.' } })
    const answer = await merge(both.first, both.second, ['schoolName'])
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('was changed since') } })
    expect((await findEntry(both.second)).merged_into).toBeNull()
    const kept = await asStaff(both.registrar).findByID({ collection: REGISTRATIONS, id: both.first, depth: 0 })
    expect(kept.schoolName).toBe('Old School')
  })

  describe('of players on a roster', () => {
    async function enroll(registration: string) {
      const system = await payload()
      const data = { firstName: 'Avery', lastName: 'Exampleton', number: '4', age: 11, gender: 'girl', division: '12U' }
      const context = { disableRevalidate: true }
      const player = await system.create({ collection: 'players', data: data as never, context })
      const enrolment = await giveConsents(pool(), player.id)
      await pool().query('UPDATE enrolments SET registration_id = $2 WHERE id = $1', [enrolment, registration])
    }
    const findRegistrations = async () =>
      (await pool().query<{ id: string }>('SELECT registration_id AS id FROM enrolments')).rows.map(({ id }) => id)

    test.each(['first', 'second'] as const)('keep the place of the %s', async (enrolled) => {
      const both = await pair()
      await enroll(both[enrolled])
      expect((await merge(both.first, both.second, [])).body).toMatchObject({ problem: null })
      expect(await findRegistrations()).toEqual([both.first])
    })

    test('are not merged when each has a place', async () => {
      const { first, second } = await pair()
      await enroll(first)
      await enroll(second)
      const { status, body } = await merge(first, second, [])
      expect([status, body.message]).toEqual([409, 'Both are on a roster already. Ask an admin.'])
      expect((await findEntry(second)).merged_into).toBeNull()
      expect((await findRegistrations()).sort()).toEqual([first, second].sort())
    })
  })

  test('of two concurrent merges in opposite directions exactly one succeeds', async () => {
    const { first, second } = await pair()
    const answers = await Promise.all([merge(first, second, []), merge(second, first, [])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [one, other] = [await findEntry(first), await findEntry(second)]
    expect([one.merged_into, other.merged_into].filter(Boolean)).toHaveLength(1)
  })

  test('a third entry is merged into the remaining one', async () => {
    const { first, second } = await pair()
    const third = await register({ goals: 'A third time.' })
    await merge(second, first, [], { targetRevision: 1, sourceRevision: 1 })
    expect((await findEntry(third)).duplicate_of).toBe(second)
    await merge(third, second, [], { targetRevision: 1, sourceRevision: 2 })
    expect((await findEntry(first)).merged_into).toBe(third)
    expect((await findEntry(second)).merged_into).toBe(third)
  })

  test('applications are merged too, messages are not', async () => {
    const one = await send(postApplication, applicationInput())
    const two = await send(postApplication, applicationInput({ whyJoin: 'Because of the team.' }))
    const body = { action: 'merge', targetRevision: 1, sourceRevision: 1, fields: ['whyJoin'] }
    expect((await decide('registrar', { ...body, kind: 'applications', target: one, source: two })).status).toBe(200)
    const message = await send(postContact, contactInput())
    const other = await send(postContact, contactInput({ message: 'Another one.' }))
    const refused = await decide('registrar', { ...body, kind: 'form-entries', target: message, source: other })
    expect(refused.status).toBe(409)
  })
})
