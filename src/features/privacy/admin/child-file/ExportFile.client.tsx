'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, type FormEvent } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import { done, refused, type Result } from '@/lib/result'
import { REQUESTED_BY_MAX } from '../../rules/child-export/requested-by'
import { downloadExport } from '@/admin/export/download-export'
import styles from './export-file.module.css'

type Props = { childRef: { kind: string; id: string } }
type Delivery = 'file' | 'link'

const ADDRESS = adminPaths.staffPost('child-file')

/** Downloads all data stored about a child, or mails the guardian a link to download it. */
export function ExportFile({ childRef }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [why, setWhy] = useState('')
  const [ready, setReady] = useState('')

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const how: Delivery = submitter?.getAttribute('value') === 'link' ? 'link' : 'file'
    const requestedBy = new FormData(event.currentTarget).get('requestedBy')
    setBusy(true)
    const sent = await (how === 'link' ? mailLink : downloadFile)({ ...childRef, how, requestedBy })
    setBusy(false)
    if (!sent.ok) return setWhy(sent.error)
    setWhy('')
    setReady(sent.value)
    dialog.current?.close()
    router.refresh()
  }

  return (
    <div className={`fc-ember ${styles.acts}`}>
      <Button onClick={() => dialog.current?.showModal()}>Export everything</Button>
      <dialog ref={dialog} className="fc-dialog fc-dialog--form" aria-labelledby="fc-export-file">
        <h2 id="fc-export-file">Export everything</h2>
        <ExportForm isBusy={isBusy} why={why} onSend={send} onClose={() => dialog.current?.close()} />
      </dialog>
      <p role="status" className={styles.ready}>
        {ready}
      </p>
    </div>
  )
}

type FormProps = {
  isBusy: boolean
  why: string
  onSend: (event: FormEvent<HTMLFormElement>) => Promise<void>
  onClose: () => void
}

function ExportForm({ isBusy, why, onSend, onClose }: FormProps) {
  return (
    <form className={`fc-controls ${styles.form}`} onSubmit={(event) => void onSend(event)}>
      <p>One page to read and one file for programs, with every value. Keys to accounts are only counted.</p>
      <label className={styles.field}>
        <span>Who asked for it</span>
        <input name="requestedBy" required maxLength={REQUESTED_BY_MAX} aria-describedby="fc-requested-by" />
      </label>
      <p id="fc-requested-by">For example: the mother, by phone, called back. It is noted at the end of this page.</p>
      {why && (
        <p role="alert" className={styles.why}>
          {why}
        </p>
      )}
      <div className={styles.row}>
        <Button size="small" type="submit" disabled={isBusy} extraButtonProps={{ value: 'file' }}>
          {isBusy ? 'One moment…' : 'Download the file'}
        </Button>
        <Button
          size="small"
          type="submit"
          buttonStyle="secondary"
          disabled={isBusy}
          extraButtonProps={{ value: 'link' }}
        >
          Mail the guardian a link
        </Button>
        <Button size="small" buttonStyle="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}

async function downloadFile(body: object): Promise<Result<string>> {
  const taken = await downloadExport(body, ADDRESS)
  return taken.ok ? done('The export is ready: the file is with your downloads.') : taken
}

async function mailLink(body: object): Promise<Result<string>> {
  const answer = await postStaff<{ to: string }>(ADDRESS, body)
  if ('message' in answer) return refused(answer.message)
  return done(`A link is on its way to ${answer.to}. It opens the family page, where they take the file themselves.`)
}
