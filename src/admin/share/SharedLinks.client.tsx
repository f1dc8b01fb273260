'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { formatLong } from '@/lib/dates'
import { adminPaths } from '@/lib/admin-paths'
import { describeViews } from '@/lib/shared-previews'
import type { SharedPreview } from '@/server/content/shared-previews'
import { postStaff } from '../post-staff'
import styles from './share.module.css'

type Answer = { path?: string; previews: SharedPreview[] }

/** The links to a draft, each with a button that revokes it, and a button that creates and copies another one. */
export function SharedLinks({ postId }: { postId: string }) {
  const [links, setLinks] = useState<SharedPreview[]>([])
  const [address, setAddress] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    void postStaff<Answer>(adminPaths.staffPost('shared-previews/list'), { post: postId }).then((answer) =>
      setLinks(answer.previews ?? []),
    )
  }, [postId])

  async function share(): Promise<void> {
    setBusy(true)
    const answer = await postStaff<Answer>(adminPaths.staffPost('shared-previews/create'), { post: postId })
    setBusy(false)
    if (!answer.path || !answer.previews) return void toast.error('message' in answer ? answer.message : '')
    const link = new URL(answer.path, window.location.href).href
    setLinks(answer.previews)
    setAddress(link)
    await navigator.clipboard?.writeText(link).then(
      () => toast.success('The link is copied.'),
      // Without clipboard permission, the person copies from the field below.
      () => undefined,
    )
  }

  async function end({ id }: SharedPreview): Promise<void> {
    const answer = await postStaff<{ hasEnded: true }>(adminPaths.staffPost('shared-previews/end'), { id })
    if (!answer.hasEnded) return void toast.error('message' in answer ? answer.message : '')
    setLinks((others) => others.filter((link) => link.id !== id))
    setAddress(null)
  }

  return (
    <>
      <h2>Share the draft</h2>
      <p>Anyone with the link can read the saved draft, without an account, for seven days.</p>
      {address && (
        <label className={styles.address}>
          Link to share
          <input readOnly value={address} onFocus={(event) => event.target.select()} />
          <small>It is shown this once. Pictures that are not on the site yet appear as a drawing.</small>
        </label>
      )}
      <button type="button" className="fc-button" disabled={isBusy} onClick={() => void share()}>
        {links.length > 0 ? 'Copy another link' : 'Copy a link'}
      </button>
      <ul className={`fc-list ${styles.links}`}>
        {links.map((link) => (
          <li key={link.id}>
            <span>
              Opens until {formatLong(link.expiresAt)}. {describeViews(link.views)}.
            </span>
            <button type="button" className="fc-button" onClick={() => void end(link)}>
              End it now
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
