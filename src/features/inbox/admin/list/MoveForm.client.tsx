'use client'

import { useId, useState, type ReactNode } from 'react'
import type { MailLanguage } from '@/lib/mail-languages'
import { NEEDS_REASON, type MailWish } from '@/features/entries/rules/bulk-mail'
import { listCommonMoves } from '../../rules/common-moves'
import type { InboxRow } from '@/features/entries/rules/row'
import type { Colleague } from '@/features/entries/server/api'
import { MailsToCome } from './MailsToCome.client'
import { useMailsToCome, type MailTarget } from './use-mails-to-come'
import { LanguageOptions } from './LanguageOptions'
import styles from './bulk.module.css'

const FREE = 'free'

/** The assignee after the move. `free`: the current person, for unassigned entries only. */
type Owner = { assignee?: string; onlyUnassigned?: boolean }
type MoveTarget = { status: string; isMailed: boolean } & MailWish & Owner

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
  const wish = { ...target, reason: target.reason?.trim() || undefined }
  const toCome = useMailsToCome(
    rows.map(({ id }) => id),
    wish,
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
              onClick={() => onMove({ ...wish, ...owner, isMailed: true })}
            >
              Move and write to {countFamilies(toCome.mails.count)}
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

function countFamilies(count: number): string {
  return count === 1 ? '1 family' : `${count} families`
}

type OwnerProps = {
  colleagues: Colleague[]
  me: string | undefined
  owner: Owner
  onChange: (owner: Owner) => void
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

type FieldsProps = {
  rows: InboxRow[]
  target: MailTarget
  onChange: (part: Partial<MailTarget>) => void
  children: ReactNode
}

/** The status, the language of the mails, and the reason if their text needs one. */
function MoveFields({ rows, target: { status, language, reason }, onChange, children }: FieldsProps) {
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
