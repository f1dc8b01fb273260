'use client'

import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { LIMITS } from '@/lib/limits'
import styles from './outbox.module.css'

type Props = {
  subject: string
  /** The address that took no mail. */
  address: string
  /** The address that was probably meant, if it has a common typo. */
  meant: string | null
  /** Returns why the address was not stored; null when it was. */
  onSend: (address: string) => Promise<string | null>
}

/** The button of a refused mail, with the dialog that corrects the address in the entry and sends the mail to it. */
export function CorrectAddress(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="fc-button"
        aria-label={`Correct, send again: ${props.subject}`}
        onClick={() => setOpen(true)}
      >
        Correct, send again
      </button>
      {/* The page of a mail is a form, in which no other form may be. */}
      {isOpen && createPortal(<AddressDialog {...props} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

function AddressDialog({ address, meant, onSend, onClose }: Props & { onClose: () => void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // React passes the event on to the form of the page around the button.
    event.stopPropagation()
    const typed = new FormData(event.currentTarget).get('address')
    setBusy(true)
    setProblem(await onSend(String(typed)))
    setBusy(false)
  }

  return (
    <dialog
      ref={dialog}
      className={`fc-dialog fc-dialog--form ${styles.correction}`}
      aria-labelledby={`${id}title`}
      onClose={onClose}
    >
      <h2 id={`${id}title`}>Correct the address</h2>
      <p>
        <b>{address}</b> takes no mail. The new address is stored in the entry, with the former one in its history.
        Other mails about it go there too.
      </p>
      <form className={`fc-controls ${styles.address}`} onSubmit={(event) => void send(event)}>
        <label htmlFor={`${id}address`}>New address</label>
        <input
          id={`${id}address`}
          name="address"
          type="email"
          required
          maxLength={LIMITS.email}
          autoComplete="off"
          defaultValue={meant ?? address}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : meant ? `${id}guess` : undefined}
        />
        {meant && <small id={`${id}guess`}>This corrects a common typo. Compare it before you send.</small>}
        {problem && (
          <p id={`${id}problem`} role="alert" className="fc-field-error">
            {problem}
          </p>
        )}
        <div className={styles.choices}>
          <button type="submit" className="fc-button fc-main" disabled={isBusy}>
            {isBusy ? 'One moment…' : 'Save and send again'}
          </button>
          <button type="button" className="fc-button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </form>
    </dialog>
  )
}
