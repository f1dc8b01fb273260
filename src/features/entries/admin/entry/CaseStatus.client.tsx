'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { describeDue } from '../../rules/due'
import { StatusTag } from '../shared/StatusTag'
import styles from './case.module.css'

type State = { status: string; dueAt: string | null }

/**
 * The status and due date of the entry, updated after a save and after an answer. Marks the page while there are unsaved
 * changes.
 */
export function CaseStatus({ initial }: { initial: State }) {
  const { savedDocumentData } = useDocumentInfo()
  const isModified = useFormModified()
  const { status, dueAt = initial.dueAt } = (savedDocumentData ?? initial) as Partial<State>
  return (
    <span className={styles.now} data-modified={isModified ? '' : undefined}>
      <StatusTag status={status ?? initial.status} />
      {dueAt && <DueTag dueAt={dueAt} />}
    </span>
  )
}

// The clocks of server and browser may differ by a minute.
function DueTag({ dueAt }: { dueAt: string }) {
  const { label, tone } = describeDue(dueAt)
  return (
    <span className={`fc-tag fc-tag--${tone}`} suppressHydrationWarning>
      {label}
    </span>
  )
}
