import { describe, expect, test } from 'vitest'
import { dataMap, hasNoPersonalData, TIES, PARTLY_EXPORTED } from '@/features/privacy/rules/data-map/data-map'
import { pool } from '@/server/database/pool'
import { freshDatabase } from './support'

freshDatabase()

async function listColumns(): Promise<Map<string, string[]>> {
  const { rows } = await pool().query<{ table: string; columns: string[] }>(
    `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attname) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY c.relname`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

function mapped(table: string): string[] {
  return dataMap.filter((row) => row.table === table).flatMap(({ columns }) => columns)
}

describe('the data map', () => {
  test('classifies every table, and lists none that does not exist', async () => {
    const columns = await listColumns()
    const inMap = new Set(dataMap.map(({ table }) => table))
    const unknown = [...columns.keys()].filter((table) => !inMap.has(table) && !hasNoPersonalData(table))
    expect(unknown).toEqual([])
    expect([...inMap].filter((table) => !columns.has(table))).toEqual([])
    expect([...inMap].filter(hasNoPersonalData)).toEqual([])
  })

  test('has every column of a table with personal data, once', async () => {
    const columns = await listColumns()
    for (const table of new Set(dataMap.map((row) => row.table))) {
      const names = mapped(table)
      expect(names, table).toEqual([...new Set(names)])
      expect(columns.get(table), table).toEqual(expect.arrayContaining(names))
      if (PARTLY_EXPORTED.has(table)) continue
      const missing = columns.get(table)!.filter((column) => !TIES.has(column) && !names.includes(column))
      expect(missing, `${table}: say what it is, why it is kept, who reads it and until when`).toEqual([])
    }
  })
})
