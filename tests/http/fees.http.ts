import { expect, test } from '../support/http'

const LINE = /\$399\.98<?.* to get started, then .*\$199\.99.* a month\..*href="\/registration"/s

for (const path of ['/programs', '/player-registration', '/player-registration?form=player', '/tryout-registration'])
  test(`${path} shows the first and the monthly payment of a family, and links to all fees`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html.match(/<main.*<\/main>/s)![0]).toMatch(LINE)
  })

for (const words of ['price', 'cost', 'tuition', 'how much'])
  test(`a search for “${words}” returns the fees first, by their name`, async ({ request }) => {
    const html = await (await request.get(`/search?q=${encodeURIComponent(words)}`)).text()
    const first = html.match(/<ol class="[^"]*results">.*?<\/li>/s)![0]
    expect(first).toContain('href="/registration"')
    expect(first.replaceAll(/<[^>]+>/g, '')).toContain('Fees and registration')
  })
