import { expect, test } from 'vitest'
import { invalidatedBy } from './invalidated'
import { freshDatabase, payload } from './support'

freshDatabase('demo')

const QUESTION = { question: 'May I watch?', answer: 'Yes.', order: 10 }

async function makeQuestion(status: 'draft' | 'published'): Promise<string> {
  const data = { ...QUESTION, _status: status }
  const { id } = await (await payload()).create({ collection: 'faqs', data, draft: status === 'draft' })
  return id
}

test('updating, unpublishing and deleting each invalidate the tag of their collection', async () => {
  const cms = await payload()
  const id = await makeQuestion('published')
  const update = (data: object) => () => cms.update({ collection: 'faqs', id, data })
  expect(await invalidatedBy(update({ question: 'May grandparents watch?' }))).toEqual(['collection:faqs'])
  expect(await invalidatedBy(update({ _status: 'draft' }))).toEqual(['collection:faqs'])
  expect(await invalidatedBy(() => cms.delete({ collection: 'faqs', id }))).toEqual(['collection:faqs'])
})

test('updating a global invalidates its tag', async () => {
  const cms = await payload()
  const change = () => cms.updateGlobal({ slug: 'fees', data: { registrationCents: 20_099 } })
  expect(await invalidatedBy(change)).toEqual(['global:fees'])
})

test('saving a draft of the published document invalidates nothing', async () => {
  const cms = await payload()
  const id = await makeQuestion('published')
  const change = () =>
    cms.update({ collection: 'faqs', id, data: { question: 'Draft?', _status: 'draft' }, draft: true })
  expect(await invalidatedBy(change)).toEqual([])
})

test('a change that is rolled back invalidates nothing', async () => {
  const cms = await payload()
  const id = await makeQuestion('published')
  const change = async () => {
    const req = { transactionID: (await cms.db.beginTransaction())! }
    await cms.update({ collection: 'faqs', id, data: { question: 'Never?' }, req: req as never })
    await cms.db.rollbackTransaction(req.transactionID)
  }
  expect(await invalidatedBy(change)).toEqual([])
})

test('two transactions invalidate the same tag without blocking each other', async () => {
  const cms = await payload()
  const [first, second] = [await makeQuestion('published'), await makeQuestion('published')]
  const transactions = [await cms.db.beginTransaction(), await cms.db.beginTransaction()]
  const change = (id: string, transactionID: number | string | null) =>
    cms.update({ collection: 'faqs', id, data: { answer: 'Of course.' }, req: { transactionID } as never })
  const changes = async () => {
    await change(first, transactions[0]!)
    await change(second, transactions[1]!)
    for (const id of transactions) await cms.db.commitTransaction(id!)
  }
  expect(await invalidatedBy(changes)).toEqual(['collection:faqs', 'collection:faqs'])
})
