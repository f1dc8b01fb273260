import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { postStaff } from '@/admin/post-staff'
import { paths } from '@/lib/paths'
import type { EntryState } from '../../rules/mail-panel'
import type { PendingUndo } from '../../rules/pending-undo'

/** Entries that were taken back, and where a single one is now. */
export type TakenBack = { ids: string[]; state: EntryState | null }

/** What became of taking back, in sentences; it is shown until it is closed. */
export type Told = { sentences: string[]; isRefused: boolean }

type Shown = { pending: PendingUndo | null; told: Told | null }

const EVENT = 'fc-taken-back'
const ELSEWHERE: Told = { sentences: ['Taken back in another tab.'], isRefused: false }
const NOTHING: Shown = { pending: null, told: null }

// Payload mounts the navigation again on every page and after every refresh; the bar outlives it.
let shown = NOTHING
const listeners = new Set<() => void>()
let tabs: BroadcastChannel | null = null

function show(change: Partial<Shown>): void {
  shown = { ...shown, ...change }
  for (const listener of listeners) listener()
}

/** Reads again what can be taken back: called after everything that can. */
export async function refreshUndo(): Promise<void> {
  const answer = await postStaff<{ pending: PendingUndo | null }>(paths.staffPost('undo'), {})
  if ('message' in answer) return
  const { pending } = answer
  // A newer action has its own bar, also where what became of the last one was not closed.
  const isNew = pending !== null && newestOf(pending) > newestOf(shown.pending)
  show(isNew ? { pending, told: null } : { pending })
}

// What is left of an action that was taken back in part is no newer one.
function newestOf(pending: PendingUndo | null): string {
  return pending?.changes[0]?.at ?? ''
}

/** What the person who is signed in can take back now, and what became of the last time. */
export function useUndo(): Shown {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NOTHING,
  )
}

/** Says what became of taking back; null closes it. */
export function tellUndo(told: Told | null): void {
  show({ told })
}

/** Tells this page, and those of other tabs, that entries were taken back. */
export function announceTakenBack(detail: TakenBack): void {
  dispatchEvent(new CustomEvent(EVENT, { detail }))
  tabs?.postMessage(detail)
}

// The other tabs show the same bar: theirs must not take back once more.
function hearOtherTabs({ data }: MessageEvent<TakenBack>): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: data }))
  const isShown = shown.pending?.changes.some(({ id }) => data.ids.includes(id)) ?? false
  if (isShown) tellUndo(ELSEWHERE)
  void refreshUndo()
}

/** Calls back when entries were undone elsewhere on the page. */
export function useTakenBack(onTakenBack: (taken: TakenBack) => void): void {
  const hear = useEffectEvent((event: Event) => onTakenBack((event as CustomEvent<TakenBack>).detail))
  useEffect(() => {
    const listen = (event: Event) => hear(event)
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
  channel.addEventListener('message', hearOtherTabs)
  return channel
}
