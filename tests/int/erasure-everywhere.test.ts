import { beforeEach, describe, expect, test } from 'vitest'
import { requestErasure } from '@/features/privacy/server/erasure/request'
import { approveErasure } from '@/features/privacy/server/erasure/decide'
import { eraseDue } from '@/features/privacy/server/erasure/erase'
import { applyRetention, countDue } from '@/features/privacy/server/retention/apply'
import type { RetentionKey } from '@/features/privacy/rules/retention'
import { pool } from '@/server/database/pool'
import { everyForm, findForms } from '../support/every-form'
import { everyRow } from '../support/every-row'
import { register } from './entry-support'
import { decideMentions, EACH, findTraces, largeFamily } from './erasure-everywhere-support'
import { dueToErase } from './erasure-support'
import { clearRetention, count, inMonths, makeErasuresDue, of } from './retention-support'
import { staffAs } from './staff'
import { freshDatabase } from './support'

freshDatabase('demo')

beforeEach(clearRetention)

test('a word is found in every form', () => {
  const forms = new Map([['Hana Canaryfield', everyForm('Hana Canaryfield')]])
  for (const before of ['', 'a', 'ab', 'abc']) {
    const text = `${before}Hana Canaryfield, 11`
    for (const encoding of ['base64', 'base64url', 'hex'] as const)
      expect(findForms(Buffer.from(text).toString(encoding), forms)).toHaveLength(1)
  }
  expect(findForms('q=Hana+Canaryfield', forms)).toHaveLength(1)
  expect(findForms('q=hana%20canaryfield', forms)).toHaveLength(1)
  expect(findForms('Hana Canaryfeld', forms)).toEqual([])
})

test(
  'one of three siblings with two hundred records of every kind leaves no trace, and the others are unchanged',
  { timeout: 600_000 },
  async () => {
    const { hana, others, second, words } = await largeFamily()
    expect((await findTraces(words)).filter((trace) => / in (a file|public\.media)$/.test(trace))).not.toEqual([])
    const decided = await decideMentions(hana)
    for (const kind of ['film-comments', 'film-assignments', 'inbox-views', 'form-entries', 'media'])
      expect(decided[kind], kind).toBeGreaterThanOrEqual(EACH)
    const before = await rowsAbout(others)
    await dueToErase(hana)
    const place = { kind: 'tryout-registrations', id: second }
    await requestErasure(await staffAs('registrar'), place, 'Hana Canaryfield')
    await approveErasure(await staffAs('admin'), place)
    await makeErasuresDue()
    expect(await eraseDue()).toBe(2)
    expect(await findTraces(words)).toEqual([])
    expect(await rowsAbout(others)).toEqual(before)
  },
)

describe('the retention job for a family that did not come', () => {
  const NAMES = ['Canaryold', 'canaryold@example.org', 'Oldgoals', '555-0188', '5550188']

  /** Three siblings: two of them wrote again much later. */
  async function families() {
    const contact = { parentName: 'Pat Home', parentEmail: 'home@example.org' }
    const erased = await register({
      ...{ firstName: 'Hana', lastName: 'Canaryold', goals: 'Oldgoals', phoneNumber: '(623) 555-0188' },
      ...{ parentName: 'Pat Canaryold', parentEmail: 'canaryold@example.org' },
    })
    const others = [
      await register({ firstName: 'Mateo', lastName: 'Fieldbrother', ...contact }),
      await register({ firstName: 'Noor', lastName: 'Fieldsister', ...contact }),
    ]
    await pool().query(`UPDATE mails SET status = 'sent'`)
    await pool().query(
      `UPDATE player_registrations SET updated_at = now() + interval '20 months' WHERE id = ANY ($1)`,
      [others],
    )
    return { gone: erased, others }
  }

  test.each([
    [8, { entries: 0, mails: false }],
    [13, { entries: 0, mails: true }],
    [25, { entries: 1, mails: true }],
  ])('does after %i months what its dry run counted', async (months, { entries, mails }) => {
    const { others } = await families()
    const siblings = await rowsOf(others)
    const counted = await countDue(inMonths(months))
    expect(await count('player_registrations')).toBe(3)
    expect(await applyRetention(inMonths(months))).toEqual(counted)
    const due = (key: RetentionKey) => of(counted, key)!.due
    expect([due('entries'), due('mails') > 0]).toEqual([entries, mails])
    await makeErasuresDue()
    expect(await eraseDue()).toBe(entries)
    expect(await count('player_registrations')).toBe(3 - entries)
    if (entries === 1) expect(await findTraces(NAMES)).toEqual([])
    else expect(await findTraces(NAMES)).not.toEqual([])
    expect(await rowsOf(others)).toEqual(siblings)
    if (mails) expect(await count('mails', `"to" LIKE '%@example.org'`)).toBe(0)
  })
})

/** Returns every row that contains a name or an id of these children. */
async function rowsAbout(
  children: readonly { name: string; player: string; registration: string }[],
): Promise<string[]> {
  return rowsWith(children.flatMap(({ name, player, registration }) => [name, player, registration]))
}

/** Returns every row of these entries but their mails, whose words go earlier. */
async function rowsOf(entries: readonly string[]): Promise<string[]> {
  return (await rowsWith(entries)).filter((row) => !row.startsWith('public.mails '))
}

async function rowsWith(words: readonly string[]): Promise<string[]> {
  return (await everyRow(pool()))
    .filter(({ row }) => words.some((word) => row.includes(word)))
    .map(({ table, row }) => `${table} ${row}`)
    .toSorted()
}
