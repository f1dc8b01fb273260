import { makeMember } from '../../support/members'
import { expect, hydrated, test, visit } from '../../support/site'

test.use({ worldName: 'alone_film_throttle' })

// The address of this machine is closed meanwhile, so nobody else may be at work.
async function forget(db: { query: (sql: string) => Promise<unknown> }): Promise<void> {
  await db.query("DELETE FROM rate_limits WHERE key LIKE 'wrong:%'")
}
test.beforeEach(({ db }) => forget(db))
test.afterEach(({ db }) => forget(db))

test('too many wrong codes close the door for a while, to right ones too', async ({ page, db }) => {
  const { code } = await makeMember(db)
  await visit(page, '/login')
  const answers = await page.evaluate(async (right) => {
    const spoofed = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}`, 'x-fullcourt-client': `203.0.113.${n}` })
    const post = (accessCode: string, n: number) =>
      fetch('/members/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...spoofed(n) },
        body: JSON.stringify({ accessCode }),
      })
    const found = []
    for (let n = 1; n <= 10; n += 1) found.push((await post(`WRONG${n}`, n)).status)
    const last = await post(right, 11)
    return [...found, last.status, Number(last.headers.get('retry-after')) > 0]
  }, code)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429, true])
  await hydrated(page)
  await page.locator('[name=accessCode]').fill(code)
  await page.getByRole('button', { name: 'Enter film room' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Too many tries' })).toContainText('15 minutes')
  await expect(page).toHaveURL('/login')
})
