import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { postStaff } from '@/admin/post-staff'
import { adminPaths } from '@/lib/admin-paths'
import type { EntryState } from '../../rules/mail-panel'
import type { PendingUndo } from '../../rules/pending-undo'

/** Undone entries, and the current state if it was a single one. */
export type UndoneEntries = { ids: string[]; state: EntryState | null }

/** The result of an undo, in sentences; shown until dismissed. */
export type UndoResult = { sentences: string[]; isRefused: boolean }

/** `pending` is undefined until this tab has read it. */
type UndoState = { pending: PendingUndo | null | undefined; result: UndoResult | null }

const EVENT = 'fc-taken-back'
const ELSEWHERE: UndoResult = { sentences: ['Taken back in another tab.'], isRefused: false }
const NOTHING: UndoState = { pending: undefined, result: null }

// Stored at module level, because Payload mounts the navigation again on every page and refresh.
let state = NOTHING
const listeners = new Set<() => void>()
let tabs: BroadcastChannel | null = null

function update(change: Partial<UndoState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Reloads the pending undo. Called after every action that can be undone. */
export async function refreshUndo(): Promise<void> {
  const answer = await postStaff<{ pending: PendingUndo | null }>(adminPaths.staffPost('undo'), {})
  if ('message' in answer) return
  const { pending } = answer
  // A newer action replaces the bar, even if the last result was not dismissed.
  const isNew = pending !== null && newestOf(pending) > newestOf(state.pending)
  update(isNew ? { pending, result: null } : { pending })
}

// The rest of a partly undone action does not count as newer.
function newestOf(pending: PendingUndo | null | undefined): string {
  return pending?.changes[0]?.at ?? ''
}

/**
 * Returns what the signed-in person can undo now, and the result of the last undo.
 * @param rendered what could be undone when the server rendered the page
 */
export function useUndo(rendered: PendingUndo | null): { pending: PendingUndo | null; result: UndoResult | null } {
  const { pending, result } = useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  )
  return { pending: pending === undefined ? rendered : pending, result }
}

/** Shows the result of an undo; null dismisses it. */
export function showUndoResult(result: UndoResult | null): void {
  update({ result })
}

/** Notifies this page and other tabs that entries were undone. */
export function announceTakenBack(detail: UndoneEntries): void {
  dispatchEvent(new CustomEvent(EVENT, { detail }))
  tabs?.postMessage(detail)
}

// Other tabs show the same bar and must not offer the undo again.
function handleOtherTab({ data }: MessageEvent<UndoneEntries>): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: data }))
  const isPending = state.pending?.changes.some(({ id }) => data.ids.includes(id)) ?? false
  if (isPending) showUndoResult(ELSEWHERE)
  void refreshUndo()
}

/** Calls back when entries were undone elsewhere, on this page or in another tab. */
export function useUndoneEntries(onTakenBack: (taken: UndoneEntries) => void): void {
  const notify = useEffectEvent((event: Event) => onTakenBack((event as CustomEvent<UndoneEntries>).detail))
  useEffect(() => {
    const listen = (event: Event) => notify(event)
    addEventListener(EVENT, listen)
    return () => removeEventListener(EVENT, listen)
  }, [])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  tabs ??= openChannel()
  return () => listeners.delete(listener)
}

function openChannel(): BroadcastChannel {
  const channel = new BroadcastChannel(EVENT)
  channel.addEventListener('message', handleOtherTab)
  return channel
}
