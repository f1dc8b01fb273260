'use client'

import Link from 'next/link'
import { useState, type FormEvent } from 'react'
import { toast } from '@payloadcms/ui'
import { VIEW_NAME_MAX } from '@/features/entries/rules/filters'
import type { SavedView } from '../../server/views'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '@/admin/post-staff'
import styles from './list.module.css'

type ViewsProps = {
  views: SavedView[]
  /** The current filters, in the format of a saved view. */
  query: string
}

/** Saved filters: opens a view, saves the current filters, or deletes the open view. */
export function SavedViews({ views: saved, query }: ViewsProps) {
  const [views, setViews] = useState(saved)
  const [isNaming, setIsNaming] = useState(false)
  const current = views.find((view) => view.query === query)

  async function send(body: object): Promise<void> {
    const answer = await postStaff<{ views: SavedView[] }>(adminPaths.staffPost('inbox/view'), body)
    if ('message' in answer) return void toast.error(answer.message)
    setViews(answer.views)
    setIsNaming(false)
  }

  return (
    <div className={styles.views}>
      <nav aria-label="Saved views">
        {views.map((view) => (
          <Link
            key={view.id}
            prefetch={false}
            className="fc-chip"
            href={adminPaths.inbox(view.query)}
            aria-current={view === current ? 'true' : undefined}
          >
            {view.name}
          </Link>
        ))}
      </nav>
      {current ? (
        <button
          type="button"
          className="fc-text-button"
          onClick={() => void send({ action: 'delete', id: current.id })}
        >
          Remove this view
        </button>
      ) : (
        query !== '' && (
          <button
            type="button"
            className="fc-text-button"
            aria-expanded={isNaming}
            onClick={() => setIsNaming(!isNaming)}
          >
            Save this view
          </button>
        )
      )}
      {isNaming && !current && (
        <NameForm onSave={(name, isShared) => send({ action: 'save', name, isShared, query })} />
      )}
    </div>
  )
}

function NameForm({ onSave }: { onSave: (name: string, isShared: boolean) => Promise<void> }) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    void onSave(String(data.get('name')), data.get('shared') === 'on')
  }

  return (
    <form className={styles.name} onSubmit={submit}>
      <label>
        Name of the view <input name="name" required maxLength={VIEW_NAME_MAX} autoComplete="off" />
      </label>
      <label>
        <input type="checkbox" name="shared" /> For all staff
      </label>
      <button type="submit">Save</button>
    </form>
  )
}
