import { useSyncExternalStore } from 'react'

/** False until the page answers: what somebody chooses in a field before that would be lost without a word. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
