'use client'

import { useId, type ReactNode } from 'react'
import { NEEDS_REASON } from '@/features/entries/rules/bulk-mail'
import type { InboxRow } from '@/features/entries/rules/row'
import type { MailLanguage } from '@/lib/mail-languages'
import { listCommonMoves } from '../../rules/common-moves'
import { LanguageOptions } from './LanguageOptions'
import type { MailTarget } from './use-mails-to-come'
import styles from './bulk.module.css'

type MoveFieldsProps = {
  rows: InboxRow[]
  target: MailTarget
  onChange: (part: Partial<MailTarget>) => void
  /** The field beside the status. */
  children: ReactNode
}

/** The status, the language of the mails, and the reason if their text needs one. */
export function MoveFields({ rows, target: { status, language, reason }, onChange, children }: MoveFieldsProps) {
  const id = useId()
  return (
    <>
      <div className={styles.two}>
        <div>
          <label htmlFor={`${id}-to`}>New status</label>
          <select id={`${id}-to`} value={status} onChange={({ target }) => onChange({ status: target.value })}>
            <option value="" disabled>
              Choose …
            </option>
            {listCommonMoves(rows).map((move) => (
              <option key={move.status} value={move.status}>
                {move.count === rows.length ? move.label : `${move.label} (${move.count} of ${rows.length} can)`}
              </option>
            ))}
          </select>
        </div>
        {children}
      </div>
      <div>
        <label htmlFor={`${id}-in`}>Mails in</label>
        <select
          id={`${id}-in`}
          value={language ?? ''}
          onChange={({ target }) => onChange({ language: (target.value || undefined) as MailLanguage | undefined })}
        >
          <option value="">Each family’s language</option>
          <LanguageOptions />
        </select>
      </div>
      {NEEDS_REASON.includes(status) && (
        <div>
          <label htmlFor={`${id}-why`}>Reason, the same for all</label>
          <input id={`${id}-why`} value={reason ?? ''} onChange={({ target }) => onChange({ reason: target.value })} />
        </div>
      )}
    </>
  )
}
