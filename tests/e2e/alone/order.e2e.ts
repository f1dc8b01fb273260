import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'
import { expectEventually } from '../../support/eventually'

const [FIRST, SECOND] = ['Academy Training', 'Private Training'] as const

test('staff reorder by keyboard and by dragging; an unpublished draft stays a draft', async ({
  page,
  request,
  baseURL,
}) => {
  const visibleNames = async () => {
    const html = await (await request.get('/programs')).text()
    return [FIRST, SECOND].sort((a, b) => html.indexOf(`>${a}<`) - html.indexOf(`>${b}<`))
  }
  await signInAs(page, 'editor')
  const headers = { origin: baseURL! }
  const { docs } = (await (await page.request.get('/api/programs?sort=order', { headers })).json()) as {
    docs: { id: string }[]
  }
  const draft = { schedule: 'A schedule that is not decided yet' }
  await page.request.patch(`/api/programs/${docs[0]!.id}?draft=true`, { headers, data: draft })

  await openOrder(page)
  const up = page.getByRole('button', { name: `Move ${SECOND} up` })
  await up.focus()
  await page.keyboard.press('Enter')
  await save(page)
  await expectEventually(visibleNames, (order) => order.toEqual([SECOND, FIRST]))

  await openOrder(page)
  await drag(page, FIRST, SECOND)
  await save(page)
  await expectEventually(visibleNames, (order) => order.toEqual([FIRST, SECOND]))
  expect(await (await request.get('/programs')).text()).not.toContain(draft.schedule)
})

async function openOrder(page: Page): Promise<void> {
  await visit(page, '/admin/collections/programs')
  const save = page.getByRole('button', { name: 'Save the order' })
  // The list may re-render while it is being read.
  await expect(async () => {
    if (!(await save.isVisible())) await page.getByText('Change the order').click()
    await expect(save).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

async function save(page: Page): Promise<void> {
  // For a moment after a drag, a click is treated as its end.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save the order' }).click({ timeout: 1_000 })
    await expect(page.getByText('The new order is live.').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

async function drag(page: Page, title: string, onto: string): Promise<void> {
  const handle = page.getByRole('button', { name: `Drag ${title}` })
  const from = (await handle.boundingBox())!
  const to = (await page.getByRole('button', { name: `Drag ${onto}` }).boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, from.y - 10, { steps: 5 })
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(to.x + to.width / 2, to.y + 2, { steps: 10 })
  await page.mouse.up()
}
