import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../support/http'
import { expectEventually, reading } from '../../support/eventually'
import { staffHeaders } from '../../support/staff-session'

type Texts = { [name: string]: unknown }

/** Marks every text of a page's global, so that each can be found on the public page. */
function marked(value: unknown, mark: string): unknown {
  if (typeof value === 'string') return `${value} ${mark}`
  if (Array.isArray(value)) return value.map((row) => marked(row, mark))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'id' || name.endsWith('Href') ? one : marked(one, mark),
    ]),
  )
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, one]) => (name === 'id' ? [] : listTexts(one)))
    : []
}

async function rewrite(request: APIRequestContext, slug: string, parts: string[]): Promise<Texts> {
  const headers = await staffHeaders(request, 'editor')
  const page = (await (await request.get(`/api/globals/${slug}?depth=0`, { headers })).json()) as Texts
  const data = Object.fromEntries(parts.map((part) => [part, marked(page[part], 'REWRITTEN')])) as Texts
  const answer = await request.post(`/api/globals/${slug}`, { headers, data: { ...data, _status: 'published' } })
  expect(answer.status(), await answer.text()).toBe(200)
  return data
}

test('both registration pages show the editors’ texts, and none that editors cannot change', async ({ request }) => {
  const { hero, choice, tryout, player } = await rewrite(request, 'registration-page', [
    'hero',
    'choice',
    'tryout',
    'player',
  ])
  const sections = {
    '/player-registration': [hero, choice, tryout],
    '/player-registration?form=player': [choice, player],
  }
  for (const [path, parts] of Object.entries(sections)) {
    const texts = listTexts(parts.map(withoutThanks))
    await expectEventually(reading(request, path), (html) => html.toContain(texts[0]!))
    const html = await (await request.get(path)).text()
    expect(texts.filter((text) => !html.includes(text))).toEqual([])
  }
  const alone = await (await request.get('/tryout-registration')).text()
  expect(listTexts([hero, tryout].map(withoutThanks)).filter((text) => !alone.includes(text))).toEqual([])
})

test('the squads page names its phases and stages as editors do, and a player’s page follows', async ({ request }) => {
  const { squads, phases, pathway } = await rewrite(request, 'teams-page', ['squads', 'phases', 'pathway'])
  const { foundation, expansion, identity, performance } = phases as Record<string, Texts>
  const texts = listTexts([foundation, expansion, identity, performance, pathway, (squads as Texts).title])
  await expectEventually(reading(request, '/teams'), (html) => html.toContain(texts[0]!))
  const html = await (await request.get('/teams')).text()
  expect(texts.filter((text) => !html.includes(text))).toEqual([])
  await expectEventually(reading(request, '/player/avery-e'), (player) => player.toContain(String(foundation?.label)))
})

// The text that replaces a form is shown once it is sent.
function withoutThanks(part: unknown): Texts {
  const { thanksTitle: _title, thanks: _text, ...shown } = part as Texts
  return shown
}
