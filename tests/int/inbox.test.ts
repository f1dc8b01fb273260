import { beforeEach, expect, test } from 'vitest'
import { postRegistration } from '@/features/registration/server/registrations/handlers'
import { formRequest, registrationInput } from '../support/factories'
import { staffAs } from './staff'
import { clearInbox, freshDatabase, payload } from './support'

freshDatabase()
beforeEach(clearInbox)

async function storeOne(): Promise<string> {
  const response = await postRegistration(formRequest('registration', registrationInput()))
  return ((await response.json()) as { id: string }).id
}

async function update(id: string, data: object) {
  const [cms, user] = [await payload(), await staffAs('registrar')]
  return cms.update({ collection: 'player-registrations', id, data, user, overrideAccess: false })
}

test('a status change records the person, the time, and the old and new status', async () => {
  const id = await storeOne()
  await update(id, { status: 'in_review' })
  const { history, status } = await update(id, { status: 'evaluation', division: '12U' })
  expect(status).toBe('evaluation')
  expect(history).toMatchObject([
    { from: 'pending', to: 'in_review', byName: 'Test registrar' },
    { from: 'in_review', to: 'evaluation', byName: 'Test registrar' },
  ])
  expect(Date.parse(history![1]!.at)).toBeGreaterThan(Date.now() - 60_000)
})

test('a change outside the flow is rejected with the allowed steps, and changes nothing', async () => {
  const id = await storeOne()
  await expect(update(id, { status: 'accepted' })).rejects.toMatchObject({
    data: { errors: [{ path: 'status', message: expect.stringContaining('“Pending” cannot become “Accepted”') }] },
  })
  const doc = await (await payload()).findByID({ collection: 'player-registrations', id })
  expect(doc).toMatchObject({ status: 'pending', history: [] })
})

test('an unknown status is rejected', async () => {
  const id = await storeOne()
  await expect(update(id, { status: 'hacked' })).rejects.toThrow()
})

test('the family’s wishes cannot be rewritten, and the history cannot be forged', async () => {
  const id = await storeOne()
  await update(id, {
    notes: 'Called on Friday.',
    goals: 'Changed',
    jerseyNumber: '99',
    reference: 'PR-0000-0000',
    history: [{ from: 'x', to: 'y', at: new Date().toISOString(), byName: 'Other' }],
  })
  const doc = await (await payload()).findByID({ collection: 'player-registrations', id })
  expect(doc).toMatchObject({
    notes: 'Called on Friday.',
    goals: '',
    jerseyNumber: null,
    history: [],
  })
  expect(doc.reference).toMatch(/^PR-/)
})

test('staff find an entry by the player’s name, newest first, and by status', async () => {
  const first = await storeOne()
  await postRegistration(formRequest('registration', registrationInput({ lastName: 'Zebrowski' })))
  await update(first, { status: 'in_review' })
  const [cms, user] = [await payload(), await staffAs('registrar')]
  const all = await cms.find({ collection: 'player-registrations', user, overrideAccess: false })
  expect(all.docs.map(({ playerLastName }) => playerLastName)).toEqual(['Zebrowski', 'Exampleton'])
  const reviewed = await cms.find({
    collection: 'player-registrations',
    where: { status: { equals: 'in_review' } },
    user,
    overrideAccess: false,
  })
  expect(reviewed.docs.map(({ id }) => id)).toEqual([first])
})
