'use client'

import { useState } from 'react'
import { MAIL_LANGUAGE_KEYS, MAIL_LANGUAGES } from '@/lib/mails/languages'
import { NEEDS_REASON, type MailWish } from '../../rules/bulk-mail'
import { listCommonMoves } from '../../rules/common-moves'
import type { MailsToCome as Mails } from '../../rules/outcome'
import type { InboxRow } from '../../rules/row'
import { paths } from '@/lib/paths'
import { postStaff } from '@/admin/post-staff'
import { BarForm } from './BarForm.client'
import { MailsToCome } from './MailsToCome'

type MoveFormProps = {
  rows: InboxRow[]
  isBusy: boolean
  onMove: (to: { status: string; isMailed: boolean } & MailWish) => Promise<void>
  onFailed: (failure: { message: string }) => void
}

/** Gives all selected entries a status. Nobody writes to many without having seen what they will read. */
export function MoveForm({ rows, isBusy, onMove, onFailed }: MoveFormProps) {
  const [toCome, setToCome] = useState<{ to: { status: string } & MailWish; mails: Mails } | null>(null)
  const [isAsking, setAsking] = useState(false)

  async function preview(to: { status: string } & MailWish): Promise<void> {
    setAsking(true)
    const entries = rows.map(({ id }) => id)
    const mails = await postStaff<Mails>(paths.staffPost('inbox/preview'), { ...to, entries })
    setAsking(false)
    if ('message' in mails) onFailed(mails)
    else setToCome({ to, mails })
  }

  if (toCome) {
    const { to, mails } = toCome
    return (
      <MailsToCome
        mails={mails}
        isBusy={isBusy}
        onSend={() => {
          setToCome(null)
          void onMove({ ...to, isMailed: mails.count > 0 })
        }}
        onCancel={() => setToCome(null)}
      />
    )
  }
  return (
    <BarForm
      label="Move"
      isBusy={isBusy || isAsking}
      onSubmit={(data) => {
        const status = String(data.get('status'))
        return data.has('isMailed') ? preview({ status, ...readWish(data) }) : onMove({ status, isMailed: false })
      }}
    >
      <MoveFields rows={rows} />
    </BarForm>
  )
}

function readWish(data: FormData): MailWish {
  const language = MAIL_LANGUAGE_KEYS.find((key) => key === data.get('language'))
  const reason = String(data.get('reason') ?? '').trim()
  return { ...(language && { language }), ...(reason && { reason }) }
}

/** The status, whether the families are written to, in which language, and the reason where the text needs one. */
function MoveFields({ rows }: { rows: InboxRow[] }) {
  const [next, setNext] = useState('')
  const [isMailed, setMailed] = useState(false)
  return (
    <>
      <select
        name="status"
        aria-label="New status"
        required
        value={next}
        onChange={({ target }) => setNext(target.value)}
      >
        <option value="" disabled>
          Status …
        </option>
        {listCommonMoves(rows).map(({ status, label, count }) => (
          <option key={status} value={status}>
            {count === rows.length ? label : `${label} (${count} of ${rows.length} can)`}
          </option>
        ))}
      </select>
      <label className="fc-tick">
        <input
          type="checkbox"
          name="isMailed"
          checked={isMailed}
          onChange={({ target }) => setMailed(target.checked)}
        />
        <span>Write to the families</span>
      </label>
      {isMailed && (
        <select name="language" aria-label="Language of the mails" defaultValue="">
          <option value="">Each family’s language</option>
          {MAIL_LANGUAGE_KEYS.map((key) => (
            <option key={key} value={key}>
              {MAIL_LANGUAGES[key]}
            </option>
          ))}
        </select>
      )}
      {isMailed && NEEDS_REASON.includes(next) && (
        <input name="reason" aria-label="Reason, the same for all" placeholder="Reason, the same for all" required />
      )}
    </>
  )
}
