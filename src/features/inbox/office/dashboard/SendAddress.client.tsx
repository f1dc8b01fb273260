'use client'

import { useState, type FormEvent } from 'react'
import { postStaff } from '@/admin/post-staff'
import { paths } from '@/lib/paths'
import styles from './day.module.css'

type Props = {
  path: string
  count: number
  suggestion: string | null
  /** The id of the datalist with all pages. */ pages: string
}
type Sent = { id: string; to: string }

/** Creates a redirect from a missing address to a page, and can remove it again. */
export function SendAddress({ path, count, suggestion, pages }: Props) {
  const [to, setTo] = useState(suggestion ?? '')
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    const answer = await postStaff<{ id: string }>(paths.staffPost('missing-addresses/send'), { from: path, to })
    setProblem('message' in answer ? answer.message : null)
    if (answer.id) setSent({ id: answer.id, to })
  }

  async function undo({ id }: Sent): Promise<void> {
    const answer = await postStaff<{ isUndone: true }>(paths.staffPost('missing-addresses/undo'), { id })
    setProblem('message' in answer ? answer.message : null)
    if (answer.isUndone) setSent(null)
  }

  return (
    <>
      <span>
        <b>{path}</b>
        <small role="status">{sent ? `Leads to ${sent.to} now.` : describe(count, suggestion)}</small>
        {problem && <small role="alert">{problem}</small>}
      </span>
      {sent ? (
        <Action label="Undo" about={`Undo: ${path} leads to ${sent.to}`} onPress={() => void undo(sent)} />
      ) : (
        <span className={styles.send}>
          {suggestion && !isOpen && (
            <Action label="Send there" about={`Send there: ${path} to ${suggestion}`} onPress={() => void send()} />
          )}
          {!isOpen && <Action label="Send to ..." about={`Send to ...: ${path}`} onPress={() => setOpen(true)} />}
          {isOpen && (
            <form className="fc-controls" onSubmit={(event) => void send(event)}>
              <input
                aria-label={`Page for ${path}`}
                list={pages}
                value={to}
                onChange={(event) => setTo(event.target.value)}
              />
              <button type="submit" className="fc-button">
                Send
              </button>
            </form>
          )}
        </span>
      )}
    </>
  )
}

function Action({ label, about, onPress }: { label: string; about: string; onPress: () => void }) {
  return (
    <button type="button" className="fc-button" aria-label={about} onClick={onPress}>
      {label}
    </button>
  )
}

function describe(count: number, suggestion: string | null): string {
  const times = count === 1 ? 'Once this week.' : `${count} times this week.`
  return suggestion ? `${times} Perhaps ${suggestion}` : times
}
