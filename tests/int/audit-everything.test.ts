import type { CollectionSlug, GlobalSlug } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { POST } from '@/app/(payload)/api/[...slug]/route'
import { globals } from '@collections/index'
import { AUDIT_AREA_KEYS } from '@/lib/audit-areas'
import { pool } from '@/server/database/pool'
import { asStaff } from '@/server/payload'
import { divisionId, makeMember } from '../support/members'
import { RECIPES } from '../support/fixtures/index'
import { restAccess, withoutPages } from './access-requests'
import { COLLECTIONS } from './access-table'
import { makeStaff, staffAs, staffCookie } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
beforeAll(withoutPages)

type Note = {
  who: string
  action: string
  area: string
  id: string | null
  title: string | null
  detail: string | null
}

/** Returns the audit notes of a kind, newest first. */
async function notesOf(kind: string): Promise<Note[]> {
  const { rows } = await pool().query<Note>(
    `SELECT actor_name AS who, action, area, entry_id AS id, title, detail FROM audit_events WHERE kind = $1
     ORDER BY audit_events.id DESC`,
    [kind],
  )
  return rows
}

async function post(path: string, body: object, cookie: string): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const [route, query = ''] = path.split('?')
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const request = new Request(`http://localhost:3000/api/${route}?depth=0&${query}`, init)
  return POST(request, { params: Promise.resolve({ slug: route!.split('/') }) })
}

let cookie: string
let count = 500
const ways = {} as { division: { own: string; other: string }; member: { own: string; other: string } }

beforeAll(async () => {
  const admin = await makeStaff({ email: 'audited@example.org', name: 'Ada Audited', roles: ['admin'] })
  cookie = await staffCookie(admin)
  ways.division = { own: await divisionId(pool(), '12U'), other: await divisionId(pool(), '10U') }
  const member = async (division: string) => (await makeMember(pool(), { divisions: [division], hasCode: false })).id
  ways.member = { own: await member('12U'), other: await member('10U') }
})

async function recipe(slug: string) {
  const { versions } = (await payload()).collections[slug as CollectionSlug].config
  const { facts, file } = RECIPES[slug]!({ ...ways, n: (count += 1), make })
  return { facts: { ...(await facts), ...(versions?.drafts ? { _status: 'published' } : {}) }, file }
}

async function make(slug: string): Promise<string> {
  const { facts, file } = await recipe(slug)
  const upload = file ? { file: { ...file, size: file.data.length } } : {}
  const user = await staffAs('admin')
  const options = { collection: slug as CollectionSlug, data: facts as never, user, ...upload }
  return String((await (await payload()).create(options)).id)
}

describe('every collection, by REST', () => {
  // There are few division keys, and the demo uses them all.
  const slugs = Object.keys(COLLECTIONS).filter((slug) => slug !== 'divisions')

  test.each(slugs)('%s: creation and deletion are recorded with the person, never with a value', async (slug) => {
    const rest = restAccess(cookie)
    const { create, delete: remove } = COLLECTIONS[slug]!
    let id: string | null = null
    if (create.includes('admin')) {
      const { facts, file } = await recipe(slug)
      id = await rest.create(slug, facts, file)
      expect(id).not.toBeNull()
      const [note] = await notesOf(slug)
      expect(note).toMatchObject({ who: 'Ada Audited', id, detail: null })
      expect(note!.action).toBe(file ? 'uploaded' : 'added')
      expect(AUDIT_AREA_KEYS).toContain(note!.area)
    }
    if (!remove.includes('admin')) return
    id ??= await make(slug)
    expect(await rest.remove(slug, id)).toBe(true)
    expect((await notesOf(slug))[0]).toMatchObject({ who: 'Ada Audited', action: 'deleted', id })
  })

  const ofPeople = 'players members staff coaches testimonials sponsors media film-comments enrolments'.split(' ')

  test.each(ofPeople)('of %s no title is recorded: it may name a person', async (slug) => {
    expect((await notesOf(slug)).filter(({ title }) => title !== null)).toEqual([])
  })
})

/** A possible change of each setting; every global that is not a page needs one. */
const SETTINGS: Record<string, object> = {
  'inbox-settings': { registrationHours: 96 },
  'automatic-mails': { filmReminder: { subject: 'Due tomorrow: {film}' } },
  'tour-settings': {},
  'site-settings': { phone: '(623) 555-0188' },
  'film-settings': { remind: false },
  'enrolment-page': {},
  'coach-settings': { firstAid: false },
  'retention-settings': { mailMonths: 18 },
  navigation: {},
  fees: { monthlyCents: 20_001 },
}

describe('every global, by REST', () => {
  test.each(
    globals
      .filter(({ slug }) => slug !== 'staff-settings')
      .map(({ slug, versions }) => [slug, typeof versions === 'object' && Boolean(versions.drafts)] as const),
  )('%s', async (slug, isPage) => {
    if (isPage) {
      expect((await post(`globals/${slug}?draft=true`, { _status: 'draft' }, cookie)).status).toBe(200)
      expect((await notesOf(slug))[0]).toMatchObject({ who: 'Ada Audited', action: 'drafted', area: 'content' })
      return
    }
    const change = SETTINGS[slug]
    expect(change, 'say in SETTINGS how it may be changed').toBeDefined()
    const changed = Object.keys(change!).length > 0 ? change! : await altered(slug as GlobalSlug)
    expect((await post(`globals/${slug}`, changed, cookie)).status).toBe(200)
    const [note] = await notesOf(slug)
    expect(note).toMatchObject({ who: 'Ada Audited', action: 'changed', area: 'settings' })
    expect(note!.detail).toContain(Object.keys(changed)[0])
  })
})

