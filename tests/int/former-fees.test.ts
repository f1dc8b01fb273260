import { expect, test } from 'vitest'
import { listStillNamed } from '@/features/site/server/former-amounts'
import { freshDatabase, payload } from './support'
import { staffAs } from './staff'

freshDatabase('demo')

const context = { disableRevalidate: true }

test('a fee change lists the pages that still name the old amount', async () => {
  const cms = await payload()
  expect(await listStillNamed()).toEqual([])
  const question = { question: 'Is it $199.99?', answer: 'Yes.', order: 90, _status: 'published' as const }
  const faq = await cms.create({ collection: 'faqs', data: question, context, draft: false })
  const treasurer = await staffAs('treasurer')
  const data = { monthlyCents: 20_999 }
  await cms.updateGlobal({ slug: 'fees', data, user: treasurer, overrideAccess: false, context: { ...context } })
  // The registration fee is still $199.99, so that amount is correct.
  expect(await listStillNamed()).toEqual([])
  const both = { registrationCents: 21_500 }
  await cms.updateGlobal({ slug: 'fees', data: both, user: treasurer, overrideAccess: false, context: { ...context } })
  expect(await listStillNamed()).toEqual([
    { title: 'Is it $199.99?', path: '/faqs', amounts: ['$199.99'] },
    { title: 'Academy Training', path: '/programs', amounts: ['$199.99'] },
  ])
  await cms.delete({ collection: 'faqs', id: faq.id, context })
  expect((await listStillNamed()).map(({ title }) => title)).toEqual(['Academy Training'])
})
