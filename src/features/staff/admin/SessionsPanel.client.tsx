'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { formatMoment } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import type { StaffSession } from '../server/sessions'
import { ConfirmButton } from '@/admin/ConfirmButton.client'
import { postStaff } from '@/admin/post-staff'
import styles from './staff.module.css'

type PanelProps = {
  staff: string
  isOwn: boolean
  /** The id of the current session. */
  current: string | null
  initial: StaffSession[]
}

/** Lists a person's sessions, and ends them. */
export function SessionsPanel({ staff, isOwn, current, initial }: PanelProps) {
  const [sessions, setSessions] = useState(initial)
  const others = sessions.filter(({ id }) => id !== current)

  async function end(address: string, body: object, done: string): Promise<void> {
    const answer = await postStaff<{ sessions: StaffSession[] }>(adminPaths.staffPost(address), body)
    if ('message' in answer) return void toast.error(answer.message)
    setSessions(answer.sessions)
    toast.success(done)
  }

  const endAll = () =>
    isOwn
      ? end('sessions', { session: 'others' }, 'Signed out everywhere else.')
      : end('sessions/all', { staff }, 'Signed out everywhere.')
  return (
    <section className={styles.panel} aria-labelledby="fc-sessions-title">
      <h2 id="fc-sessions-title">Signed in</h2>
      {sessions.length === 0 && <p>Signed in nowhere.</p>}
      <ul className={`fc-list ${styles.rows}`}>
        {sessions.map(({ id, device, since, lastUsed }) => (
          <li key={id}>
            <span>
              <b>{device}</b>
              since {formatMoment(since)}, last used {formatMoment(lastUsed)}
            </span>
            {id === current && <span className="fc-tag fc-tag--ok">This one</span>}
            {isOwn && id !== current && (
              <Button
                size="small"
                buttonStyle="secondary"
                onClick={() => void end('sessions', { session: id }, 'Signed out there.')}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className={styles.actions}>
          <ConfirmButton
            label={isOwn ? 'Sign out everywhere else' : 'Sign out everywhere'}
            question="What is not saved there is lost."
            onYes={endAll}
          />
        </div>
      )}
    </section>
  )
}
