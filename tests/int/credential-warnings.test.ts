import { beforeEach, expect, test } from 'vitest'
import { warnOfCredentials } from '@/features/people/server/credential-warnings'
import { countLists } from '@/features/dashboard/server/work-queue/count'
import { listedWhere } from '@/features/dashboard/server/narrowed-lists'
import { addDaysTo, toDay } from '@/lib/dates'
import { pool } from '@/server/database/pool'
import { asStaff } from '@/server/payload'
import { makeStaff, staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'
import { queryMails } from '../support/mails'

freshDatabase()
beforeEach(clearInbox)
beforeEach(() => pool().query(`DELETE FROM staff WHERE email LIKE 'warned%'`))

const ENDS = '2027-03-01'
let count = 0

/** Noon in Arizona, this many days before the credential expires. */
function daysBefore(days: number): Date {
  return new Date(`${addDaysTo(ENDS, -days)}T19:00:00Z`)
}

async function coach(endsOn = ENDS, change: object = {}) {
  const email = `warned${(count += 1)}@example.org`
  const safeSport = { endsOn: `${endsOn}T12:00:00.000Z` }
  return makeStaff({ email, name: 'Casey Warned', roles: ['coach'], safeSport, ...change })
}

async function listMails(): Promise<{ to: string; subject: string; text: string }[]> {
  const { rows } = await queryMails(
    pool(),
    `SELECT "to", subject, text FROM mails WHERE kind = 'credential' ORDER BY created_at, "to"`,
  )
  return rows
}

test('the coach and each admin are warned 60 and 14 days before, each once, however often the job runs', async () => {
  const [{ email }, admin] = [await coach(), await staffAs('admin')]
  await warnOfCredentials(daysBefore(61))
  expect(await listMails()).toEqual([])
  for (const days of [60, 60, 59, 15]) await warnOfCredentials(daysBefore(days))
  expect((await listMails()).map(({ to }) => to).sort()).toEqual([admin.email, email].sort())
  for (const days of [14, 13, 0]) await warnOfCredentials(daysBefore(days))
  expect(await listMails()).toHaveLength(4)
  await warnOfCredentials(daysBefore(-1))
  expect(await listMails()).toHaveLength(4)
})

test('the mail says what expires and when, and links to the account', async () => {
  const { id, email } = await coach()
  const admin = await staffAs('admin')
  await warnOfCredentials(daysBefore(60))
  const mails = await listMails()
  const own = mails.find(({ to }) => to === email)!
  expect(own.subject).toBe('SafeSport: please renew it by March 1, 2027')
  expect(own.text).toMatch(/^Hello Casey,\n\n.*March 1, 2027: SafeSport[^]*\/admin\/account/)
  const other = mails.find(({ to }) => to === admin.email)!
  expect(other.text).toMatch(new RegExp(`Casey Warned ends on March 1, 2027[^]*/admin/collections/staff/${id}`))
})

test('a new expiry date restarts the warnings, and one entered late is warned about once', async () => {
  const { id } = await coach()
  await staffAs('admin')
  await warnOfCredentials(daysBefore(10))
  expect(await listMails()).toHaveLength(2)
  await pool().query('UPDATE staff SET safe_sport_ends_on = $2 WHERE id = $1', [id, `${addDaysTo(ENDS, 1)}T12:00:00Z`])
  await warnOfCredentials(daysBefore(10))
  expect(await listMails()).toHaveLength(4)
})

test('suspended accounts and those of other roles get no warning, and a registrar cannot read the mails', async () => {
  await staffAs('admin')
  await coach(ENDS, { isSuspended: true })
  await coach(ENDS, { roles: ['editor'] })
  await warnOfCredentials(daysBefore(30))
  expect(await listMails()).toEqual([])
  await coach()
  await warnOfCredentials(daysBefore(30))
  const where = { kind: { equals: 'credential' } }
  const seen = async (role: 'admin' | 'registrar') =>
    (await asStaff(await staffAs(role)).count({ collection: 'mails', where })).totalDocs
  expect([await seen('admin'), await seen('registrar')]).toEqual([2, 0])
})

test('the dashboard counts the accounts in its lists', async () => {
  const today = toDay(new Date())
  const soon = [await coach(addDaysTo(today, 60)), await coach(today)]
  const lacking = [await coach(addDaysTo(today, -1))]
  await coach(addDaysTo(today, 61))
  await coach(addDaysTo(today, -1), { isSuspended: true })
  const items = await countLists(await staffAs('admin'))
  const countOf = (key: string) => items.find((item) => item.key === key)?.count
  expect([countOf('credentials-end'), countOf('credentials-lack')]).toEqual([2, 1])
  const idsOf = async (list: 'ending-credentials' | 'lacking-credentials') =>
    [...(await listedWhere(list, pool())).id.in].sort()
  expect(await idsOf('ending-credentials')).toEqual(soon.map(({ id }) => id).sort())
  expect(await idsOf('lacking-credentials')).toEqual(lacking.map(({ id }) => id))
})
