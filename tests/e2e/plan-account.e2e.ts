import type { BrowserContext, Page } from '@playwright/test'
import { enterAs, makeMember, memberCookie } from '../support/members'
import { ADA, makePlan, PLAN } from '../support/plan'
import { expectAccessible } from '../support/accessible'
import { expect, hydrated, test, visit } from '../support/site'
import { signInAs } from '../support/staff-session'

const SAVED = { goal: 'all', position: 'none', trainingFrequency: 3, lacks: [] }
const EMPTY_LISTS = { shoppingDays: 7, done: [], bought: [] }

function accountPanel(page: Page) {
  return page.getByRole('region', { name: 'Keep this plan' })
}

async function open(page: Page, answers: Record<string, string> = ADA) {
  await visit(page, PLAN)
  await hydrated(page)
  await makePlan(page, answers)
}

async function save(page: Page) {
  await accountPanel(page).getByRole('button', { name: 'Save to my account' }).click()
  await accountPanel(page).getByRole('button', { name: 'Save choices and ticks' }).click()
  await expect(accountPanel(page).getByText(/^Saved to your account/)).toBeVisible()
}

/** All request bodies that a page sends to the server. */
function listen(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  return sent
}

/** Returns the stored plan of the account once every change has arrived. */
function stored(context: BrowserContext) {
  return async () => {
    const { kept } = (await (await context.request.get('/members/plan')).json()) as { kept: { plan: object } | null }
    return kept?.plan ?? null
  }
}

test('a member saves choices and ticks, resumes on another device, and deletes them', async ({
  page,
  context,
  browser,
  db,
  baseURL,
}) => {
  const member = await makeMember(db, { hasCode: false })
  await enterAs(context, db, member.id, baseURL!)
  const sent = listen(page)
  await open(page, { ...ADA, weight: '151.5', goal: 'jumpHigher' })
  expect(sent.filter((one) => one.includes('/members/'))).toEqual([])
  await save(page)
  await expect(page.getByText(/an account never holds them/)).toBeFocused()
  await page.getByRole('checkbox', { name: 'Hoop', exact: true }).uncheck()
  await page
    .getByRole('checkbox', { name: /^Day 1: / })
    .first()
    .check()
  await page.getByRole('tab', { name: 'NUTRITION PLAN' }).click()
  await page.getByRole('checkbox', { name: 'Halal' }).check()
  const plan = { goal: 'jumpHigher', position: 'guard', lacks: ['hoop'], done: ['1-skill'] }
  await expect.poll(stored(context)).toMatchObject(plan)
  expect(sent.join('\n')).not.toMatch(/Ada|151\.5|"weight"|"height"|"age"|"gender"|calories|halal/)
  await expectAccessible(page)

  const elsewhere = await browser.newContext({ baseURL })
  await enterAs(elsewhere, db, member.id, baseURL!)
  const tablet = await elsewhere.newPage()
  await visit(tablet, PLAN)
  await hydrated(tablet)
  await tablet.locator('#age').fill('15')
  await tablet.getByRole('button', { name: 'Members: take up a saved plan' }).click()
  await expect(tablet.getByText(/please choose those once more/)).toBeVisible()
  await expect(tablet.locator('#goal')).toHaveValue('jumpHigher')
  await expect(tablet.locator('#age')).toHaveValue('15')
  await expect(tablet.locator('#weight')).toHaveValue('')
  await makePlan(tablet, { name: '', age: '15', feet: '5', inches: '10', weight: '151' })
  await expect(tablet.getByRole('checkbox', { name: /^Day 1: / }).first()).toBeChecked()
  await expect(tablet.getByRole('checkbox', { name: 'Hoop', exact: true })).not.toBeChecked()
  await tablet.getByRole('button', { name: 'Reset Week' }).click()
  await expect.poll(stored(context)).toMatchObject({ ...plan, done: [] })
  await accountPanel(tablet).getByRole('button', { name: 'Delete from my account' }).click()
  await expect(tablet.getByText('Your account holds no plan anymore.')).toBeFocused()
  await tablet
    .getByRole('checkbox', { name: /^Day 2: / })
    .first()
    .check()
  await expect(tablet.getByText('Exercise marked as completed! Keep up the great work!')).toBeVisible()
  expect(await stored(context)()).toBeNull()
  await elsewhere.close()
})

