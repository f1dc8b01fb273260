import { beforeEach, expect, test } from 'vitest'
import { openTab } from '@/features/entries/rules/filters'
import { countOpen, listEntries } from '@/features/entries/server/queries'
import { INBOX_KIND_KEYS } from '@/features/entries/rules/kinds'
import { filtersOf, makeOther, makeRegistration, scopeOf } from './inbox-support'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

async function names(query: string): Promise<string[]> {
  return (await listEntries(filtersOf(query), await scopeOf('registrar'))).rows.map(({ person }) => person)
}

test('the inbox opens with waiting entries, overdue first; each tab shows as many as its number', async () => {
  await makeRegistration({ first: 'Fresh' })
  await makeRegistration({ first: 'Late', at: '2026-01-12T12:00:00-07:00' })
  await makeRegistration({ first: 'Settled', at: '2026-01-05T12:00:00-07:00', status: 'enrolled' })
  await makeOther('message', 'Sam Writer')
  expect((await names(''))[0]).toBe('Late Exampleton')
  const scope = await scopeOf('registrar')
  const counts = await countOpen(scope)
  expect(counts.all).toBe((await names('')).length)
  for (const kind of INBOX_KIND_KEYS)
    expect([kind, (await listEntries(openTab(kind), scope)).rows.length]).toEqual([kind, counts.kinds[kind]])
})

test('sorting does not hide entries that are not due: the status filter shows them', async () => {
  await makeRegistration({ first: 'Settled', status: 'enrolled' })
  expect(await names('status=enrolled&sort=due')).toEqual(['Settled Exampleton'])
  expect(await names('sort=due')).toEqual(['Settled Exampleton'])
})
