'use client'

import { type FormEvent, useRef, useState } from 'react'
import { formatNumber } from '@/lib/counts'
import { focusWhenDrawn } from '@/admin/focus-when-drawn'
import { useRedirect, type Redirect } from './use-redirect'
import styles from './day.module.css'

type ChoosePageProps = {
  path: string
  /** The id of the datalist with all pages. */
  pages: string
  suggestion: string
  isBusy: boolean
  onSend: (to: string) => void
  onCancel: () => void
}

type Props = {
  path: string
  /** The requests within seven days. */
  count: number
  suggestion: string | null
  /** The id of the datalist with all pages. */
  pages: string
}

/** The control that gets the focus in each step. */
const FOCUS = { listed: '[name=choose]', choosing: 'input', sent: '[name=undo]' }

/** A missing address, how often it was requested, and where to send it. */
export function SendAddress({ path, count, suggestion, pages }: Props) {
  const row = useRef<HTMLLIElement>(null)
  const redirect = useRedirect(path, ({ is }) => row.current && focusWhenDrawn(row.current, FOCUS[is]))
  const { step, isBusy, problem, choose, cancel, send } = redirect
  return (
    <li ref={row} className={styles.address}>
      <b className={styles.clock}>
        {formatNumber(count)}
        <span className="fc-visually-hidden"> times</span>
      </b>
      <span>
        <b>{path}</b>
        <small role="status">
          {step.is === 'sent' ? `Leads to ${step.to} now.` : suggestion && `Perhaps ${suggestion}`}
        </small>
        {problem && <small role="alert">{problem}</small>}
        {step.is === 'listed' && suggestion && (
          <Action name="choose" label="Another page" about={path} isQuiet isBusy={isBusy} onPress={choose} />
        )}
      </span>
      {step.is === 'choosing' ? (
        <ChoosePage
          {...{ path, pages, isBusy }}
          suggestion={suggestion ?? ''}
          onSend={(to) => void send(to)}
          onCancel={cancel}
        />
      ) : (
        <MainButton {...{ path, suggestion, redirect }} />
      )}
    </li>
  )
}

type MainButtonProps = Pick<Props, 'path' | 'suggestion'> & { redirect: Redirect }

/** Sends the address to the suggested page, opens the choice of a page, or takes the redirect back. */
function MainButton({ path, suggestion, redirect: { step, isBusy, choose, send, undo } }: MainButtonProps) {
  if (step.is === 'sent')
    return (
      <Action
        name="undo"
        label="Undo"
        about={`${path} leads to ${step.to}`}
        isBusy={isBusy}
        onPress={() => void undo(step.id)}
      />
    )
  if (!suggestion) return <Action name="choose" label="Send to ..." about={path} isBusy={isBusy} onPress={choose} />
  const about = `${path} to ${suggestion}`
  return <Action name="send" label="Send there" about={about} isBusy={isBusy} onPress={() => void send(suggestion)} />
}

type ActionProps = {
  name: 'choose' | 'send' | 'undo'
  label: string
  /** Read after the label by screen readers. */
  about: string
  isQuiet?: boolean
  isBusy: boolean
  onPress: () => void
}

function Action({ name, label, about, isQuiet = false, isBusy, onPress }: ActionProps) {
  return (
    <button
      type="button"
      name={name}
      className={isQuiet ? 'fc-text-button' : 'fc-button'}
      disabled={isBusy}
      aria-label={`${label}: ${about}`}
      onClick={onPress}
    >
      {label}
    </button>
  )
}

/** Chooses the page that a missing address leads to. Escape in the input cancels. */
function ChoosePage({ path, pages, suggestion, isBusy, onSend, onCancel }: ChoosePageProps) {
  const [to, setTo] = useState(suggestion)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) onSend(to)
  }

  return (
    <form className={`fc-controls ${styles.choose}`} onSubmit={submit}>
      <input
        aria-label={`Page for ${path}`}
        list={pages}
        value={to}
        onChange={({ target: { value } }) => setTo(value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <button type="submit" className="fc-button" disabled={isBusy}>
        Send
      </button>
      <button type="button" className="fc-text-button" onClick={onCancel}>
        Cancel
      </button>
    </form>
  )
}
