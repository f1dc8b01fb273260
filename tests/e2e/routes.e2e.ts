import { expect, test, visit } from '../support/site'

type Answer = { path: string; status: number; to?: string; heading?: string }

const CITIES = ['Chandler', 'Glendale', 'Peoria', 'Phoenix', 'Scottsdale']

/** Every route of the specification's two tables, and every path that its pages link to. */
const ROUTES: Answer[] = [
  { path: '/', status: 200, heading: "YOU'LL BE READY" },
  { path: '/about', status: 200 },
  { path: '/programs', status: 200, heading: 'OUR PROGRAMS' },
  { path: '/contact', status: 200 },
  { path: '/teams', status: 200, heading: 'ELITE SQUADS' },
  { path: '/faqs', status: 200, heading: 'FREQUENTLY ASKED QUESTIONS' },
  { path: '/registration', status: 200 },
  { path: '/player-pathway', status: 200, heading: 'THE REALEST PLAYER PATHWAY' },
  ...CITIES.flatMap((city) => [
    {
      path: `/${city.toLowerCase()}-basketball`,
      status: 308,
      to: `/locations/${city.toLowerCase()}-basketball`,
    },
    {
      path: `/locations/${city.toLowerCase()}-basketball`,
      status: 200,
      heading: `Elite Basketball Training in ${city}, Arizona`,
    },
  ]),
  { path: '/nowhere-basketball', status: 404 },
  { path: '/locations/nowhere-basketball', status: 404 },
  { path: '/tryout-registration', status: 200, heading: 'TRYOUT REGISTRATION' },
  { path: '/player-registration', status: 200, heading: 'TRYOUT REGISTRATION' },
  { path: '/player-registration?form=player', status: 200, heading: 'PLAYER REGISTRATION' },
  { path: '/register', status: 308, to: '/player-registration' },
  { path: '/register?form=player', status: 308, to: '/player-registration?form=player' },
  { path: '/academy', status: 200, heading: 'THE ACADEMY' },
  { path: '/youth-academy', status: 200 },
  { path: '/academy/youth', status: 308, to: '/youth-academy' },
  { path: '/advanced-academy', status: 200 },
  { path: '/player/avery-e', status: 200 },
  { path: '/player/nobody', status: 404 },
  { path: '/blog', status: 200, heading: 'THE REALEST BASKETBALL BLOG' },
  { path: '/blog/footwork-before-the-crossover', status: 200 },
  { path: '/blog/no-such-article', status: 307, to: '/blog' },
  { path: '/train', status: 200, heading: 'TRAIN WITH US' },
  { path: '/basketball-training', status: 200 },
  { path: '/private-training', status: 200 },
  { path: '/performance', status: 200 },
  { path: '/train/performance', status: 308, to: '/performance' },
  { path: '/tournaments', status: 200 },
  { path: '/coaches', status: 200 },
  { path: '/testimonials', status: 200 },
  { path: '/media', status: 200 },
  { path: '/events', status: 200 },
  { path: '/privacy', status: 200 },
  { path: '/terms', status: 200 },
  { path: '/search', status: 200 },
  { path: '/fundraiser', status: 200 },
  { path: '/sponsors', status: 200 },
  { path: '/donate', status: 200, heading: 'Support Our Mission' },
  { path: '/funding-deck', status: 200 },
  { path: '/performance-tracker', status: 200 },
  { path: '/film-room', status: 200 },
  { path: '/login', status: 200 },
  { path: '/film-room/a-film', status: 307, to: '/login?next=/film-room/a-film' },
  { path: '/film-room/a-film/quiz', status: 307, to: '/login?next=/film-room/a-film/quiz' },
  { path: '/film/a-film', status: 308, to: '/film-room/a-film' },
  { path: '/film-room/quiz/a-film', status: 308, to: '/film-room/a-film/quiz' },
  { path: '/form-submissions', status: 307, to: '/admin/login?redirect=/form-submissions' },
  { path: '/no-such-page', status: 404, heading: '404' },
]

for (const { path, status, to } of ROUTES) {
  test(`${path} answers ${status}${to ? ` and leads to ${to}` : ''}`, async ({ request, baseURL }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    const location = response.headers().location
    expect(location && decodeURIComponent(location.replace(baseURL!, ''))).toBe(to)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { path, heading } of ROUTES.filter(({ status }) => status === 200)) {
    test(`${path} stands with its heading and a way to register`, async ({ page }) => {
      await visit(page, path)
      const headings = page.getByRole('heading', { level: 1 })
      await expect(headings).toHaveCount(1)
      await expect(headings).toBeVisible()
      if (heading) await expect(headings).toHaveText(heading)
      const ways = page.locator('a[href="/player-registration"], a[href="/register"]')
      expect(await ways.count()).toBeGreaterThan(0)
    })
  }
})

test('whoever asks for an icon by its oldest name gets the drawing', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
})
