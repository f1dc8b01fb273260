import type { Browser, Locator, Page } from '@playwright/test'
import type pg from 'pg'
import { moveTo, sendAnswer } from '../support/answer'
import { changeInAdmin } from '../support/admin'
import { everywhere, linkOf, PHONE, putOnRoster, REQUIRED } from '../support/enrolment'
import { readPdfText } from '../support/pdf-text'
import { filterOverdue, moveMany, openOne, openWorkQueue } from '../support/registrar-inbox'
import { fillInbox, type Morning } from '../support/registrar-morning'
import { expectNoSidewaysScroll } from '../support/accessible'
import { expect, reactReady, test, visit } from '../support/site'
import { expectEventually, reading } from '../support/eventually'
import { answerOf, deliverDueMail, statusTokenOf } from '../support/status-mails'
import { styled } from '../support/styled'

const PARENT = 'Pat de la Cruz'
const DAY = 'Please come to the gym on Saturday at ten.'

const mails = (page: Page): Locator => page.locator(styled('mails'))
const newest = (page: Page): Locator => mails(page).getByRole('listitem').first()
const headline = (page: Page): Locator => page.getByRole('heading', { level: 1 })

test('a registrar’s morning: from thirty registrations to a player on a team', async ({
  page,
  db,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const morning = await fillInbox(db, request)
  const { id, firstName, reference } = morning
  const phone = await takePhone(browser, baseURL!)
  const slug = `${firstName.toLowerCase()}-o`

  await test.step('the dashboard shows how many wait, and links to them', () => openWorkQueue(page))
  await test.step('twenty of the thirty are overdue', () => filterOverdue(page, morning))
  await test.step('they are moved in bulk; those that cannot move show the reason', () => moveMany(page))
  await test.step('one is found by a misspelled name, and opened by keyboard', () => openOne(page, morning))
  await test.step('it is taken, tagged and annotated', () => takeOver(page, db, morning))

  await test.step('a question to the family is written and canceled', async () => {
    await requestInfoAndUndo(page)
    await visit(phone, `/registration-status/${await statusTokenOf(db, reference)}`)
    await expect(headline(phone)).toHaveText('We are reading it')
  })

  await test.step('the player is invited to an evaluation with an edited text', async () => {
    await inviteToPlay(page)
    const mail = await answerOf(db, id)
    expect(mail.text).toContain(DAY)
    await deliverDueMail(db, mail.id)
    await expect.poll(async () => (await answerOf(db, id)).status).toBe('kept')
    await visit(phone, /\/registration-status\/[\w-]+/.exec(mail.text)![0])
    await expect(headline(phone)).toHaveText('Come and play')
  })

  await test.step('a place is offered, and the player is added to the roster in one step', async () => {
    await moveTo(mails(page), 'Accepted').check()
    await sendAnswer(mails(page)).click()
    await expect(mails(page).getByText('Now Accepted')).toBeVisible()
    // The next step is above the mails, and takes the focus.
    const step = page.getByRole('region', { name: 'Roster' })
    await expect(step.getByRole('heading')).toBeFocused()
    expect((await step.boundingBox())!.y).toBeLessThan((await mails(page).boundingBox())!.y)
    const code = await putOnRoster(page)
    await printCode(page, firstName, code)
    expect((await request.post('/members/sign-in/code', { data: { accessCode: code } })).status()).toBe(200)
    expect(await everywhere(request, slug, firstName)).toEqual([])
  })

  await test.step('the family signs on its phone', () => signOnPhone(phone, db, firstName))

  await test.step('the player is listed on the team by first name and initial, for visitors and for staff', async () => {
    await expectEventually(reading(request, '/teams'), (shown) => shown.toContain(`${firstName} O.`))
    await visit(phone, '/teams')
    const squad = phone.getByRole('article').filter({ has: phone.getByRole('heading', { name: '9U', exact: true }) })
    await expect(squad.getByRole('row', { name: `${firstName} O.` })).toContainText('77')
    await expect(phone.getByRole('main')).not.toContainText('Okoro')
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('region', { name: 'Roster' }).getByText('consents 4/4')).toBeVisible()
    await expect(mails(page).getByText('Now Enrolled')).toBeVisible()
  })

  await test.step('the history of the entry lists the whole morning', () => readTimeline(page))

  await test.step('the family revokes its consent to the name, and it disappears from the site', async () => {
    await visit(phone, await linkOf(db, firstName))
    await phone.getByLabel('Nothing: not on the website').tap()
    await phone.getByRole('button', { name: 'Save for the website' }).tap()
    await expect(phone.getByText('Saved. The website shows it now.')).toBeVisible()
    await expectEventually(
      () => everywhere(request, slug, firstName),
      (shown) => shown.toEqual([]),
    )
    await visit(phone, '/teams')
    await expect(phone.getByRole('main')).not.toContainText(firstName)
  })
})

