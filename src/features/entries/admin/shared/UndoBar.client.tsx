'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { Undo2 } from 'lucide-react'
import { describePending, type PendingUndo } from '../../rules/pending-undo'
import { timeLeft } from '@/lib/time-left'
import { useKeysOn } from '@/admin/use-keys-on'
import { useSeconds } from '@/admin/use-seconds'
import { isTyping } from '@/admin/is-typing'
import { sendNow, takeBack } from './undo-actions'
import { refreshUndo, showUndoResult, useUndo, type UndoResult } from './undo-store'
import styles from './undo.module.css'

/**
 * The bar above every office page while an action can be undone: what was done, the remaining time, what Undo reverts and what
 * it cannot. It survives reloads and navigation.
 * @param rendered what could be undone when the server rendered the page: the bar is part of the first HTML, so that it never
 * moves the page under a finger
 */
export function UndoBar({ rendered }: { rendered: PendingUndo | null }) {
  const { pending, result } = useUndo(rendered)
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

  if (result) return <ResultBar {...result} onClose={() => showUndoResult(null)} />
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
