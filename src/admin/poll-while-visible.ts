/**
 * Calls `refresh` every `everyMs` milliseconds while the tab is visible, and when it becomes visible again. The first call is
 * the caller's. Returns the function that stops it.
 */
export function pollWhileVisible(refresh: () => Promise<void>, everyMs: number): () => void {
  const refreshIfVisible = () => {
    if (!document.hidden) void refresh()
  }
  const timer = setInterval(refreshIfVisible, everyMs)
  document.addEventListener('visibilitychange', refreshIfVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', refreshIfVisible)
  }
}
