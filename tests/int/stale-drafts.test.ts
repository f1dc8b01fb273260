import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { callRest } from './access-requests'
import { staffAs, staffCookie } from './staff'
import { freshDatabase, payload } from './support'

freshDatabase()

const context = { disableRevalidate: true }
const DRAWING = { players: [{ label: '1', at: [250, 280] }], steps: [] }
const KINDS = [
  ['plays', 'name', { drawing: DRAWING }],
  ['posts', 'title', {}],
  ['films', 'title', {}],
  ['events', 'title', {}],
  ['faqs', 'question', {}],
] as const

type Role = 'admin' | 'editor'

describe.each(KINDS)('the autosave of %s', (collection, title, content) => {
  async function make(): Promise<string> {
    // The address of an article is made of its title.
    const data = { [title]: `Zero ${randomUUID()}`, ...content } as never
    const made = await (
      await payload()
    ).create({ collection, data, draft: true, overrideAccess: false, user: await staffAs('editor'), context })
    return String(made.id)
  }

  async function save(id: string, role: Role, name: string, revision: number | undefined) {
    const options = { draft: true, autosave: true, overrideAccess: false, user: await staffAs(role), context }
    const data = { [title]: name, revision } as never
    return (await payload()).update({ collection, id, data, ...options })
  }

  test('is refused when a colleague has changed it since it was opened', async () => {
    const id = await make()
    expect(await save(id, 'editor', 'One', 1)).toMatchObject({ [title]: 'One', revision: 2 })
    await expect(save(id, 'admin', 'Two', 1)).rejects.toThrow(
      'changed this since you opened it. What you entered is still here but not saved.',
    )
    expect(await save(id, 'editor', 'Three', 1)).toMatchObject({ [title]: 'Three', revision: 3 })
    expect(await save(id, 'admin', 'Four', 3)).toMatchObject({ [title]: 'Four', revision: 4 })
  })

  test('lets one of two through that come at once', async () => {
    const id = await make()
    const both = await Promise.allSettled([save(id, 'editor', 'One', 1), save(id, 'admin', 'Two', 1)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('accepts documents without a revision, and does not name the author', async () => {
    const id = await make()
    await save(id, 'admin', 'One', 1)
    expect(await save(id, 'editor', 'Two', undefined)).toMatchObject({ [title]: 'Two', revision: 3 })
    const answer = await callRest(await staffCookie('editor'), 'GET', `${collection}/${id}?draft=true`)
    expect(await answer.text()).not.toContain('changedBy')
  })
})

describe('the autosave of a page', () => {
  async function save(role: Role, title: string, revision: number): Promise<{ status: number; text: string }> {
    const path = 'globals/search-page?draft=true&autosave=true'
    const answer = await callRest(await staffCookie(role), 'POST', path, JSON.stringify({ hero: { title }, revision }))
    return { status: answer.status, text: await answer.text() }
  }

  async function stored() {
    const cms = await payload()
    return cms.findGlobal({ slug: 'search-page', draft: true, context })
  }

  test('is refused when a colleague has changed it since it was opened, also before its first save', async () => {
    expect(await save('editor', 'One', 1)).toMatchObject({ status: 200 })
    const refused = await save('admin', 'Two', 1)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('changed this since you opened it. What you entered is still here but not saved.')
    expect(await stored()).toMatchObject({ hero: { title: 'One' }, revision: 2 })
    expect(await save('editor', 'Three', 1)).toMatchObject({ status: 200 })
    const accepted = await save('admin', 'Four', 3)
    expect(accepted.status).toBe(200)
    expect(accepted.text).not.toContain('changedBy')
    expect(await stored()).toMatchObject({ hero: { title: 'Four' }, revision: 4 })
  })
})

test('refuses a save while a colleague has the document open, and says that nothing entered is lost', async () => {
  const api = await payload()
  const play = await api.create({
    collection: 'plays',
    data: { name: `Open ${randomUUID()}`, drawing: DRAWING } as never,
    draft: true,
    context,
  })
  const editor = await staffAs('editor')
  await api.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'plays', value: play.id },
      user: { relationTo: 'staff', value: editor.id },
    },
  })
  const body = JSON.stringify({ name: 'Mine' })
  const answer = await callRest(await staffCookie('admin'), 'PATCH', `plays/${play.id}?draft=true&autosave=true`, body)
  expect(answer.status).toBe(423)
  expect(await answer.json()).toEqual({
    errors: [
      {
        name: 'Locked',
        message: 'A colleague is changing this now. What you entered is still here but not saved.',
      },
    ],
  })
})
