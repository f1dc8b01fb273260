import { afterEach, describe, expect, test } from 'vitest'
import { refused } from '@/lib/result'
import { pool } from '@/server/database/pool'
import { transaction, type Work } from '@/server/database/transaction'
import { freshDatabase, countRows, payload } from './support'

freshDatabase()
afterEach(() => pool().query(`DELETE FROM ${TESTIMONIALS}`))

const testimonial = { name: 'Transaction T.', role: 'Test', content: 'Words.', rating: 5, order: 900 }
const TESTIMONIALS = `testimonials WHERE name LIKE 'Transaction%'`
const context = { disableRevalidate: true }

test('Payload does not report a document as created when COMMIT failed', async () => {
  const cms = await payload()
  await pool().query(`
    CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no commit'; END $$;
    CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON testimonials DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION refuse_commit();`)
  try {
    await expect(cms.create({ collection: 'testimonials', data: testimonial, context })).rejects.toThrow()
  } finally {
    await pool().query('DROP TRIGGER refuse_commit ON testimonials; DROP FUNCTION refuse_commit')
  }
  expect(await countRows(`testimonials WHERE name = 'Transaction T.'`)).toBe(0)
})

test('a failed read inside a transaction does not let the rest succeed', async () => {
  const cms = await payload()
  const transactionID = (await cms.db.beginTransaction())!
  const req = { transactionID, context, payload: cms } as never
  await cms.create({ collection: 'testimonials', data: testimonial, req, context })
  await cms.findByID({ collection: 'testimonials', id: 'not-a-uuid', req }).catch(() => null)
  const committed = cms.db.commitTransaction(transactionID)
  const stored = await committed.then(
    () => countRows(`testimonials WHERE name = 'Transaction T.'`),
    () => 'rejected',
  )
  expect([1, 'rejected']).toContain(stored)
})

test('an ordinary create commits', async () => {
  const cms = await payload()
  const { id } = await cms.create({ collection: 'testimonials', data: testimonial, context })
  expect(await countRows(`testimonials WHERE id = '${id}'`)).toBe(1)
})

describe('transaction()', () => {
  test('commits writes of the Local API and our own SQL, on one connection, with dates as dates', async () => {
    const changed = await writeBoth(({ at }) => at)
    expect(changed).toBeInstanceOf(Date)
    expect(await countRows(`testimonials WHERE name = 'Transaction by SQL'`)).toBe(1)
  })

  test('rolls both back when an error is thrown', async () => {
    const answer = writeBoth(() => Promise.reject(new Error('Unexpected.')))
    await expect(answer).rejects.toThrow('Unexpected.')
    expect(await countRows(TESTIMONIALS)).toBe(0)
  })

  test('rolls both back when the result is a refusal, and returns the reason', async () => {
    expect(await writeBoth(() => refused('Not today.'))).toEqual({ ok: false, error: 'Not today.' })
    expect(await countRows(TESTIMONIALS)).toBe(0)
  })

  test('does not commit the rest after a call of the Local API failed, even where the error was caught', async () => {
    const answer = writeBoth(async ({ payload: cms, req }) => {
      await cms.create({ collection: 'testimonials', data: { ...testimonial, rating: 9 }, req }).catch(() => null)
    })
    await expect(answer).rejects.toThrow('rolled back')
    expect(await countRows(TESTIMONIALS)).toBe(0)
  })

  test('reports no commit after a statement failed, even where the error was caught', async () => {
    const answer = transaction((client) => client.query('SELECT 1 / 0').catch(() => null))
    await expect(answer).rejects.toThrow('could not be committed')
  })

  test('leaves no open session', async () => {
    const { db } = await payload()
    const sessions = () => Object.keys((db as unknown as { sessions: object }).sessions)
    const before = sessions()
    await writeBoth(() => null)
    await writeBoth(() => Promise.reject(new Error('lost'))).catch(() => null)
    expect(sessions()).toEqual(before)
  })
})

// Creates one document by the Local API, changes it by SQL, and then ends as the test requests.
function writeBoth<T>(end: (written: Work & { at: Date }) => T | Promise<T>): Promise<T> {
  return transaction(async (client, join) => {
    const work = await join(await payload(), { context })
    const { id } = await work.payload.create({ collection: 'testimonials', data: testimonial, req: work.req })
    const { rows } = await client.query<{ at: Date }>(
      `UPDATE testimonials SET name = 'Transaction by SQL' WHERE id = $1 RETURNING updated_at AS at`,
      [id],
    )
    return end({ ...work, at: rows[0]!.at })
  })
}