test('an existing plan is not overwritten without confirmation, and a new plan is not saved automatically', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const member = await makeMember(db, { hasCode: false })
  await enterAs(context, db, member.id, baseURL!)
  const headers = { origin: baseURL! }
  const before = { ...SAVED, ...EMPTY_LISTS, goal: 'stronger', done: ['2-recovery'] }
  expect((await context.request.post('/members/save-plan', { data: before, headers })).status()).toBe(200)
  await open(page)
  await accountPanel(page).getByRole('button', { name: 'Save to my account' }).click()
  await expect(accountPanel(page).getByText(/^Your account holds a plan, saved on /)).toBeVisible()
  expect(await stored(context)()).toEqual(before)
  await accountPanel(page).getByRole('button', { name: 'Take up the saved plan' }).click()
  await expect(page.getByText(/get stronger\.$/)).toBeVisible()
  await expect(page.getByText(`Age 15, 5'10", 150 lb`)).toBeVisible()
  await page.getByRole('button', { name: '← Back to Form' }).click()
  await makePlan(page, { ...ADA, name: 'Leo', goal: 'getQuicker' })
  await page
    .getByRole('checkbox', { name: /^Day 1: / })
    .first()
    .check()
  await expect(page.getByText('Exercise marked as completed! Keep up the great work!')).toBeVisible()
  expect(await stored(context)()).toMatchObject({ goal: 'stronger', done: ['2-recovery'] })
})

test('a signed-out member sees a message and loses nothing; the same when the server fails', async ({
  page,
  context,
}) => {
  await open(page)
  await accountPanel(page).getByRole('button', { name: 'Save to my account' }).click()
  await expect(accountPanel(page).getByText(/Please sign in first/)).toBeFocused()
  await expect(accountPanel(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fperformance-tracker',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: '← Back to Form' }).click()
  await context.route('**/members/plan', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Members: take up a saved plan' }).click()
  await expect(page.getByText('Your account did not answer. Please try again in a minute.')).toBeVisible()
  await expect(page.locator('#weight')).toHaveValue('150')
})

test('the server rejects body data, other sites and visitors; members cannot read each other’s plans', async ({
  request,
  db,
  baseURL,
}) => {
  const [one, other] = await Promise.all([makeMember(db, { hasCode: false }), makeMember(db, { hasCode: false })])
  const plan = { ...SAVED, ...EMPTY_LISTS }
  const send = async (id: string | null, data: object, origin = baseURL!) => {
    const cookie: Record<string, string> = id ? { cookie: await memberCookie(db, id) } : {}
    return (await request.post('/members/save-plan', { data, headers: { origin, ...cookie } })).status()
  }
  expect(await send(null, plan)).toBe(401)
  expect(await send(one.id, plan, 'https://evil.example')).toBe(403)
  for (const body of [{ weight: 150 }, { height: 70 }, { bmi: 21 }, { calories: 2500 }, { age: 15 }])
    expect(await send(one.id, { ...plan, ...body })).toBe(422)
  const { rows } = await db.query('SELECT 1 FROM member_plans WHERE member_id = $1', [one.id])
  expect(rows).toEqual([])
  expect(await send(one.id, plan)).toBe(200)
  const read = async (id: string) => {
    const answer = await request.get('/members/plan', { headers: { cookie: await memberCookie(db, id) } })
    expect(answer.headers()['cache-control']).toBe('private, no-store')
    return ((await answer.json()) as { kept: unknown }).kept
  }
  expect(await read(one.id)).toMatchObject({ plan })
  expect(await read(other.id)).toBeNull()
  expect((await request.get('/members/plan')).status()).toBe(401)
})

test('staff have no account to store a plan in, and see a message', async ({ page }) => {
  await signInAs(page, 'coach')
  await open(page)
  await accountPanel(page).getByRole('button', { name: 'Save to my account' }).click()
  await expect(accountPanel(page).getByText(/You are signed in as staff\.$/)).toBeVisible()
  await expect(accountPanel(page).getByRole('button', { name: 'Save choices and ticks' })).toHaveCount(0)
})
