import { expect, test } from 'vitest'
import { columnLabel, isExported } from '@/features/privacy/rules/child-export/labels'
import { showCell } from '@/features/privacy/rules/child-export/show'
import { dataMap } from '@/features/privacy/rules/data-map/data-map'
import { childScope } from '@/features/privacy/server/child-file/scopes'
import { pool } from '@/server/database/pool'
import { exportOf, fillEveryTable, household } from './child-file-support'
import { accept, clearRosters, makeSeasons } from './rosters-support'
import { staffAs } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

async function acceptBrother(kofi: string): Promise<string> {
  const [cms, user] = [await payload(), await staffAs('registrar')]
  for (const status of ['in_review', 'accepted'] as const)
    await cms.update({ collection: 'player-registrations', id: kofi, data: { status }, user })
  return (await accept(kofi, { division: '14U', gender: 'boy', number: '8' })).player
}

// A single test: filling every table removes the constraints of the database.
test('the export contains every value that is not secret, lists the omitted ones, and nothing of the brother', async () => {
  await clearRosters()
  await makeSeasons()
  const { player, kofi } = await household()
  const brother = await acceptBrother(kofi)
  const { rows: hashes } = await pool().query<{ hash: string }>('SELECT code_hash AS hash FROM member_secrets')
  const written = await fillEveryTable(player, 'ZURI')
  await fillEveryTable(brother, 'KOFI')
  const { page, data, files } = await exportOf(player)
  const whole = Object.values(files).join('\n')
  const rows = dataMap.filter(({ table }) => childScope(table))

  for (const { table, columns } of rows.filter((row) => row.class !== 'secret')) {
    const values = data.things.flatMap(({ records }) => records.filter((record) => record.table === table))
    for (const column of columns.filter(isExported)) {
      expect(columnLabel(table, column), `${table}.${column}: what does a parent call it?`).not.toBe(column)
      const text = written[table]![column]
      const cells = values.map((record) => record.values[column])
      if (text) expect(cells, `${table}.${column}`).toContain(text)
      else
        expect(
          cells.some((cell) => cell !== undefined),
          `${table}.${column}`,
        ).toBe(true)
      if (text && columnLabel(table, column)) expect(page, column).toContain(showCell(table, column, text))
    }
    for (const column of columns.filter((name) => !isExported(name) && written[table]![name]))
      expect(whole, `${table}.${column}`).not.toContain(written[table]![column])
  }
  for (const { table, columns, what } of rows.filter((row) => row.class === 'secret')) {
    expect(data.leftOut.find((left) => left.what === what)?.count, what).toBeGreaterThan(0)
    for (const column of columns.filter((name) => written[table]![name]))
      expect(whole, `${table}.${column}`).not.toContain(written[table]![column])
  }
  expect(hashes.length).toBeGreaterThan(0)
  for (const { hash } of hashes) expect(whole).not.toContain(hash)
  expect(whole).not.toContain('KOFI')
  expect(Object.keys(files)).toEqual(['index.html', 'data.json'])
})
