import { beforeEach, describe, expect, test } from 'vitest'
import { postSendNow, postUndo } from '@/features/entries/server/status-mails/handlers'
import { pool } from '@/server/database/pool'
import { answerOf, jobOf } from '../support/status-mails'
import { answered, deliver, post } from './status-mails-support'
import { clearInbox, freshDatabase } from './support'

const NOT_WAITING = 'This mail does not wait any more: it has left, or it was taken back. Reload the page.'

freshDatabase('demo')
beforeEach(clearInbox)

describe('sending a mail now', () => {
  test('sends a waiting mail at once, and is recorded', async () => {
    const { id, mail } = await answered()
    expect((await post(postSendNow, { mail: mail.id })).status).toBe(200)
    const job = await jobOf(pool(), mail.id)
    expect(Date.parse(job.run_at)).toBeLessThanOrEqual(Date.now())
    await deliver(mail.id)
    expect((await answerOf(pool(), id)).status).toBe('kept')
    const noted = await pool().query(`SELECT 1 FROM audit_events WHERE action = 'mail sent now' AND entry_id = $1`, [
      mail.id,
    ])
    expect(noted.rowCount).toBe(1)
  })

  test('is rejected once the mail was sent or canceled', async () => {
    const { mail } = await answered()
    await post(postUndo, { mail: mail.id })
    const refused = await post(postSendNow, { mail: mail.id })
    expect([refused.status, await refused.json()]).toEqual([409, { message: NOT_WAITING }])
    const { mail: other } = await answered()
    await post(postSendNow, { mail: other.id })
    expect((await post(postSendNow, { mail: other.id })).status).toBe(409)
  })

  test('is denied to staff who may not read the mail', async () => {
    const { id, mail } = await answered()
    const refused = await post(postSendNow, { mail: mail.id }, 'treasurer')
    expect(await refused.json()).toEqual({ message: 'There is no such mail, or you may not send it.' })
    expect((await post(postSendNow, { mail: mail.id }, 'editor')).status).toBe(403)
    expect((await answerOf(pool(), id)).status).toBe('waiting')
  })
})
