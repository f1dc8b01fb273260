import { EMPTY, enter, parts, say } from '../support/film-comments'
import { expect, test, visit } from '../support/site'

test('shows two placeholders while the comments load, then the empty state', async ({ page, context, db, baseURL }) => {
  const { path } = await enter(context, db, baseURL!)
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/members/comments**', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, path)
  await expect(page.locator('#comments .skeleton')).toHaveCount(2)
  await expect(page.getByText(EMPTY)).toHaveCount(0)
  release()
  await expect(page.getByText(EMPTY)).toBeVisible()
  await expect(page.locator('#comments .skeleton')).toHaveCount(0)
})

test('the button is disabled while the text is blank and while posting', async ({ page, context, db, baseURL }) => {
  const { path } = await enter(context, db, baseURL!)
  await visit(page, path)
  const { box, post } = parts(page)
  await expect(post).toBeDisabled()
  await box.fill('  \n ')
  await expect(post).toBeDisabled()
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/members/comment', async (route) => {
    await held
    await route.continue()
  })
  await say(page, 'Slow line')
  await expect(page.getByRole('button', { name: 'Posting...' })).toBeDisabled()
  release()
  await expect(page.getByText('Comment added')).toBeVisible()
})

test('a failed post keeps the text and appends nothing', async ({ page, context, db, baseURL }) => {
  const { path } = await enter(context, db, baseURL!)
  await visit(page, path)
  await page.route('**/members/comment', (route) =>
    route.fulfill({ status: 503, json: { message: 'Service unavailable' } }),
  )
  await say(page, 'Keep me')
  await expect(page.getByText('Failed to add comment')).toBeVisible()
  await expect(parts(page).box).toHaveValue('Keep me')
  await expect(page.getByText(EMPTY)).toBeVisible()
  await page.unroute('**/members/comment')
  await parts(page).post.click()
  await expect(page.getByText('Comment added')).toBeVisible()
})

test('a failed load is attempted twice, shows an error, and can be retried', async ({ page, context, db, baseURL }) => {
  const { path } = await enter(context, db, baseURL!)
  let tries = 0
  await page.route('**/members/comments**', (route) => {
    tries += 1
    return route.fulfill({ status: 503, json: { message: 'Service unavailable' } })
  })
  await visit(page, path)
  await expect(page.getByText('Failed to load comments')).toBeVisible()
  expect(tries).toBe(2)
  await page.unroute('**/members/comments**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(EMPTY)).toBeVisible()
})

test('shows that the session has ended and keeps the text', async ({ page, context, db, baseURL }) => {
  const { path, member } = await enter(context, db, baseURL!)
  await visit(page, path)
  await expect(page.getByText(EMPTY)).toBeVisible()
  await db.query('DELETE FROM member_sessions WHERE member_id = $1', [member.id])
  await say(page, 'Am I still here?')
  await expect(page.getByText('You must be logged in to comment').first()).toBeVisible()
  await expect(parts(page).box).toHaveValue('Am I still here?')
})
