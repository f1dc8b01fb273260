import type { Page } from '@playwright/test'
import { makeRegistration } from '../support/inbox'
import { inboxReady } from '../support/inbox-page'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { readServerLog } from '../support/logins'
import { both, expect, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'
import { styled } from '../support/styled'

// Other tests fill the inbox too: each test filters by its own tag, city or name.
const unique = (word: string) =>
  `${word}${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 6)}`

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test(
  'a registrar opens the inbox from the menu, and finds a family in it by a misspelled name',
  both,
  async ({ page, db }) => {
    const last = unique('Wellington')
    await makeRegistration(db, { first: 'Amara', last, parent: 'Nadia', division: '12U', phone: '+14805550119' })
    // On a narrower screen the admin collapses its menu.
    await page.setViewportSize({ width: 1600, height: 900 })
    await signInAs(page, 'registrar')
    await visit(page, '/admin')
    await page.getByRole('link', { name: /^Inbox/ }).click()
    await expect(page).toHaveURL('/admin/inbox')
    await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const search = page.getByRole('searchbox')
    await search.pressSequentially(`Amarra ${last.slice(0, 9)}x${last.slice(9)}`)
    await search.press('Enter')
    await expect(page.locator(styled('inbox')).getByRole('status')).toContainText('comes close')
    const found = row(page, last)
    await expect(found).toContainText('Registration')
    await expect(found).toContainText('12U')
    await expect(found).toContainText('Nadia')
    await expect(found).toContainText('(480) 555-0119')
    await expect(found).toContainText(/due in/i)
    await expectAccessible(page, styled('inbox'))
    expect([...addresses, page.url(), readServerLog()].join()).not.toContain(last.slice(0, 9))
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(search).toHaveValue('')
    await expect(page.getByText('comes close')).toHaveCount(0)
    await search.pressSequentially(last)
    await search.press('Enter')
    await expect(page.locator(styled('inbox')).getByRole('status')).toContainText('1 entry for')
    await found.getByRole('link').click()
    await expect(page).toHaveURL(/\/admin\/collections\/player-registrations\//)
  },
)

test('filters are in the address, are saved as a named view, and the view is removed again', async ({ page, db }) => {
  const [here, there, name] = [unique('Here'), unique('There'), unique('View ')]
  await makeRegistration(db, { last: here, division: '14U', status: 'evaluation' })
  await makeRegistration(db, { last: there, division: '13U', status: 'evaluation' })
  await signInAs(page, 'registrar')
  await visit(page, '/admin/inbox?kind=player-registrations')
  await inboxReady(page)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Status').selectOption('Evaluation')
  await page.getByLabel('Division').selectOption('14U')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/kind=player-registrations&.*status=evaluation&division=14U/)
  await expect(row(page, here)).toBeVisible()
  await expect(row(page, there)).toHaveCount(0)
  await expectAccessible(page, styled('inbox'))

  await inboxReady(page)
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const kept = page.getByRole('link', { name })
  await expect(kept).toBeVisible()
  await visit(page, '/admin/inbox')
  await kept.click()
  await expect(page).toHaveURL('/admin/inbox?kind=player-registrations&status=evaluation&division=14U')
  await expect(row(page, here)).toBeVisible()
  await page.getByRole('button', { name: 'Remove this view' }).click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('entries are moved in bulk by keyboard; those that cannot move stay selected and show the reason', async ({
  page,
  db,
}) => {
  const city = unique('City')
  for (const status of ['pending', 'in_review', 'enrolled'])
    await makeRegistration(db, { last: unique('Bulk'), status })
  await db.query(
    `UPDATE inbox_entries SET city = $1 WHERE entry_id IN
       (SELECT id FROM player_registrations WHERE player_last_name LIKE 'Bulk%' ORDER BY created_at DESC LIMIT 3)`,
    [city],
  )
  const { rows: owners } = await db.query<{ name: string }>(
    `UPDATE inbox_entries e SET assignee_id = s.id FROM staff s
     WHERE e.city = $1 AND e.status <> 'pending' AND s.email = 'treasurer@example.org' RETURNING s.name`,
    [city],
  )
  await signInAs(page, 'registrar')
  await visit(page, `/admin/inbox?city=${city}`)
  await expect(page.locator(styled('inbox')).getByText('Select all 3')).toBeVisible()
  await inboxReady(page)
  for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
  const bar = page.getByRole('region', { name: 'Selected entries' })
  await expect(bar).toContainText('3 selected')
  await expect(bar).toContainText(`2 of these belong to ${owners[0]!.name}.`)
  await expectAccessible(page, styled('inbox'))
  await bar.getByLabel('New status').selectOption('evaluation')
  await expect(bar.getByLabel('With').locator('option:checked')).toHaveText('You, where no one has it')
  await bar.getByRole('button', { name: 'Move without a mail' }).click()
  const outcome = page.locator(styled('inbox')).getByRole('status')
  await expect(outcome).toContainText('2 changed, 1 skipped because:')
  await expect(outcome).toContainText('“Enrolled” cannot become “Evaluation”')
  await expect(bar).toContainText('1 selected')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^.*Evaluation/i })
      .first(),
  ).toBeVisible()

  await bar.getByRole('button', { name: 'Sort' }).click()
  await bar.getByLabel('New assignee').selectOption('Kim Moreno')
  await bar.getByRole('button', { name: 'Assign' }).click()
  await expect(outcome).toContainText('1 changed.')
  await page.getByLabel('Select all').check()
  await bar.getByRole('button', { name: 'Sort' }).click()
  await bar.getByLabel('Tag').fill('Sibling')
  await bar.getByRole('button', { name: 'Add tag' }).click()
  await expect(outcome).toContainText('3 changed.')
  const { rows } = await db.query(
    `SELECT status, tags, assignee_id IS NOT NULL AS given FROM inbox_entries WHERE city = $1 ORDER BY status`,
    [city],
  )
  expect(rows).toEqual([
    { status: 'enrolled', tags: ['sibling'], given: true },
    { status: 'evaluation', tags: ['sibling'], given: true },
    { status: 'evaluation', tags: ['sibling'], given: true },
  ])
})