// Reverses the first list of a global, or adds a letter to its first group.
async function altered(slug: GlobalSlug): Promise<object> {
  const settings = (await (await payload()).findGlobal({ slug, depth: 0 })) as unknown as Record<string, unknown>
  const list = Object.entries(settings).find(([, value]) => Array.isArray(value) && value.length > 1)
  if (list) return { [list[0]]: (list[1] as unknown[]).toReversed() }
  const isGroup = (value: unknown): value is { text: string } =>
    typeof value === 'object' && value !== null && 'text' in value
  const [name, group] = Object.entries(settings).find(([, value]) => isGroup(value)) as [string, { text: string }]
  return { [name]: { ...group, text: `${group.text}.` } }
}

describe('changes of content', () => {
  async function makeFaq(): Promise<string> {
    const data = { question: 'May I watch?', answer: 'Yes.', order: 10, _status: 'published' } as never
    return (await asStaff(await staffAs('editor')).create({ collection: 'faqs', data })).id
  }
  const change = async (id: string, data: object, draft = false) =>
    asStaff(await staffAs('editor')).update({ collection: 'faqs', id, data, draft, depth: 0, trash: true } as never)
  const actionsOf = async (id: string) =>
    (await notesOf('faqs')).filter((one) => one.id === id).map(({ action }) => action)

  test('records drafts once an hour, publication with the changed fields, and unpublishing', async () => {
    const id = await makeFaq()
    for (const answer of ['Yes, you', 'Yes, you may', 'Yes, you may.'])
      await change(id, { answer, _status: 'draft' }, true)
    await change(id, { _status: 'published' })
    const [published] = (await notesOf('faqs')).filter((one) => one.id === id)
    expect(published).toMatchObject({ title: 'May I watch?', detail: 'answer', who: 'Test editor' })
    await change(id, { _status: 'draft' })
    expect(await actionsOf(id)).toEqual(['unpublished', 'published', 'drafted', 'added'])
    expect(JSON.stringify(await notesOf('faqs'))).not.toContain('you may')
  })

  test('records the trash and the restore', async () => {
    const id = await makeFaq()
    await change(id, { deletedAt: new Date().toISOString() })
    await change(id, { deletedAt: null })
    expect(await actionsOf(id)).toEqual(['untrashed', 'trashed', 'added'])
  })

  test('records a reorder, a restored version, a schedule and its cancellation', async () => {
    const [id, cms, editor] = [await makeFaq(), await payload(), await staffAs('editor')]
    const own = await staffCookie('editor')
    expect((await post('faqs/arrange', { ids: [id] }, own)).status).toBe(200)
    expect((await notesOf('faqs'))[0]).toMatchObject({ action: 'arranged', detail: '1 place', who: 'Test editor' })
    await change(id, { answer: 'No.' })
    const { docs } = await cms.findVersions({
      collection: 'faqs',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    expect((await post(`faqs/versions/${docs[0]!.id}?draft=false`, {}, own)).status).toBe(200)
    expect((await notesOf('faqs'))[0]).toMatchObject({ action: 'restored', id, detail: 'answer' })
    const doc = { relationTo: 'faqs', value: id }
    const input = { type: 'unpublish', doc, user: { relationTo: 'staff', value: editor.id } } as never
    const job = await cms.jobs.queue({ task: 'schedulePublish', waitUntil: new Date('2030-01-05T22:30:00Z'), input })
    expect((await notesOf('faqs'))[0]).toMatchObject({
      action: 'scheduled',
      id,
      who: 'Test editor',
      detail: 'unpublish at Jan 5, 2030, 3:30 PM',
    })
    await cms.delete({ collection: 'payload-jobs' as never, where: { id: { equals: job.id } }, user: editor } as never)
    expect((await notesOf('faqs'))[0]).toMatchObject({ action: 'unscheduled', id, who: 'Test editor' })
  })
})

describe('accounts', () => {
  test('records a new password by field name, and sign-in and sign-out with the account', async () => {
    const cms = await payload()
    const admin = asStaff(await staffAs('admin'))
    const password = 'a long walk past nine orange trees'
    const data = { email: 'signs@example.org', name: 'Sam Signs', roles: ['editor' as const], password }
    const { id } = await cms.create({ collection: 'staff', data })
    await admin.update({ collection: 'staff', id, data: { password: `${password}s` }, depth: 0 })
    expect((await notesOf('staff'))[0]).toMatchObject({ action: 'changed', id, detail: 'password', area: 'accounts' })
    await cms.login({ collection: 'staff', data: { email: data.email, password: `${password}s` } })
    const [signedIn] = await notesOf('staff')
    expect(signedIn).toMatchObject({ action: 'signed in', area: 'sign-ins', who: 'Sam Signs', id, title: null })
    expect(JSON.stringify(await notesOf('staff'))).not.toContain('orange')
  })
})

// Comes last: an admin who requires a second factor without having one loses access to everything else.
test('records that a second factor is required', async () => {
  expect((await post('globals/staff-settings', { needsSecondFactor: true }, cookie)).status).toBe(200)
  expect((await notesOf('staff-settings'))[0]).toMatchObject({ action: 'changed', detail: 'needsSecondFactor' })
})
