'use client'

import { useEffect, useRef, useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import { INBOX_KINDS } from '@/features/entries/rules/kinds'
import type { EntryPreview } from '@/features/entries/rules/written'
import { StatusTag } from '@/features/entries/admin/shared/StatusTag'
import styles from './look.module.css'

/** A quick view of an entry in the list; Space opens and closes it. */
export function EntryPreviewDialog({ id, href, onClose }: { id: string; href: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [look, setLook] = useState<EntryPreview | { message: string } | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    let isUnmounted = false
    void postStaff<EntryPreview>(adminPaths.staffPost('inbox/look'), { id }).then((answer) => {
      if (!isUnmounted) setLook('message' in answer ? { message: String(answer.message) } : answer)
    })
    return () => {
      isUnmounted = true
    }
  }, [id])

  return (
    <dialog
      ref={dialog}
      className={`fc-dialog ${styles.look}`}
      aria-label="A look inside"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== ' ' || (event.target as HTMLElement).matches('button, a')) return
        event.preventDefault()
        dialog.current?.close()
      }}
    >
      {look === null && <p aria-busy="true">Loading …</p>}
      {look && 'message' in look && <p role="alert">{look.message}</p>}
      {look && !('message' in look) && <Sections look={look} />}
      <div className={styles.ways}>
        <a className="fc-button" href={href}>
          Open the case
        </a>
        <button type="button" className="fc-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  )
}

function Sections({ look: { person, kind, reference, status, sections } }: { look: EntryPreview }) {
  return (
    <>
      <h2>{person}</h2>
      <p className={styles.about}>
        <StatusTag status={status} /> {INBOX_KINDS[kind].one} {reference}
      </p>
      {sections.map(({ title, answers }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {answers.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value || 'Empty now'}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
