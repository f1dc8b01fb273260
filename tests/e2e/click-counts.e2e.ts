import type { Page } from '@playwright/test'
import type pg from 'pg'
import { adminPaths } from '../../src/lib/admin-paths'
import { moveTo, sendAnswer } from '../support/answer'
import { Hand } from '../support/hand'
import { makeRegistration } from '../support/inbox'
import { inboxReady } from '../support/inbox-page'
import { onDeskAndPhone } from '../support/on-desk-and-phone'
import { expect, reactReady, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const selection = (page: Page) => page.getByRole('region', { name: 'Selected entries' })

/**
 * Opens the form that moves the selected entries: on a desktop it is already open beside the list, on a phone a button opens
 * it.
 */
async function openMove(page: Page, hand: Hand): Promise<void> {
  const status = selection(page).getByLabel('New status')
  if (!(await status.isVisible())) await hand.click(selection(page).getByRole('button', { name: 'Move', exact: true }))
}

/** Creates registrations with their own tag and opens the inbox filtered by it. */
async function openInbox(page: Page, db: pg.Pool, count: number): Promise<{ ids: string[]; last: string }> {
  const last = `Click${Date.now()}`
  const ids: string[] = []
  for (let index = 0; index < count; index += 1)
    ids.push(await makeRegistration(db, { first: `Kit${String.fromCodePoint(65 + index)}`, last }))
  await db.query('UPDATE inbox_entries SET tags = ARRAY[$2] WHERE entry_id = ANY ($1)', [ids, last.toLowerCase()])
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.inbox(`tag=${last.toLowerCase()}&status=all`))
  await inboxReady(page)
  return { ids, last }
}

const rowOf = (page: Page, first: string) => page.getByRole('checkbox', { name: new RegExp(`^Select ${first} `) })

onDeskAndPhone('assigning three entries takes four clicks', async ({ page, db }) => {
  const { ids } = await openInbox(page, db, 4)
  const hand = new Hand()
  for (const first of ['KitA', 'KitB', 'KitC']) await hand.click(rowOf(page, first))
  await hand.click(selection(page).getByRole('button', { name: 'Take them' }))
  await expect(page.getByRole('status').filter({ hasText: '3 changed.' })).toBeVisible()
  const { rows } = await db.query(
    `SELECT count(*)::int AS count FROM inbox_entries e JOIN staff s ON s.id = e.assignee_id
     WHERE e.entry_id = ANY ($1) AND s.name = 'Kim Moreno'`,
    [ids],
  )
  expect(rows).toEqual([{ count: 3 }])
  expect(hand.acts).toBe(4)
})

onDeskAndPhone(
  'moving ten entries with their mails takes at most four clicks, and undoing all of it one',
  async ({ page, db }) => {
    const { ids } = await openInbox(page, db, 10)
    const stored = async () =>
      (await db.query('SELECT DISTINCT status FROM inbox_entries WHERE entry_id = ANY ($1)', [ids])).rows
    const hand = new Hand()
    await hand.click(page.getByLabel('Select all 10'))
    await openMove(page, hand)
    await hand.choose(selection(page).getByLabel('New status'), 'evaluation')
    await hand.click(page.getByRole('button', { name: 'Move and write to 10 families' }))
    const bar = page.getByRole('region', { name: 'Undo' })
    await expect(bar).toContainText('10 entries moved to Evaluation. 10 mails wait to leave.')
    expect(await stored()).toEqual([{ status: 'evaluation' }])
    const moved = hand.acts
    expect(moved).toBeLessThanOrEqual(4)
    await hand.click(bar.getByRole('button', { name: 'Undo all 10' }))
    await expect(bar).toContainText('10 taken back.')
    expect(await stored()).toEqual([{ status: 'pending' }])
    expect(hand.acts - moved).toBe(1)
  },
)

onDeskAndPhone('declining three entries and undoing one of them takes seven clicks', async ({ page, db }) => {
  const { ids, last } = await openInbox(page, db, 3)
  const hand = new Hand()
  await hand.click(page.getByLabel('Select all 3'))
  await openMove(page, hand)
  await hand.choose(selection(page).getByLabel('New status'), 'declined')
  await hand.click(selection(page).getByRole('button', { name: 'Move without a mail' }))
  await expect(page.getByRole('status').filter({ hasText: '3 changed.' })).toBeVisible()
  await hand.click(page.getByRole('link', { name: `KitA ${last}` }))
  await reactReady(page, '#fc-answer-status')
  await hand.click(page.getByRole('button', { name: 'Undo: back to “Pending”' }))
  await expect(page.getByText('Now Pending')).toBeVisible()
  const { rows } = await db.query(
    'SELECT status, count(*)::int AS count FROM inbox_entries WHERE entry_id = ANY ($1) GROUP BY status ORDER BY 1',
    [ids],
  )
  expect(rows).toEqual([
    { status: 'declined', count: 2 },
    { status: 'pending', count: 1 },
  ])
  expect(hand.acts).toBeLessThanOrEqual(7)
})

onDeskAndPhone('writing to two families takes four clicks and keeps their statuses', async ({ page, db }) => {
  const { ids } = await openInbox(page, db, 3)
  const hand = new Hand()
  for (const first of ['KitA', 'KitB']) await hand.click(rowOf(page, first))
  await hand.click(selection(page).getByRole('button', { name: 'Write' }))
  const letter = selection(page).getByRole('group', { name: 'Write to 2 families' })
  await letter.getByLabel('Subject').fill('Practice moves to the main gym')
  await letter.getByLabel('Message').fill('Hello {guardian},\n\n{player} plays in the main gym from Monday.')
  await hand.click(letter.getByRole('button', { name: 'Send to 2 families' }))
  await expect(page.getByRole('status').filter({ hasText: '2 mails wait 10 minutes before leaving.' })).toBeVisible()
  const mails = await db.query<{ subject: string; text: string }>(
    `SELECT DISTINCT subject FROM mails WHERE entry_id = ANY ($1) AND status = 'waiting'`,
    [ids],
  )
  expect(mails.rows).toEqual([{ subject: 'Practice moves to the main gym' }])
  const { rows } = await db.query('SELECT DISTINCT status FROM inbox_entries WHERE entry_id = ANY ($1)', [ids])
  expect(rows).toEqual([{ status: 'pending' }])
  expect(hand.acts).toBe(4)
})

onDeskAndPhone('accepting a player and adding them to the roster takes three clicks', async ({ page, db }) => {
  const id = await makeRegistration(db, { first: 'Kit', born: '2018-05-06', status: 'evaluation' })
  await signInAs(page, 'registrar')
  await visit(page, adminPaths.document('player-registrations', id))
  await reactReady(page, '#fc-answer-status')
  const hand = new Hand()
  await hand.click(moveTo(page, 'Accepted'))
  await hand.click(sendAnswer(page))
  const roster = page.getByRole('region', { name: 'Roster' })
  await hand.click(roster.getByRole('group', { name: 'Accept to roster as' }).getByRole('button', { name: 'Girl' }))
  await expect(roster.getByText('is on the roster of 9U')).toBeVisible()
  const { rows } = await db.query('SELECT status FROM inbox_entries WHERE entry_id = $1', [id])
  expect(rows).toEqual([{ status: 'accepted' }])
  expect(hand.acts).toBe(3)
})
