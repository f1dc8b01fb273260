'use client'
import { useState } from 'react'
import { Dialog } from '@/components/ui/Dialog.client'
import { notify } from '@/components/ui/toast'
import { postJson, readJson } from '@/lib/json-request'
import { paths } from '@/lib/paths'
import { AssignForm } from './AssignForm.client'
import type { Reach } from './schema'

type AssignButtonProps = { film: { id: string; slug: string; title: string }; quizId: string | null }

/** For coaches, on a film's card: whom, until when, send. What was sent can be taken back for ten seconds. */
export function AssignButton({ film, quizId }: AssignButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [reach, setReach] = useState<Reach | 'failed' | null>(null)

  async function open(): Promise<void> {
    setIsOpen(true)
    void notify.prepare()
    setReach(null)
    const answer = await readJson<Reach>(`${paths.memberPost('assign')}?film=${encodeURIComponent(film.slug)}`)
    setReach(answer.isOk ? answer.body : 'failed')
  }

  function finish(id: string, whom: string): void {
    setIsOpen(false)
    notify.undoable(`Assigned to ${whom}`, () => void takeBack(id))
  }

  return (
    <>
      <button type="button" className="btn line assign-open" onClick={() => void open()}>
        Assign<span className="sr-only"> {film.title}</span>
      </button>
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title="Assign this film">
          <p className="assign-film">{film.title}</p>
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

async function takeBack(id: string): Promise<void> {
  const answer = await postJson(paths.memberPost('unassign'), { id })
  if (answer.isOk) notify.message('The assignment is taken back')
  else notify.error('This could not be taken back. Delete it in the admin, under Assignments.')
}
