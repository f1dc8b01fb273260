import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET, POST } from '@/app/(payload)/api/[...slug]/route'
import { listColleagues } from '@/features/entries/server/entry/queries'
import { logger } from '@/server/logger'
import { pool } from '@/server/database/pool'
import { staffAs, staffCookie } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')
// Silences the log: each refusal is one line.
beforeEach(() => void vi.spyOn(logger, 'error').mockImplementation(() => undefined))

const PASSWORD = 'a-long-and-quiet-sentence'
let made = 0

/** A registrar with a password, and the cookie of a session. */
async function makeRegistrar() {
  const email = `leaver${(made += 1)}@example.org`
  const data = { name: `Leaver ${made}`, email, password: PASSWORD, roles: ['registrar' as const] }
  const { id } = await (await payload()).create({ collection: 'staff', data })
  const response = await post('login', { email, password: PASSWORD })
  return { id, email, cookie: response.headers.get('set-cookie')!.split(';')[0]! }
}

function post(action: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-fullcourt-client': '198.51.100.9' }
  const request = new Request(`http://localhost:3000/api/staff/${action}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return POST(request, { params: Promise.resolve({ slug: ['staff', action] }) })
}

async function whoIs(cookie: string): Promise<string | null> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const request = new Request('http://localhost:3000/api/staff/me', { headers })
  const response = await GET(request, { params: Promise.resolve({ slug: ['staff', 'me'] }) })
  return ((await response.json()) as { user: { id: string } | null }).user?.id ?? null
}

async function setSuspended(id: string, isSuspended: boolean, role: 'admin' | 'registrar' = 'admin') {
  const [cms, user] = [await payload(), await staffAs(role)]
  return cms.update({ collection: 'staff', id, data: { isSuspended }, user, overrideAccess: false })
}

describe('a suspended member of staff', () => {
  test('is signed out at once, cannot sign in by password, and can again when the suspension ends', async () => {
    const { id, email, cookie } = await makeRegistrar()
    expect(await whoIs(cookie)).toBe(id)
    await setSuspended(id, true)
    expect(await whoIs(cookie)).toBeNull()
    const refused = await post('login', { email, password: PASSWORD })
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null])
    expect(await refused.text()).toContain('ask an admin of the academy whether the account may sign in')
    const { rows } = await pool().query('SELECT 1 FROM staff_sessions WHERE _parent_id = $1', [id])
    expect(rows).toEqual([])
    await setSuspended(id, false)
    expect(await whoIs(cookie)).toBeNull()
    expect((await post('login', { email, password: PASSWORD })).status).toBe(200)
  })

  test('learns nothing from a wrong password, and cannot use a mailed link', async () => {
    const { id, email } = await makeRegistrar()
    const cms = await payload()
    await setSuspended(id, true)
    expect(await (await post('login', { email, password: 'not-it-at-all-really' })).text()).not.toContain('suspended')
    const token = await cms.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true })
    const reset = await post('reset-password', { token, password: 'another-long-sentence' })
    expect(reset.status).toBe(403)
  })

  test('gets no new work, and releases their work', async () => {
    const { id, email } = await makeRegistrar()
    const cms = await payload()
    const place = { kind: 'tour-requests' as const, id }
    const hasWork = async () => (await listColleagues(place)).some((one) => one.id === id)
    expect(await hasWork()).toBe(true)
    await lock(id, 'site-settings')
    await setSuspended(id, true)
    expect(await hasWork()).toBe(false)
    const held = await cms.find({ collection: 'payload-locked-documents', where: { 'user.value': { equals: id } } })
    expect(held.totalDocs, email).toBe(0)
  })

  test('is suspended by an admin, and admins cannot suspend themselves', async () => {
    const { id } = await makeRegistrar()
    await expect(setSuspended(id, true, 'registrar')).rejects.toMatchObject({ status: 403 })
    const admin = await staffAs('admin')
    await expect(setSuspended(admin.id, true)).rejects.toMatchObject({
      data: { errors: [{ path: 'isSuspended', message: expect.stringContaining('yourself') as string }] },
    })
    const own = await staffAs('registrar')
    const cms = await payload()
    const changed = { collection: 'staff', id: own.id, data: { isSuspended: true }, user: own, overrideAccess: false }
    await cms.update(changed as never)
    expect(await cms.findByID({ collection: 'staff', id: own.id })).toMatchObject({ isSuspended: false })
  })
})

describe('the person who has a document open', () => {
  test.each(['admin', 'registrar', 'editor'] as const)(
    'is shown to everyone by name, the address to no one: %s',
    async (role) => {
      const { id, email } = await makeRegistrar()
      await lock(id, `global-${role}`)
      const headers = { cookie: await staffCookie(role), 'sec-fetch-site': 'same-origin' }
      const query = `where[globalSlug][equals]=global-${role}&depth=1`
      const request = new Request(`http://localhost:3000/api/payload-locked-documents?${query}`, { headers })
      const response = await GET(request, { params: Promise.resolve({ slug: ['payload-locked-documents'] }) })
      const text = await response.text()
      expect(JSON.parse(text)).toMatchObject({ docs: [{ user: { value: { id, email: `Leaver ${made}` } } }] })
      expect(text).not.toContain(email)
    },
  )
})

async function lock(id: string, globalSlug: string) {
  const data = { globalSlug, user: { relationTo: 'staff' as const, value: id } }
  await (await payload()).create({ collection: 'payload-locked-documents', data })
}
