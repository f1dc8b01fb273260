import { useRef, useState, type FormEvent } from 'react'
import { EmailField } from '@/components/form/EmailField'
import { sendForm } from '@/components/form/send-form'
import { notify } from '@/components/ui/toast'
import { paths } from '@/lib/paths'
import { addressOf, withAddress, type SentForm } from '../../rules/sent-form'
import styles from './sent.module.css'

type Props = { sent: SentForm; onAddress: (address: string) => void }
type Problem = { message: string; statusPath?: string | null }

const FAILED = 'We could not change the address. Please try again, or call us.'

/** Submits the same form again with a corrected address. Until staff have opened the entry, this updates it. */
export function FixAddress({ sent, onAddress }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const address = String(new FormData(event.currentTarget).get('rightEmail') ?? '').trim()
    setIsSending(true)
    const found = await sendAddress(sent, address)
    setIsSending(false)
    setProblem(found)
    if (found) return
    onAddress(address)
    notify.success(`Corrected. We write to ${address}.`)
    details.current?.removeAttribute('open')
    details.current?.querySelector('summary')?.focus()
  }

  return (
    <details ref={details} className={styles.fix}>
      <summary>Wrong address? Fix it</summary>
      <form noValidate onSubmit={(event) => void save(event)}>
        <EmailField
          id="rightEmail"
          name="rightEmail"
          label="The right address"
          autoComplete="email"
          defaultValue={addressOf(sent)}
          error={problem?.message}
        />
        {problem?.statusPath && (
          <a className="font-semibold underline" href={problem.statusPath}>
            Open the page about your registration
          </a>
        )}
        <button className="btn line" disabled={isSending}>
          {isSending ? 'Saving...' : 'Save'}
        </button>
      </form>
    </details>
  )
}

async function sendAddress(sent: SentForm, address: string): Promise<Problem | null> {
  const envelope = { idempotencyKey: sent.idempotencyKey, website: '', elapsedMs: Date.now() - Date.parse(sent.sentAt) }
  const result = await sendForm(paths.formPost(sent.form), withAddress(sent, address).values, envelope)
  if (result.kind === 'stored') return null
  if (result.kind === 'known') return result
  if (result.kind === 'invalid') return { message: result.fields[sent.emailField] ?? result.message }
  return { message: result.message ?? FAILED }
}
