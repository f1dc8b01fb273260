import { afterEach, expect, test } from 'vitest'
import { pool } from '@/server/database/pool'
import { freshDatabase, countRows, payload } from './support'

freshDatabase()
afterEach(() => pool().query(`DELETE FROM testimonials WHERE name LIKE 'Transaction%'`))

const testimonial = { name: 'Transaction T.', role: 'Test', content: 'Words.', rating: 5, order: 900 }
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

test('a read that fails inside a transaction does not let the rest pretend', async () => {
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
