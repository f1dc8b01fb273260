import { beforeEach, expect, test, vi } from 'vitest'
import { editors } from '@/app/forms/forms'
import { familyEdit } from '@/features/entries/server/family-status/handlers'
import { postTryout } from '@/features/registration/server/registrations/handlers'
import { pool } from '@/server/database/pool'
import { logger } from '@/server/logger'
import { tryoutInput } from '../support/factories'
import { statusTokenOf } from '../support/status-mails'
import { entry, plainForm, send } from './status-mails-support'
import { clearInbox, freshDatabase } from './support'

freshDatabase('demo')
beforeEach(clearInbox)

const edit = familyEdit(editors)

test('a change that cannot be stored returns to the family’s page with an error', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  const { reference } = await entry(await send(postTryout, tryoutInput()))
  const token = await statusTokenOf(pool(), reference)
  await pool().query('ALTER TABLE family_links RENAME TO family_links_away')
  const answer = await edit(plainForm({ ...tryoutInput(), token })).finally(() =>
    pool().query('ALTER TABLE family_links_away RENAME TO family_links'),
  )
  expect(answer.headers.get('location')).toBe(`/registration-status/${token}?done=failed`)
})

test('a request without a form leads to the page that sends a new link', async () => {
  const answer = await edit(new Request('http://localhost/forms/status', { method: 'POST', body: 'none' }))
  expect(answer.headers.get('location')).toBe('/registration-status')
})
