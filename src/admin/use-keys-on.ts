import { useSyncExternalStore } from 'react'

const STORE = 'inbox-keys'
const OFF = 'off'
const CHANGED = 'inbox-keys-changed'

/** Whether the inbox's single-key shortcuts are on. Stored on this device, on by default. */
export function useKeysOn(): [boolean, (areOn: boolean) => void] {
  const areOn = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(STORE) !== OFF,
    () => true,
  )
  return [areOn, change]
}

function change(areOn: boolean): void {
  if (areOn) localStorage.removeItem(STORE)
  else localStorage.setItem(STORE, OFF)
  dispatchEvent(new Event(CHANGED))
}

function subscribe(listen: () => void): () => void {
  addEventListener(CHANGED, listen)
  return () => removeEventListener(CHANGED, listen)
}