test('the keys search and open, are inactive while typing, and can be disabled', async ({ page, db }) => {
  const last = unique('Keys')
  await makeRegistration(db, { last })
  await signInAs(page, 'registrar')
  await visit(page, '/admin/inbox')
  await inboxReady(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(`jx ${last}`)
  await expect(page.getByRole('searchbox')).toHaveValue(`jx ${last}`)
  await page.getByRole('searchbox').fill(last)
  await page.keyboard.press('Enter')
  await expect(page.locator(styled('inbox')).getByRole('status')).toContainText('1 entry for')
  await page.getByRole('checkbox', { name: 'Keys', exact: true }).uncheck()
  await page.keyboard.press('j')
  await expect(row(page, last).getByRole('link')).not.toBeFocused()
  await page.getByRole('checkbox', { name: 'Keys', exact: true }).check()
  await page.keyboard.press('j')
  await expect(row(page, last).getByRole('link')).toBeFocused()
  await page.keyboard.press('Space')
  const look = page.getByRole('dialog', { name: 'A look inside' })
  await expect(look.getByRole('heading', { level: 2 })).toContainText(last)
  await expectAccessible(page, styled('look'))
  await page.keyboard.press('Escape')
  await expect(look).toHaveCount(0)
  await expect(row(page, last).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/collections\/player-registrations\//)
})

test('an empty list shows a message, and links to a list with entries', async ({ page }) => {
  await signInAs(page, 'registrar')
  await visit(page, '/admin/inbox?city=Nowhere')
  await expect(page.getByText('No entry matches these filters.')).toHaveCount(1)
  await expectAccessible(page, styled('inbox'))
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(page).toHaveURL('/admin/inbox?kind=all')
})

test('on a phone there is no horizontal scrolling', async ({ page, db }) => {
  await makeRegistration(db, { last: `${unique('Phone')}${'schlegelsteinhausen'.repeat(2)}` })
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'registrar')
  await visit(page, '/admin/inbox')
  await expect(page.locator(styled('inbox')).getByText('Select all')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, styled('inbox'))
})
