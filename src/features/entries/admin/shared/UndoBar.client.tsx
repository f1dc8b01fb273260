'use client'

import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFocusIfLost } from '@/admin/use-focus-if-lost'
import { useSeconds } from '@/admin/use-seconds'
import { useSingleKeys } from '@/admin/use-single-keys'
import { describePending, type PendingUndo } from '../../rules/pending-undo'
import { UndoCountdown } from './UndoCountdown'
import { sendNow, takeBack } from './undo-actions'
import { refreshUndo, showUndoResult, type UndoResult, useUndo } from './undo-store'
import styles from './undo.module.css'

type Props = {
  /**
   * What could be undone when the server rendered the page: the bar is part of the first HTML, so that it never moves the page
   * under a finger.
   */
  rendered: PendingUndo | null
  /** The server's time then, in milliseconds. A bar whose time ends while the page loads is in the browser's first render too. */
  renderedAt: number
}

/**
 * The bar above every office page while an action can be undone: what was done, the remaining time, what Undo reverts and what
 * it cannot. It survives reloads and navigation.
 */
export function UndoBar({ rendered, renderedAt }: Props) {
  const { pending: latest, result } = useUndo(rendered)
  const now = useSeconds(renderedAt)
  const pending = latest && Date.parse(latest.until) > now ? latest : null
  const { isBusy, undo, sendNow } = useUndoAction(pending)

  if (result) return <ResultBar {...result} onClose={() => showUndoResult(null)} />
  if (!pending) return null
  const { title, detail, button } = describePending(pending)
  return (
    <section className={styles.bar} aria-label="Undo">
      <UndoCountdown pending={pending} now={now} />
      <p>
        {title}
        <small>{detail}</small>
      </p>
      {pending.changes.some(({ mail }) => mail) && (
        <button type="button" className={`${styles.button} ${styles.wide}`} disabled={isBusy} onClick={sendNow}>
          Send now
        </button>
      )}
      <button type="button" className={styles.button} disabled={isBusy} aria-keyshortcuts="z" onClick={undo}>
        <Undo2 aria-hidden size={18} />
        {isBusy ? 'One moment…' : button}
      </button>
    </section>
  )
}

function ResultBar({ sentences, isRefused, onClose }: UndoResult & { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null)
  useFocusIfLost(close, sentences)
  return (
    <section className={styles.bar} aria-label="Undo">
      <p role={isRefused ? 'alert' : 'status'}>
        {sentences[0]}
        {sentences.length > 1 && <small>{sentences.slice(1).join(' ')}</small>}
      </p>
      <button type="button" ref={close} className={styles.button} onClick={onClose}>
        Close
      </button>
    </section>
  )
}

/** Returns what the buttons of the bar do with the pending action. The key z undoes it too. */
function useUndoAction(pending: PendingUndo | null) {
  const [isBusy, setBusy] = useState(false)

  async function run(act: (action: PendingUndo) => Promise<UndoResult>): Promise<void> {
    if (!pending || isBusy) return
    setBusy(true)
    showUndoResult(await act(pending))
    await refreshUndo()
    setBusy(false)
  }

  const undo = () => void run(takeBack)
  useRefreshOnReturn()
  useSingleKeys(['z'], undo)
  return { isBusy, undo, sendNow: () => void run(sendNow) }
}

// The server decides what can be undone. Fetched on every page, and when the tab becomes visible again.
function useRefreshOnReturn(): void {
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) void refreshUndo()
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
}
