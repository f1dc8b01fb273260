import { useSyncExternalStore } from 'react'

/** Returns false until hydration: a choice made before would be lost silently. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
