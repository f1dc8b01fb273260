'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { AssignableFilm } from '@/features/coaching/rules/assignment-schema'
import { postJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import { NavIcon } from '../../nav/NavIcon'
import { AssignDialog, type Sent } from './AssignDialog.client'
import headStyles from '../dashboard.module.css'
import styles from './coach.module.css'

type Done = Sent & { isTakenBack?: boolean; isFailed?: boolean }

/** Assigns a film in a panel on the dashboard: film, squad, due day. The assignment can be undone here. */
export function AssignFilm({ films }: { films: AssignableFilm[] }) {
  const router = useRouter()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<Done | null>(null)

  function close(): void {
    setOpen(false)
    opener.current?.focus()
  }

  async function takeBack(sent: Sent): Promise<void> {
    const answer = await postJson(paths.memberPost('unassign'), { id: sent.id })
    setDone({ ...sent, isTakenBack: answer.isOk, isFailed: !answer.isOk })
    if (answer.isOk) router.refresh()
  }

  return (
    <div className={styles.assign}>
      <button ref={opener} type="button" className={headStyles.start} onClick={() => setOpen(true)}>
        Assign a film
        <NavIcon name="next" />
      </button>
      <p role="status">{done && doneText(done)}</p>
      {done && !done.isTakenBack && (
        <button type="button" className="fc-text-button" onClick={() => void takeBack(done)}>
          Take it back
        </button>
      )}
      {isOpen && (
        <AssignDialog
          films={films}
          onClose={close}
          onSent={(sent) => {
            setDone(sent)
            close()
            router.refresh()
          }}
        />
      )}
    </div>
  )
}

function doneText({ title, recipients, isTakenBack, isFailed }: Done): string {
  if (isFailed) return 'This could not be taken back. Please try again.'
  return isTakenBack ? `“${title}” is not assigned any more.` : `“${title}” is assigned to ${recipients}.`
}