async function takePhone(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: PHONE, isMobile: true, hasTouch: true })).newPage()
}

async function takeOver(page: Page, db: pg.Pool, { id, tag }: Morning): Promise<void> {
  await reactReady(page, '#fc-answer-status')
  const panel = page.getByRole('region', { name: 'Entry panel' })
  await expect(page.getByRole('region', { name: 'Case' }).getByText(/^Overdue \d+ d/)).toBeVisible()
  // The move assigned the entry to her.
  await expect(panel.getByRole('button', { name: 'Take it' })).toHaveCount(0)
  await panel.getByLabel('Tags', { exact: true }).fill('Call back')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('listitem')).toHaveText([tag, 'call back'])

  await changeInAdmin(page, () => page.getByLabel('Internal notes').fill('Calls after six.'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  const { rows } = await db.query(
    `SELECT r.notes, e.tags, s.name FROM player_registrations r JOIN inbox_entries e ON e.entry_id = r.id
     JOIN staff s ON s.id = e.assignee_id WHERE r.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ notes: 'Calls after six.', tags: [tag, 'call back'], name: 'Kim Moreno' }])
}

async function requestInfoAndUndo(page: Page): Promise<void> {
  const panel = mails(page)
  await moveTo(panel, 'Needs info').check()
  await panel.getByLabel('Choose a sentence').selectOption({ label: 'Which days' })
  await sendAnswer(panel).click()
  await expect(panel.getByText('Now Needs info')).toBeVisible()
  await expect(newest(page)).toContainText('Waiting')
  await newest(page).getByRole('button', { name: /^Undo/ }).click()
  await expect(newest(page)).toContainText('Undone')
  await expect(panel.getByText('Now In review')).toBeVisible()
}

async function inviteToPlay(page: Page): Promise<void> {
  const panel = mails(page)
  await moveTo(panel, 'Evaluation').check()
  const message = panel.getByLabel('Message')
  await message.fill((await message.inputValue()).replace('We call you to agree on a day.', DAY))
  await expect(panel.getByRole('region', { name: 'As the family reads it' })).toContainText(DAY)
  await sendAnswer(panel).click()
  await expect(panel.getByText('Now Evaluation')).toBeVisible()
  await expect(newest(page)).toContainText('Waiting')
  await expect(newest(page)).toContainText('written by Kim Moreno')
}

/** Opens the sheet, prints it, and reads the printout. */
async function printCode(page: Page, firstName: string, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Print the code' }).click()
  const sheet = page.getByRole('dialog', { name: 'Film room, 9U' })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await sheet.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  const papers = (await readPdfText(await page.pdf())).map((text) => text.replaceAll(/\s/g, ''))
  // The printout contains only the strip, because it leaves the office.
  const strip = `FILMROOM,9U${firstName}O\\.${code}Typeitat\\S+/login`
  expect(papers).toEqual([expect.stringMatching(`^${strip}Itisyoursalone:\\S+foranewone\\.$`)])
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
}

async function signOnPhone(phone: Page, db: pg.Pool, firstName: string): Promise<void> {
  await visit(phone, await linkOf(db, firstName))
  await expect(headline(phone)).toHaveText('Welcome to the team')
  await expectNoSidewaysScroll(phone)
  await phone.getByLabel('Allergies, medicines, injuries').fill('Peanut allergy.')
  for (const key of REQUIRED) {
    await phone.locator(`#${key}`).tap()
    await expect(phone.locator(`#${key}`)).toBeChecked()
  }
  await phone.getByLabel('Your full name').fill(PARENT)
  await phone.getByRole('button', { name: 'Sign and send' }).tap()
  await expect(headline(phone)).toHaveText(`${firstName} is on the team`)
  await expect(phone.getByText(`Signed by ${PARENT}`)).toHaveCount(REQUIRED.length)
}

async function readTimeline(page: Page): Promise<void> {
  const story = page.getByRole('region', { name: 'History' })
  const moves = ['Pending', 'In review', 'Needs info', 'In review', 'Evaluation', 'Accepted', 'Enrolled']
  for (const [index, to] of moves.slice(1).entries())
    await expect(story.getByText(`${moves[index]} → ${to}`, { exact: true })).toBeVisible()
  for (const title of ['Assigned', 'Tag added']) await expect(story.getByText(title, { exact: true })).toBeVisible()
  await expect(story.getByText('undone, never went out')).toBeVisible()
}
