import type { Page } from '@playwright/test'
import { contactInput, registrationInput } from '../../support/factories'
import { SCRIPT_VECTORS } from '../../support/script-vectors'
import { IS_SECURITY_RUN, reportCases } from '../../support/security-counts'
import { expect, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'

/** Texts of a message have at most 2,000 characters. */
const LONGEST = 1_500

test('no text of a visitor runs as a script: in a search, the inbox, a case, a family’s page', async ({
  page,
  request,
  db,
}) => {
  test.setTimeout(480_000)
  const noticed = await watch(page)
  const searched = IS_SECURITY_RUN ? SCRIPT_VECTORS : SCRIPT_VECTORS.filter((_, index) => index % 3 === 0)
  for (const vector of searched) {
    await visit(page, `/search?q=${encodeURIComponent(vector)}`)
    expect(noticed, vector).toEqual([])
  }
  const texts = pack(SCRIPT_VECTORS)
  const sent = [
    ...texts.map((message) => ['contact', contactInput({ name: message.slice(0, 60), message })] as const),
    ...texts.map((goals) => ['registration', registrationInput({ goals, schoolName: goals.slice(0, 80) })] as const),
  ]
  const entries: { kind: string; id: string }[] = []
  for (const [form, data] of sent) {
    const answer = await request.post(`/forms/${form}`, { data })
    expect(answer.status(), await answer.text()).toBe(201)
    const { id } = (await answer.json()) as { id: string }
    entries.push({ kind: form === 'contact' ? 'form-entries' : 'player-registrations', id })
  }
  await signInAs(page, 'admin')
  const paths = entries.map(({ kind, id }) => `/admin/collections/${kind}/${id}`)
  for (const path of ['/admin', '/admin/inbox', ...paths, '/admin/mails']) {
    await visit(page, path, { waitUntil: 'networkidle' })
    expect(noticed, path).toEqual([])
  }
  const { rowCount } = await db.query(`SELECT FROM form_entries WHERE message LIKE '%__ran()%'`)
  expect(rowCount).toBe(texts.length)
  reportCases('scripts in texts, vectors', SCRIPT_VECTORS.length)
})

/** Collects every call of a vector, every dialog and every refusal of the policy. */
async function watch(page: Page): Promise<string[]> {
  const noticed: string[] = []
  await page.exposeFunction('__ran', () => void noticed.push('a script ran'))
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => noticed.push('a dialog')))
  page.on('console', (message) => /Content.Security.Policy/i.test(message.text()) && noticed.push(message.text()))
  return noticed
}

/** Puts as many vectors into one text as a form takes. */
function pack(vectors: readonly string[]): string[] {
  const texts = ['']
  for (const vector of vectors) {
    if (texts.at(-1)!.length + vector.length > LONGEST) texts.push('')
    texts[texts.length - 1] += `${vector} `
  }
  return texts
}
