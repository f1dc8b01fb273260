import pg from 'pg'
import { expect, test } from 'vitest'
import { checkStatements } from '../support/statements/check'
import { findStatements } from '../support/statements/find'
import { NEVER_EMPTY, UNKNOWN_TEXTS } from '../support/statements/known'
import { freshDatabase } from './support'

freshDatabase('empty')

test(
  'PostgreSQL accepts every statement of the source, and returns what its row type declares',
  { timeout: 180_000 },
  async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL! })
    await client.connect()
    try {
      const statements = findStatements()
      expect(statements.filter(({ texts }) => texts.length > 0).length).toBeGreaterThan(300)
      expect(await checkStatements(client, statements)).toEqual({
        unknown: UNKNOWN_TEXTS,
        refused: [],
        wrong: [],
        empty: NEVER_EMPTY,
      })
    } finally {
      await client.end()
    }
  },
)
