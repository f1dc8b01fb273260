import { expect, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'

test('an invitation-only deck asks for a link, and a link opens it until it is closed', async ({ page, baseURL }) => {
  const headers = { origin: baseURL! }
  await signInAs(page, 'treasurer')
  const deck = (await (await page.request.get('/api/globals/funding-deck-page', { headers })).json()) as {
    sharing: object
  }
  const share = (mode: string) =>
    page.request.post('/api/globals/funding-deck-page', {
      headers,
      data: { sharing: { ...deck.sharing, mode }, _status: 'published' },
    })
  const answer = await page.request.post('/api/deck-links', { headers, data: { recipient: 'Sample Partners' } })
  const { doc } = (await answer.json()) as { doc: { id: string; link: string } }
  const path = new URL(doc.link).pathname
  try {
    expect((await share('link')).ok()).toBe(true)
    await expect(async () => {
      await visit(page, '/funding-deck')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('By invitation', { timeout: 1000 })
    }).toPass()
    expect(await page.content()).not.toContain('$59,500')
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A home court')
    const link = (await (await page.request.get(`/api/deck-links/${doc.id}`, { headers })).json()) as { views: number }
    expect(link.views).toBe(1)
    await page.request.patch(`/api/deck-links/${doc.id}`, { headers, data: { isRevoked: true } })
    expect((await visit(page, path))?.status()).toBe(404)
  } finally {
    await share('open')
  }
  await expect(async () => {
    await visit(page, '/funding-deck')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A home court', { timeout: 1000 })
  }).toPass()
})

test('a disabled offer does not appear on the page', async ({ page, baseURL }) => {
  const headers = { origin: baseURL! }
  await signInAs(page, 'treasurer')
  const { offer } = (await (await page.request.get('/api/globals/funding-deck-page', { headers })).json()) as {
    offer: object
  }
  const show = (isShown: boolean, change: object = {}) =>
    page.request.post('/api/globals/funding-deck-page', {
      headers,
      data: { offer: { ...offer, isShown, ...change }, _status: 'published' },
    })
  try {
    const refused = await show(true, { issuer: ' ' })
    expect(refused.status()).toBe(400)
    expect(await refused.text()).toContain('Name the company that would issue the shares')
    expect((await show(false)).ok()).toBe(true)
    await expect(async () => {
      await visit(page, '/funding-deck')
      await expect(page.getByRole('heading', { name: 'Investor offer' })).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    const html = await page.content()
    for (const secret of ['$1.5M<', 'Pre-money', 'pre-money', 'valuationCents', 'equityPercent']) {
      expect(html, secret).not.toContain(secret)
    }
  } finally {
    await show(true)
  }
})
