'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { Undo2 } from 'lucide-react'
import { postStaff } from '@/admin/post-staff'
import { paths } from '@/lib/paths'
import type { EntryState } from '../../rules/mail-panel'
import type { Outcome } from '../../rules/outcome'
import { describePending, type PendingUndo, type UndoableChange } from '../../rules/pending-undo'
import { timeLeft } from '@/lib/time-left'
import { useKeysOn } from '@/admin/use-keys-on'
import { useSeconds } from '@/admin/use-seconds'
import { isTyping } from '@/admin/is-typing'
import { announceTakenBack, refreshUndo, showUndoResult, useUndo, type UndoResult } from './undo-store'
import styles from './undo.module.css'

/**
 * The bar above every office page while an action can be undone: what was done, the remaining time, what Undo reverts and what
 * it cannot. It survives reloads and navigation.
 * @param rendered what could be undone when the server rendered the page: the bar is part of the first HTML, so that it never
 * moves the page under a finger
 */
export function UndoBar({ rendered }: { rendered: PendingUndo | null }) {
  const { pending, told } = useUndo(rendered)
  const now = useSeconds()
  const [isBusy, setBusy] = useState(false)
  const current = pending && Date.parse(pending.until) > now ? pending : null
  useRefresh()

  async function run(act: (action: PendingUndo) => Promise<UndoResult>): Promise<void> {
    if (!current || isBusy) return
    setBusy(true)
    showUndoResult(await act(current))
    await refreshUndo()
    setBusy(false)
  }
  useUndoKey(() => void run(takeBack))

  if (told) return <ResultBar {...told} onClose={() => showUndoResult(null)} />
  if (!current) return null
  const { title, detail, button } = describePending(current)
  return (
    <section className={styles.bar} aria-label="Undo">
      <Ring pending={current} now={now} />
      <p>
        {title}
        <small>{detail}</small>
      </p>
      {current.changes.some(({ mail }) => mail) && (
        <button
          type="button"
          className={`${styles.button} ${styles.wide}`}
          disabled={isBusy}
          onClick={() => void run(sendNow)}
        >
          Send now
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        disabled={isBusy}
        aria-keyshortcuts="z"
        onClick={() => void run(takeBack)}
      >
        <Undo2 aria-hidden size={18} />
        {isBusy ? 'One moment…' : button}
      </button>
    </section>
  )
}

function ResultBar({ sentences, isRefused, onClose }: UndoResult & { onClose: () => void }) {
  return (
    <section className={styles.bar} aria-label="Undo">
      <p role={isRefused ? 'alert' : 'status'}>
        {sentences[0]}
        {sentences.length > 1 && <small>{sentences.slice(1).join(' ')}</small>}
      </p>
      <button type="button" className={styles.button} onClick={onClose}>
        Close
      </button>
    </section>
  )
}

function Ring({ pending: { at, until }, now }: { pending: PendingUndo; now: number }) {
  const share = (Date.parse(until) - now) / Math.max(1, Date.parse(until) - Date.parse(at))
  const left = timeLeft(until, now)
  return (
    <svg className={styles.ring} viewBox="0 0 44 44" role="img" aria-label={`${left} left`} suppressHydrationWarning>
      <circle cx="22" cy="22" r="19" />
      <circle
        cx="22"
        cy="22"
        r="19"
        pathLength="100"
        strokeDasharray={`${Math.min(1, share) * 100} 100`}
        suppressHydrationWarning
      />
      <text x="22" y="26.5" suppressHydrationWarning>
        {left}
      </text>
    </svg>
  )
}

// The server decides what can be undone. Fetched on every page, and when the tab becomes visible again.
function useRefresh(): void {
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) void refreshUndo()
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
}

function useUndoKey(onUndo: () => void): void {
  const [areOn] = useKeysOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'z' && !isTyping(event.target)) onUndo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

async function takeBack({ changes }: PendingUndo): Promise<UndoResult> {
  const [first] = changes
  if (first!.to === null) return stopMails(changes)
  const ids = changes.map(({ id }) => id)
  if (changes.length > 1) {
    const outcome = await postStaff<Outcome>(paths.staffPost('inbox/undo'), { entries: ids, to: first!.to })
    if ('message' in outcome) return { sentences: [outcome.message], isRefused: true }
    announceTakenBack({ ids, state: null })
    return describeOutcome(outcome)
  }
  const { id, kind, to } = first!
  const state = await postStaff<EntryState>(paths.staffPost('mails/undo-change'), { kind, id, to })
  if ('message' in state) return { sentences: [state.message], isRefused: true }
  announceTakenBack({ ids, state })
  return { sentences: ['Taken back.', ...(state.lost ?? []).map((lost) => `Not as before: ${lost}`)], isRefused: false }
}

async function sendNow({ changes }: PendingUndo): Promise<UndoResult> {
  const refusals: string[] = []
  const mails = changes.flatMap(({ mail, person }) => (mail ? [{ id: mail.id, person }] : []))
  for (const { id, person } of mails) {
    const sent = await postStaff<object>(paths.staffPost('mails/send-now'), { mail: id })
    if ('message' in sent) refusals.push(`${person}: ${String(sent.message)}`)
  }
  const left = mails.length - refusals.length
  const sentence = left === 1 ? 'The mail is on its way.' : `${left} mails are on their way.`
  return { sentences: [...(left > 0 ? [sentence] : []), ...refusals], isRefused: left === 0 }
}

async function stopMails(changes: UndoableChange[]): Promise<UndoResult> {
  const refusals: string[] = []
  for (const { id, mail, person } of changes) {
    const state = await postStaff<EntryState>(paths.staffPost('mails/undo'), { mail: mail!.id })
    if ('message' in state) refusals.push(`${person}: ${state.message}`)
    else announceTakenBack({ ids: [id], state })
  }
  const stopped = changes.length - refusals.length
  const sentence = stopped === 1 ? 'The mail was stopped.' : `${stopped} mails were stopped.`
  return { sentences: [...(stopped > 0 ? [sentence] : []), ...refusals], isRefused: stopped === 0 }
}

function describeOutcome({ changed, skipped, lost = [] }: Outcome): UndoResult {
  const name = ({ person, reason }: { person: string; reason: string }) => `${person}: ${reason}`
  const stayed = skipped.length === 0 ? '' : ` ${skipped.length} stayed as they are.`
  return {
    sentences: [`${changed.length} taken back.${stayed}`, ...skipped.map(name), ...lost.map(name)],
    isRefused: changed.length === 0,
  }
}
