'use client'

import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import type { Colleague, OpenDay } from '@/features/entries/server/api'
import type { Outcome } from '@/features/entries/rules/outcome'
import { countKinds, describeOwners, type InboxRow } from '@/features/entries/rules/row'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '@/admin/post-staff'
import { BulkSorting } from './BulkSorting.client'
import { MoveForm } from './MoveForm.client'
import { WriteForm } from './WriteForm.client'
import styles from './bulk.module.css'

type Answer = Outcome | { message: string }
type PanelProps = {
  rows: InboxRow[]
  colleagues: Colleague[]
  /** The tryout days to which players can be invited. */
  days: OpenDay[]
  onSettled: (answer: Answer) => void
  onClear: () => void
}

const TASKS = { move: 'Move', write: 'Write', sort: 'Sort' } as const
type Task = keyof typeof TASKS
/** The media query at which bulk.module.css puts the panel beside the list. */
const WIDE_SCREEN = '(min-width: 1101px)'
const isWideScreen = () => window.matchMedia(WIDE_SCREEN).matches

/**
 * The bulk actions on the selected entries: beside the list on wide screens, otherwise in a bar at the bottom of the window,
 * where each action expands above its button.
 */
export function BulkPanel({ rows, colleagues, days, onSettled, onClear }: PanelProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [task, setTask] = useState<Task | null>(() => (isWideScreen() ? 'move' : null))
  const userId = useAuth().user?.id
  const me = userId === undefined ? undefined : String(userId)
  const ids = rows.map(({ id }) => id)
  const held = rows.map(({ id, assigneeId }) => ({ id, from: assigneeId }))

  async function send(action: string, body: object): Promise<void> {
    setIsBusy(true)
    const answer = await postStaff<Outcome>(adminPaths.staffPost(`inbox/${action}`), body)
    setIsBusy(false)
    if (!isWideScreen()) setTask(null)
    onSettled(answer)
  }

  return (
    <section className={styles.panel} aria-label="Selected entries" aria-busy={isBusy}>
      <PanelHead rows={rows} me={me} isBusy={isBusy} onClear={onClear} />
      <div className={styles.body}>
        <div className={styles.choices}>
          <button
            type="button"
            disabled={isBusy || !me}
            onClick={() => void send('assign', { entries: held, assignee: me })}
          >
            Take them
          </button>
          <TaskChoice task={task} onChoose={(chosen) => setTask(chosen === task && !isWideScreen() ? null : chosen)} />
        </div>
        {task === 'move' && (
          <MoveForm
            rows={rows}
            colleagues={colleagues}
            me={me}
            isBusy={isBusy}
            onMove={(to) => void send('move', { ...to, entries: rows.map(({ id, revision }) => ({ id, revision })) })}
          />
        )}
        {task === 'write' && (
          <WriteForm
            count={rows.length}
            isBusy={isBusy}
            onSend={(letter) => void send('write', { entries: ids, ...letter })}
          />
        )}
        {task === 'sort' && (
          <BulkSorting
            hasTryouts={rows.some(({ kind }) => kind === 'tryout-registrations')}
            colleagues={colleagues}
            days={days}
            isBusy={isBusy}
            onSend={(action, choice) => send(action, { entries: action === 'assign' ? held : ids, ...choice })}
          />
        )}
      </div>
    </section>
  )
}

type HeadProps = { rows: InboxRow[]; me: string | undefined; isBusy: boolean; onClear: () => void }

function PanelHead({ rows, me, isBusy, onClear }: HeadProps) {
  const owners = describeOwners(rows, me)
  return (
    <header>
      <p aria-live="polite">
        <b>{isBusy ? `Changing ${rows.length} …` : `${rows.length} selected`}</b>
        <small>{countKinds(rows)}</small>
        {owners && <small className={styles.owners}>{owners}</small>}
      </p>
      <button type="button" className={styles.clear} aria-label="Clear selection" onClick={onClear}>
        <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" strokeLinecap="round" />
        </svg>
      </button>
    </header>
  )
}

function TaskChoice({ task, onChoose }: { task: Task | null; onChoose: (task: Task) => void }) {
  return (
    <div className={styles.tasks} role="group" aria-label="What to do">
      {(Object.keys(TASKS) as Task[]).map((key) => (
        <button key={key} type="button" aria-pressed={task === key} onClick={() => onChoose(key)}>
          {TASKS[key]}
        </button>
      ))}
    </div>
  )
}
