import type { Page } from '@playwright/test'
import type pg from 'pg'
import { expectFits } from './content'
import { tryoutInput } from './factories'
import { queryMails } from './mails'
import { expect, fill, hydrated, visit } from './site'

/** Signs up for a date of the evening practice, and finds the date on the card, in the entry and in the mail. */
export async function expectDateKept(page: Page, db: pg.Pool, day: string): Promise<void> {
  await visit(page, '/events/evening-practice')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(`/tryout-registration/evening-practice/${day}`)
  await expect(page.getByRole('region', { name: 'You are signing up for' })).toContainText('6–8 PM')
  await expectFits(page, `/tryout-registration/evening-practice/${day}`)
  await hydrated(page)
  const playerLastName = `Dated${Date.now()}`
  await fill(page, tryoutInput({ playerLastName }))
  await page.getByRole('button', { name: 'Register for Tryouts' }).click()
  const card = page.getByRole('region', { name: 'Registration Successful!' })
  await expect(card).toContainText('Evening practice. Main gym')
  await expect(card.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/events/evening-practice/${day}/event.ics`,
  )
  const file = await (await page.request.get(`/events/evening-practice/${day}/event.ics`)).text()
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(file).toContain(`DTSTART;TZID=America/Phoenix:${day.replaceAll('-', '')}T180000`)
  expect(file).not.toContain('RRULE')
  const { rows } = await db.query(
    'SELECT id, event_summary, event_path FROM tryout_registrations WHERE player_last_name = $1',
    [playerLastName],
  )
  expect(rows[0]).toMatchObject({ event_path: `/events/evening-practice/${day}` })
  expect(rows[0].event_summary).toMatch(/^Evening practice, .*, 6–8 PM, Main gym/)
  const mails = await queryMails(db, `SELECT text FROM mails WHERE entry_id = $1 AND kind = 'tryout-family'`, [
    rows[0].id,
  ])
  expect(mails.rows[0].text).toContain(`You signed up for: ${rows[0].event_summary}`)
  expect(mails.rows[0].text).toContain(`/events/evening-practice/${day}/event.ics`)
}
