'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Dialog } from '@/components/ui/Dialog.client'
import { notify } from '@/components/ui/toast'
import { readJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import { AssignForm } from './AssignForm.client'
import { RunningList } from './RunningList.client'
import type { Running } from '../../rules/assignment-schema'
import type { Reach } from '@/features/film/rules/reach'
import { takeBack } from './take-back'
import styles from './assignments.module.css'

type AssignButtonProps = {
  film: { id: string; slug: string; title: string }
  quizId: string | null
  /** The unfinished assignments of this film. */
  running: Running[]
}

/**
 * Lets coaches assign a film from its card: players, due day, send. Unfinished assignments are listed there and can be undone.
 */
export function AssignButton({ film, quizId, running }: AssignButtonProps) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const [reach, setReach] = useState<Reach | 'failed' | null>(null)

  async function open(): Promise<void> {
    setIsOpen(true)
    void notify.prepare()
    setReach(null)
    const answer = await readJson<Reach>(`${paths.memberPost('assign')}?film=${encodeURIComponent(film.slug)}`)
    setReach(answer.isOk ? answer.body : 'failed')
  }

  function finish(id: string, recipients: string): void {
    setIsOpen(false)
    router.refresh()
    notify.undoable(`Assigned to ${recipients}`, () => void undo(id))
  }

  async function undo(id: string): Promise<void> {
    if (await takeBack(id)) router.refresh()
  }

  return (
    <>
      <button type="button" className={`btn line ${styles.open}`} onClick={() => void open()}>
        Assign<span className="sr-only"> {film.title}</span>
      </button>
      {running.length > 0 && <RunningList running={running} />}
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title="Assign this film">
          <p className={styles.film}>{film.title}</p>
          {reach === null && <p role="status">Looking up your players...</p>}
          {reach === 'failed' && (
            <div role="alert">
              <p>Your players could not be loaded.</p>
              <button type="button" className="btn line mt-4" onClick={() => void open()}>
                Try again
              </button>
            </div>
          )}
          {reach !== null && reach !== 'failed' && (
            <AssignForm slug={film.slug} quizId={quizId} reach={reach} onSent={finish} />
          )}
        </Dialog>
      )}
    </>
  )
}
