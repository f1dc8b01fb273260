import { expectFits, expectFitsNow } from '../support/content'
import { makeAssignment, makeComment, takeQuiz, watch } from '../support/film-work'
import { makeFilm } from '../support/films'
import { enterAs, makeMember, memberCookie } from '../support/members'
import { makeQuiz } from '../support/quizzes'
import { expect, reactReady, test, revisit, visit } from '../support/site'

type Db = Parameters<typeof makeMember>[0]

async function makeFamily(db: Db) {
  const film = await makeFilm(db, { title: 'Family closeouts' })
  const quiz = await makeQuiz(db, { film, count: 1 })
  const jordan = await makeMember(db, { name: 'Jordan P.', divisions: ['12U'], hasCode: false })
  const mia = await makeMember(db, { name: 'Mia P.', divisions: ['10U'], hasCode: false })
  const parent = await makeMember(db, {
    role: 'parent',
    name: 'Pat P.',
    children: [jordan.id, mia.id],
    email: `pat.${jordan.id}@example.org`,
    hasCode: false,
  })
  await makeAssignment(db, {
    film: film.id,
    quiz: quiz.id,
    members: [jordan.id],
    dueOn: '2026-01-05',
    note: 'Slow it down.',
  })
  await watch(db, jordan.id, film.id, 60)
  await takeQuiz(db, jordan.id, quiz, 0)
  await makeComment(db, { film: film.id, author: jordan.id, name: 'Jordan P.', text: 'I see it', state: 'waiting' })
  return { film, quiz, jordan, mia, parent }
}

test('a parent sees what each child has to do, and has seen, passed and written', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const { film, quiz, jordan, parent } = await makeFamily(db)
  await enterAs(context, db, parent.id, baseURL!)
  await visit(page, '/family')
  const next = page.getByRole('region', { name: 'Next up' }).getByRole('listitem')
  await next.filter({ hasText: 'Jordan' }).getByRole('link', { name: 'All films and comments of Jordan' }).click()
  await expect(page).toHaveURL(`/family?child=${jordan.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jordan’s films')
  const assigned = page.getByRole('region', { name: 'Assigned' }).getByRole('listitem').filter({ hasText: film.title })
  await expect(assigned.first()).toContainText('days late')
  await expect(assigned.first()).toContainText('Opened, 60% seen, quiz not passed yet')
  await expect(assigned.first()).toContainText('Slow it down.')
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Waits for a coach')
  const row = page.getByRole('row').filter({ hasText: film.title }).first()
  await expect(row).toContainText('60%')
  await expect(row).toContainText('Best 0%')
  await takeQuiz(db, jordan.id, quiz, 1)
  await db.query('UPDATE film_views SET share = 80 WHERE member_id = $1', [jordan.id])
  await revisit(page)
  await expect(assigned.first()).toContainText('Done')
  await expect(row).toContainText('Passed, 100%')
  await page.getByRole('link', { name: 'Mia P.' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s films')
  // The demo assigns its own film to everyone.
  await expect(page.getByRole('region', { name: 'Assigned' })).not.toContainText(film.title)
})

test('every link below a child’s page keeps this child, through the film, the library and the sign-in', async ({
  request,
  db,
}) => {
  const { film, jordan, parent } = await makeFamily(db)
  const headers = { cookie: await memberCookie(db, parent.id) }
  const filmLinks = async (path: string) => {
    const html = await (await request.get(path, { headers })).text()
    return [...html.matchAll(/href="(\/film-room[^"]*)"/g)].map(([, href]) => href!)
  }
  const below = await filmLinks(`/family?child=${jordan.id}`)
  expect(below).toContain(`/film-room/${film.slug}?child=${jordan.id}`)
  expect(below).toContain(`/film-room/${film.slug}?child=${jordan.id}#comments`)
  expect(below.filter((href) => /^\/film-room\//.test(href) && !href.includes(`child=${jordan.id}`))).toEqual([])
  expect(await filmLinks(`/film-room/${film.slug}?child=${jordan.id}`)).toContain(`/film-room?child=${jordan.id}`)
  for (const path of ['/family', `/film-room/${film.slug}`]) {
    const answer = await request.get(`${path}?child=${jordan.id}`, { maxRedirects: 0 })
    expect(answer.headers().location).toContain(encodeURIComponent(`${path}?child=${jordan.id}`))
  }
})

test('a parent without a linked child sees the reason and a contact', async ({ page, context, db, baseURL }) => {
  const parent = await makeMember(db, {
    role: 'parent',
    name: 'Lee L.',
    email: `lee.${Date.now()}@example.org`,
    hasCode: false,
  })
  await enterAs(context, db, parent.id, baseURL!)
  await visit(page, '/family')
  await expect(page.getByRole('heading', { name: 'No child linked yet' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /@example\.org/ })).toHaveAttribute('href', /^mailto:/)
  await expectFitsNow(page)
})

test('a parent changes their own name; the e-mail is read-only', async ({ page, context, db, baseURL }) => {
  const { parent } = await makeFamily(db)
  await enterAs(context, db, parent.id, baseURL!)
  await visit(page, '/family')
  const name = page.getByLabel('Your name')
  const save = page.getByRole('button', { name: 'Save name' })
  await expect(save).toBeDisabled()
  await name.fill('   ')
  await save.click()
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await name.fill('Pat Parker')
  await save.click()
  await expect(page.getByText('Your name is saved')).toBeVisible()
  await revisit(page)
  await expect(name).toHaveValue('Pat Parker')
  await expect(page.getByLabel('Your email')).toHaveAttribute('readonly', '')
  const player = await makeMember(db, { hasCode: false })
  const refused = await page.request.post('/members/contact', {
    data: { name: 'Coach' },
    headers: { cookie: await memberCookie(db, player.id) },
  })
  expect(refused.status()).toBe(403)
})

test('the family’s page and a child’s are accessible and fit a phone', async ({ page, context, db, baseURL }) => {
  const { jordan, parent } = await makeFamily(db)
  await enterAs(context, db, parent.id, baseURL!)
  await expectFits(page, '/family')
  await expectFits(page, `/family?child=${jordan.id}`)
})

test('a signed-in parent finds links from the public pages to the family page and back', async ({
  page,
  context,
  db,
  baseURL,
}) => {
  const requests: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/me') && requests.push(request.url()))
  await visit(page, '/family')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByRole('link', { name: /^Parents/ })).toHaveAttribute('aria-current', 'page')
  await visit(page, '/contact')
  await reactReady(page, 'header nav a')
  expect(requests).toEqual([])

  const { parent } = await makeFamily(db)
  await enterAs(context, db, parent.id, baseURL!)
  await visit(page, '/family')
  await page.getByRole('link', { name: 'Main site' }).click()
  await expect(page).toHaveURL('/')
  const row = page.getByRole('navigation', { name: 'For families' })
  await row.getByRole('link', { name: 'Pat P. My family' }).click()
  await expect(page).toHaveURL('/family')
})
