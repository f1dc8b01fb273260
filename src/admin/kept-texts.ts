import { useSyncExternalStore } from 'react'
import { clearTab, readTab, writeTab } from '@/lib/tab-storage'
import type { UnsavedText } from './unsaved-texts'

const CHANGED = 'kept-texts-changed'

/** Texts that could not be saved, and the colleague who took the document over. */
export type KeptTexts = { by: string; texts: (UnsavedText & { label: string })[] }

/** Keeps texts in this tab under a name; null removes them. */
export function keepTexts(name: string, kept: KeptTexts | null): void {
  if (kept) writeTab(name, kept)
  else clearTab(name)
  read.delete(name)
  dispatchEvent(new Event(CHANGED))
}

/** Returns the texts that are kept in this tab under a name, also after a reload. */
export function useKeptTexts(name: string): KeptTexts | null {
  return useSyncExternalStore(
    subscribe,
    () => readOnce(name),
    () => null,
  )
}

// React compares what it reads: the same texts must be the same object.
const read = new Map<string, KeptTexts | null>()

function readOnce(name: string): KeptTexts | null {
  if (!read.has(name)) read.set(name, readTab<KeptTexts>(name))
  return read.get(name) ?? null
}

function subscribe(listen: () => void): () => void {
  addEventListener(CHANGED, listen)
  return () => removeEventListener(CHANGED, listen)
}
