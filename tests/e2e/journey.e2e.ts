import { moveTo } from '../support/answer'
import { registrationInput } from '../support/factories'
import { both, expect, fill, hydrated, smoke, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

test(
  'a family registers; staff find the registration and its mails, and change its status',
  { tag: [both.tag, smoke.tag] },
  async ({ page, db }) => {
    const lastName = `Journey${Date.now()}`
    await visit(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('YOU’LL BE READY')
    await page.getByRole('link', { name: 'JOIN THE ACADEMY' }).first().click()
    await expect(page).toHaveURL('/player-registration')
    await page.getByRole('link', { name: /Player Registration/ }).click()
    await expect(page).toHaveURL('/player-registration?form=player')

    await hydrated(page)
    await fill(page, registrationInput({ lastName }))
    await page.getByRole('button', { name: 'Send registration' }).click()
    await expect(page.getByRole('heading', { name: 'REGISTRATION COMPLETE' })).toBeVisible()
    const reference = await page.getByText(/^PR-\w{4}-\w{4}$/).innerText()

    const { rows } = await db.query('SELECT * FROM player_registrations WHERE player_last_name = $1', [lastName])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ reference, status: 'pending', division: null, date_of_birth: '2012-04-09' })

    const mailState = async () =>
      (await db.query('SELECT status FROM mails WHERE entry_id = $1', [rows[0].id])).rows.map(({ status }) => status)
    await expect.poll(mailState).not.toContain('queued')
    await signInAs(page, 'registrar')
    await visit(page, `/admin/collections/mails?search=${reference}`)
    await expect(page.getByRole('row').filter({ hasText: 'pat.cruz@example.org' })).toContainText(/kept/i)

    await visit(page, `/admin/collections/player-registrations?search=${lastName}`)
    await page.getByRole('link', { name: 'Avery' }).click()
    await page.waitForURL(/player-registrations\/[0-9a-f-]{36}/)
    await page.getByRole('button', { name: 'Correct something' }).click()
    await expect(page.locator('#field-goals')).toBeDisabled()
    await expect(moveTo(page, 'Enrolled')).toHaveCount(0)
    await moveTo(page, 'In review').check()
    await page.getByRole('button', { name: 'Move without a mail' }).click()
    await expect(page.getByText('Now In review')).toBeVisible()
    const history = await db.query(
      'SELECT "from", "to", by_name FROM player_registrations_history WHERE _parent_id = $1',
      [rows[0].id],
    )
    expect(history.rows).toEqual([{ from: 'pending', to: 'in_review', by_name: 'Kim Moreno' }])
    const after = await db.query('SELECT status FROM player_registrations WHERE reference = $1', [reference])
    expect(after.rows[0].status).toBe('in_review')
  },
)
