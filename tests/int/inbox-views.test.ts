import { beforeEach, describe, expect, test } from 'vitest'
import { postView } from '@/features/inbox/server/handlers'
import { listViews, type SavedView } from '@/features/inbox/server/views'
import { staffRequest } from './inbox-support'
import { staffAs } from './staff'
import { clearInbox, freshDatabase } from './support'

freshDatabase()
beforeEach(clearInbox)

async function post(body: unknown, role: 'registrar' | 'admin' = 'registrar') {
  const response = await postView(await staffRequest(role, 'view', body))
  return { status: response.status, answer: (await response.json()) as { views: SavedView[] } }
}

describe('saved views', () => {
  const mine = { action: 'save', name: 'Peoria late', query: 'city=Peoria&overdue=1&older=x&q=Amara', isShared: false }

  test('each member of staff starts with three, saves own and shared ones, and removes them', async () => {
    const { id } = await staffAs('registrar')
    expect((await listViews(id)).map(({ name }) => name).slice(0, 3)).toEqual(['Overdue', 'Mine', '12U waiting'])
    const { answer } = await post(mine)
    const view = answer.views.find(({ name }) => name === 'Peoria late')!
    expect(view).toMatchObject({ query: 'city=Peoria&overdue=1', isShared: false })
    const others = await listViews((await staffAs('admin')).id)
    expect(others.map(({ name }) => name)).not.toContain('Peoria late')
    expect((await post({ action: 'delete', id: view.id }, 'admin')).status).toBe(404)
    await post({ action: 'delete', id: view.id })
    expect((await listViews(id)).map(({ name }) => name)).not.toContain('Peoria late')
  })

  test('saving under an existing name keeps the newer filters, and a view without a name is rejected', async () => {
    await post({ ...mine, isShared: true })
    await post({ ...mine, query: 'division=12U', isShared: true })
    const views = (await listViews((await staffAs('admin')).id)).filter(({ name }) => name === 'Peoria late')
    expect(views).toMatchObject([{ query: 'division=12U', isShared: true }])
    await post({ action: 'delete', id: views[0]!.id }, 'admin')
    expect((await post({ ...mine, name: '  ' })).status).toBe(422)
  })
})
