'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postStaff } from '@/admin/post-staff'
import { pluralize } from '@/lib/counts'
import { adminPaths } from '@/lib/admin-paths'
import { isSameName } from '../../rules/erasure'
import styles from './erase.module.css'

type EraseFormProps = { childRef: { kind: string; id: string }; name: string; siblings: readonly string[] }

const list = new Intl.ListFormat('en-GB')

/** Requests the erasure of a child. The button is enabled only after the child's full name was typed. */
export function EraseForm({ childRef, name, siblings }: EraseFormProps) {
  const router = useRouter()
  const [input, setInput] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isRight = isSameName(input, name)
  const isWrong = !isRight && input.trim().length >= name.length

  async function submit(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    if (!isRight) return
    setBusy(true)
    const answer = await postStaff<object>(adminPaths.staffPost('erasure/ask'), { ...childRef, name: input })
    setBusy(false)
    if ('message' in answer) return void toast.error(String(answer.message))
    toast.success('Asked. The family and the registrar have a mail, and an admin has to agree.')
    router.refresh()
  }

  return (
    <form className={`fc-controls ${styles.form}`} onSubmit={(event) => void submit(event)}>
      <label htmlFor="fc-erase-name">Type the child’s name</label>
      <input
        id="fc-erase-name"
        autoComplete="off"
        value={input}
        aria-invalid={isWrong}
        aria-describedby="fc-erase-hint"
        onChange={(event) => setInput(event.target.value)}
      />
      <p id="fc-erase-hint" className={isWrong ? 'fc-field-error' : undefined}>
        {isWrong ? `Not the same: it is ${name}.` : 'An admin who did not ask has to agree. The family gets a mail.'}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" disabled={!isRight || isBusy}>
          {isBusy ? 'One moment…' : 'Ask to erase everything'}
        </Button>
        {siblings.length > 0 && (
          <p>
            {list.format(siblings)}, of the same family, {pluralize(siblings.length, 'is', 'are')} not touched.
          </p>
        )}
      </div>
    </form>
  )
}
