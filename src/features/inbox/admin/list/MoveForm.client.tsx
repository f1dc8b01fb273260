'use client'

import { useId, useState } from 'react'
import { formatCount } from '@/lib/counts'
import type { BulkMailOptions } from '@/features/entries/rules/bulk-mail'
import type { InboxRow } from '@/features/entries/rules/row'
import type { Colleague } from '@/features/entries/server/api'
import { MailsToCome } from './MailsToCome.client'
import { MoveFields } from './MoveFields.client'
import { useMailsToCome, type MailTarget } from './use-mails-to-come'
import styles from './bulk.module.css'

const FREE = 'free'

/** The assignee after the move. `onlyUnassigned`: entries that have one keep it. */
type Owner = { assignee?: string; onlyUnassigned?: boolean }

type OwnerProps = {
  colleagues: Colleague[]
  me: string | undefined
  owner: Owner
  onChange: (owner: Owner) => void
}

type MoveTarget = { status: string; isMailed: boolean } & BulkMailOptions & Owner

type MoveFormProps = {
  rows: InboxRow[]
  colleagues: Colleague[]
  me: string | undefined
  isBusy: boolean
  onMove: (to: MoveTarget) => void
}

/** Changes the status of all selected entries, with or without a mail. Each mail is previewed before it is sent. */
export function MoveForm({ rows, colleagues, me, isBusy, onMove }: MoveFormProps) {
  const [target, setTarget] = useState<MailTarget>({ status: '' })
  const [owner, setOwner] = useState<Owner>({ assignee: me, onlyUnassigned: true })
  const change = (part: Partial<MailTarget>) => setTarget((before) => ({ ...before, ...part }))
  const trimmed = { ...target, reason: target.reason?.trim() || undefined }
  const toCome = useMailsToCome(
    rows.map(({ id }) => id),
    trimmed,
  )
  const { status } = target
  return (
    <>
      <MoveFields rows={rows} target={target} onChange={change}>
        <OwnerField colleagues={colleagues} me={me} owner={owner} onChange={setOwner} />
      </MoveFields>
      {status !== '' && !toCome && <p aria-busy="true">Reading what the families get …</p>}
      {toCome && 'message' in toCome && <p role="alert">{toCome.message}</p>}
      {toCome && 'mails' in toCome && <MailsToCome mails={toCome.mails} />}
      {status !== '' && (
        <div className={styles.send}>
          {toCome && 'mails' in toCome && toCome.mails.count > 0 && (
            <button
              type="button"
              className={styles.primary}
              disabled={isBusy}
              onClick={() => onMove({ ...trimmed, ...owner, isMailed: true })}
            >
              Move and write to {formatCount(toCome.mails.count, 'family', 'families')}
            </button>
          )}
          <button type="button" disabled={isBusy} onClick={() => onMove({ status, ...owner, isMailed: false })}>
            Move without a mail
          </button>
        </div>
      )}
    </>
  )
}

/** The assignee after the move: the current person, unless a colleague is assigned. */
function OwnerField({ colleagues, me, owner: { assignee = '', onlyUnassigned }, onChange }: OwnerProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>With</label>
      <select
        id={id}
        value={onlyUnassigned ? FREE : assignee}
        onChange={({ target: { value } }) =>
          onChange(value === FREE ? { assignee: me, onlyUnassigned: true } : value ? { assignee: value } : {})
        }
      >
        <option value={FREE}>You, where no one has it</option>
        <option value="">As it is now</option>
        {colleagues
          .filter(({ isSuspended }) => !isSuspended)
          .map(({ id: colleague, name }) => (
            <option key={colleague} value={colleague}>
              {colleague === me ? 'You, all of them' : name}
            </option>
          ))}
      </select>
    </div>
  )
}
