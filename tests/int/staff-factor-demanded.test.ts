import { beforeEach, describe, expect, test, vi } from 'vitest'
import { resolveRedirect, mayCall } from '@/features/staff/server/admin-gate'
import { postFactorRemoval, postSecondFactor } from '@/features/staff/server/handlers/second-factor'
import { findStaff } from '@/server/staff-session'
import { logger } from '@/server/logger'
import { cookiesOf, get, makeColleague, PASSWORD, postTo, send, signIn } from './staff-sign-in-support'
import { pendingCookieOf, codeOf, read, withFactor } from './staff-factor-support'
import { freshDatabase, payload } from './support'

freshDatabase()
// Silences the log: each refusal is one line.
beforeEach(() => void vi.spyOn(logger, 'error').mockImplementation(() => undefined))

async function demandFactors(needsSecondFactor: boolean) {
  const cms = await payload()
  await cms.updateGlobal({ slug: 'staff-settings', data: { needsSecondFactor } })
}

describe('where the settings require a second factor', () => {
  test('an admin or registrar without one can open only the account page, and everything once it is enabled', async () => {
    const registrar = await makeColleague('registrar')
    const editor = await makeColleague('editor')
    await demandFactors(true)
    const cookie = cookiesOf(await signIn(registrar.email, PASSWORD))
    const headers = new Headers({ cookie, 'sec-fetch-site': 'same-origin' })
    const routes = ['player-registrations', 'staff', `staff/${registrar.id}`, 'globals/site-settings', 'media']
    for (const route of routes) expect((await get(route, cookie)).status, route).toBe(403)
    expect((await send('PATCH', registrar.id, { cookie, body: { name: 'Kim' } })).status).toBe(403)
    expect(await findStaff(headers)).toBeNull()
    expect(await resolveRedirect('inbox', {}, headers)).toBe('/admin/account')
    expect(await resolveRedirect(undefined, {}, headers)).toBe('/admin/account')
    expect(await resolveRedirect('account', {}, headers)).toBeNull()
    expect(await mayCall('render-list', { collectionSlug: 'members' }, headers)).toBe(false)
    expect(await mayCall('form-state', { collectionSlug: 'staff', id: editor.id }, headers)).toBe(false)
    expect(await mayCall('form-state', { collectionSlug: 'staff', id: registrar.id }, headers)).toBe(true)
    const admin = await makeColleague('admin')
    const admins = cookiesOf(await signIn(admin.email, PASSWORD))
    expect((await postTo(postFactorRemoval, { staff: editor.id, password: PASSWORD }, admins)).status).toBe(403)
    expect(await mayCall('render-list', { id: registrar.id }, headers)).toBe(false)
    const theirs = cookiesOf(await signIn(editor.email, PASSWORD))
    expect(await mayCall('render-list', {}, new Headers({ cookie: theirs }))).toBe(true)
    expect((await get('posts', theirs)).status).toBe(200)
    const { secret } = await read(await postTo(postSecondFactor, { action: 'begin' }, cookie))
    expect((await get('player-registrations', cookie)).status).toBe(403)
    await postTo(postSecondFactor, { action: 'confirm', code: codeOf(secret) }, cookie)
    expect((await get('player-registrations', cookie)).status).toBe(200)
    expect(await resolveRedirect('inbox', {}, headers)).toBeNull()
    expect(await findStaff(headers)).toMatchObject({ id: registrar.id })
    await demandFactors(false)
  })
})

test('after the correct password the sign-in page redirects to the code, unless the person starts over', async () => {
  const { email } = await withFactor()
  const headers = new Headers({ cookie: await pendingCookieOf(email) })
  expect(await resolveRedirect('login', { redirect: '/inbox' }, headers)).toBe('/admin/sign-in-code?redirect=%2Finbox')
  expect(await resolveRedirect('login', { again: '1' }, headers)).toBeNull()
  expect(await resolveRedirect('login', {}, new Headers())).toBeNull()
})
