'use client'

import { useState } from 'react'
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
  onMove: (to: { status: string; isMailed: boolean }) => Promise<void>
  onFailed: (failure: { message: string }) => void
}

/** Gives all selected entries a status. Nobody writes to many without having seen what they will read. */
export function MoveForm({ rows, isBusy, onMove, onFailed }: MoveFormProps) {
  const [toCome, setToCome] = useState<{ status: string; mails: Mails } | null>(null)
  const [isAsking, setAsking] = useState(false)

  async function preview(status: string): Promise<void> {
    setAsking(true)
    const entries = rows.map(({ id }) => id)
    const mails = await postStaff<Mails>(paths.staffPost('inbox/preview'), { status, entries })
    setAsking(false)
    if ('message' in mails) onFailed(mails)
    else setToCome({ status, mails })
  }

  if (toCome) {
    const { status, mails } = toCome
    return (
      <MailsToCome
        mails={mails}
        isBusy={isBusy}
        onSend={() => {
          setToCome(null)
          void onMove({ status, isMailed: mails.count > 0 })
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
        return data.has('isMailed') ? preview(status) : onMove({ status, isMailed: false })
      }}
    >
      <MoveFields rows={rows} />
    </BarForm>
  )
}

/** Where they go, and whether their families are told. */
function MoveFields({ rows }: { rows: InboxRow[] }) {
  return (
    <>
      <select name="status" aria-label="New status" required defaultValue="">
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
        <input type="checkbox" name="isMailed" />
        <span>Write to the families</span>
      </label>
    </>
  )
}
