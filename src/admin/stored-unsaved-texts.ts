import { useSyncExternalStore } from 'react'
import { clearTab, readTab, writeTab } from '@/lib/tab-storage'
import type { UnsavedText } from './unsaved-texts'

const CHANGED = 'unsaved-texts-changed'

/** Texts that could not be saved, and the colleague who took the document over. */
export type UnsavedTexts = { by: string; texts: (UnsavedText & { label: string })[] }

/** Stores texts in this tab under a name; null removes them. */
export function storeUnsavedTexts(name: string, texts: UnsavedTexts | null): void {
  if (texts) writeTab(name, texts)
  else clearTab(name)
  read.delete(name)
  dispatchEvent(new Event(CHANGED))
}

/** Returns the texts that are stored in this tab under a name, also after a reload. */
export function useUnsavedTexts(name: string): UnsavedTexts | null {
  return useSyncExternalStore(
    subscribe,
    () => readOnce(name),
    () => null,
  )
}

// React compares what it reads: the same texts must be the same object.
const read = new Map<string, UnsavedTexts | null>()

function readOnce(name: string): UnsavedTexts | null {
  if (!read.has(name)) read.set(name, readTab<UnsavedTexts>(name))
  return read.get(name) ?? null
}

function subscribe(listen: () => void): () => void {
  addEventListener(CHANGED, listen)
  return () => removeEventListener(CHANGED, listen)
}
